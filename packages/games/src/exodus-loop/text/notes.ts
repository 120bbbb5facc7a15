import type { Reason } from '@fray/engine';
import { type Note, noteIn, sameWords, sayIn, word } from '../../notes.ts';
import { HAZARD_ROWS, type Hazard } from '../content/hazards.ts';
import { BEHAVIOUR_ROWS, type Behaviour } from '../content/traits.ts';
import { displayName } from './log.ts';

/** Every other word that a screen or the terminal shows: the standing, what dice are for, fields of forms. */

const without = ({ count }: Reason): string =>
  count === 0 ? 'all given' : `${count} ${count === 1 ? 'ship' : 'ships'} without orders`;

const NOTES = {
  // Most battles without a winner stop at the turn limit.
  'nobody-wins': word('undecided'),
  // Columns of the standing.
  ...sameWords('name at hull atk def spd ammo fuel order notes'),
  // Figures of a side.
  metal: word('metal'),
  'fuel store': word('fuel store'),
  ...sameWords('lost unseen'),
  'secret-orders': word('secret orders'),
  'unseen-ships': word('ships that nobody sees'),
  // Entries and marks of a row.
  'ship-name': (f) => displayName(String(f.id), f.side === 'enemy', f.alien === true),
  ...sameWords('LOST DOCKED LAUNCHED'),
  'launch-to': (f) => `launch ${f.cell}`,
  hangar: (f) => `hangar ${f.docked}/${f.room}`,
  shield: (f) => `shield ${f.left}`,
  'flown-by': (f) => `${f.name} (level ${f.level}, morale ${f.morale})`,
  ...sameWords('calm alert aggressive'),
  'behaviour-name': (f) => BEHAVIOUR_ROWS[f.behaviour as Behaviour].name,
  // The map of the terminal.
  'map-player': (f) => `capitals ${f.side}`,
  'map-enemy': (f) => `small letters ${f.side}`,
  'map-carrier': word('C a carrier'),
  'map-more': word('+ more ships'),
  'map-zone': (f) => `${f.mark} zone of ${f.side}`,
  'map-hazard': (f) => `${f.mark} ${HAZARD_ROWS[f.hazard as Hazard].name}`,
  'map-find': (f) => `${f.mark} the find`,
  // Reminders and prompts.
  'wave-announced': (f) =>
    `Wave ${f.wave} of ${f.of} (${f.size} ${f.size === 1 ? 'squadron' : 'squadrons'}) arrives in UPKEEP of turn ${f.turn}`,
  'carrier-defends': (f) => `${f.ship} defends: DEF +2 until the next COMMAND`,
  'jump-drive': (f) => `Jump drive: charge ${f.charge} of ${f.needed}`,
  'focus-place': word('Place your ships'),
  'focus-place-enemy': word('Place the enemy ships'),
  'focus-intel': word('This is what the sensors show'),
  'focus-orders': (f) => `Your orders: ${without(f)}`,
  'focus-orders-enemy': (f) => `Orders of the enemy: ${without(f)}`,
  'focus-order': (f) => `What does ${f.ship} do?`,
  'focus-hold': (f) => `${without(f)}: ${f.count === 1 ? 'it holds' : 'they hold'}. Execute?`,
  // What dice were for.
  ...sameWords('attack eject debris initiative'),
  // What the next dice and draws are for.
  'roll-attack': (f) => `${f.unit} attacks ${f.target}`,
  'roll-critical': (f) => `Critical Eye of ${f.unit}`,
  'roll-initiative': (f) => `initiative of ${f.unit}`,
  'roll-eject': (f) => `ejection of ${f.pilot}`,
  'roll-debris': word('debris: a 1 costs 1 hull'),
  'draw-forecast': word('the forecast of the sensors'),
  'draw-waves': word('how many waves come'),
  'draw-wave': (f) => `whether wave ${f.wave} of ${f.of} is called`,
  'draw-miner': word('whether a reinforcement is a Miner'),
  'draw-type': word('type of a reinforcement'),
  'draw-behaviour': word('behavior of a reinforcement'),
  'draw-new-squadron': word('whether an enemy carrier gets a new squadron'),
  // Forms: place, adjust, add.
  ...sameWords('ship cell what amount side kind morale remove jump player enemy'),
  // What a program says for a round of the fight, and for several.
  round: word('turn'),
  rounds: word('turns'),
} satisfies Record<string, Note>;
export type NoteCode = keyof typeof NOTES;
export const NOTE_CODES = Object.keys(NOTES) as NoteCode[];

export const say = sayIn<NoteCode>();

/** A code without a note comes back as it is: names of ships, cells, traits. */
export const note = noteIn(NOTES);

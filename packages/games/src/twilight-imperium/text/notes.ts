/** All other words on screen and in the terminal: the standing, what dice are for, fields of forms. */
import type { Reason } from '@fray/engine';
import { type Note, noteIn, sameWords, sayIn, word } from '../../notes.ts';
import { plural } from '../../words.ts';
import { EFFECTS } from '../content/effects/registry.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { PARTIES, type PartyId, SETS, type SetTag } from '../types.ts';
import { askText, does } from './does.ts';
import { effectName, kindName, midName, placeName, rollName, seatName, setName } from './names.ts';
import { counterName, reasonText } from './reasons.ts';
import { ASKS } from './step-questions.ts';

const fact = (note: Reason, key: string): string => String(note[key] ?? '');

/** Conditions of secret objectives that only the players can check. */
const ONLY_IF: Readonly<Record<string, string>> = {
  'spark-a-rebellion': 'if the loser has the most victory points',
  'betray-a-friend': 'if a promissory note of the loser was in play',
};
const objective = (id: string): string => (ONLY_IF[id] ? `${effectName(id)} (${ONLY_IF[id]})` : effectName(id));
const combatName = (place: string): string =>
  place === 'space' ? 'the space combat' : place === '' ? 'this combat' : `the combat on ${place}`;

const onPlanet = (f: Reason): string => (f.place === 'space' ? '' : ` on ${f.place}`);
const sideName = (seat: string): string => midName(seatName(seat as PartyId)).toLowerCase();

const AIMS: Readonly<Record<string, string>> = {
  balanced: 'a balance',
  win: 'the win',
  fleet: 'their fleet',
  planet: 'the planet',
};

const STAGES: Readonly<Record<string, string>> = {
  cannon: 'space cannon',
  space: 'space combat',
  bombardment: 'bombardment',
  landing: 'landing and space cannon defense',
  ground: 'ground combat',
};

const NOTES = {
  'goal-space': word('for the space area'),
  'goal-planet': (f) => `for ${f.planets}`,
  'nothing-fires': word('from the ground combat on, where nothing fires'),
  stage: (f) => STAGES[fact(f, 'stage')] ?? 'stage',
  aim: (f) => AIMS[fact(f, 'id')] ?? 'the win',
  // What a side is after, with its weights.
  objective: (f) =>
    `${AIMS[fact(f, 'id')]} (winning counts as ${f.goal} resources, what the other side loses ${f.theirs === 1 ? 'as much as own losses' : 'half as much as own losses'})`,
  // Columns of the standing, and figures of a side.
  ...sameWords('unit count where state combat abilities hits cards'),
  // Entries of a row.
  space: word('space'),
  'next-to': (f) => `adjacent: ${fact(f, 'system')}`,
  ...sameWords('damaged undamaged'),
  'row-barrage': (f) => `Anti-Fighter Barrage ${fact(f, 'dice')}`,
  'row-bombardment': (f) => `Bombardment ${fact(f, 'dice')}`,
  'row-cannon': (f) => `Space Cannon ${fact(f, 'dice')}`,
  // Phases.
  'phase-activation': word('Activation'),
  'phase-cannon': word('Space cannon offense'),
  'phase-space': word('Space combat'),
  'phase-invasion': word('Invasion'),
  'phase-ground': (f) => `Ground combat${f.planet === undefined ? '' : `: ${fact(f, 'planet')}`}`,
  'phase-post': word('After combat'),
  // Reminders, notices of a step, and what is watched.
  'reminder-transactions': word('The active player can still trade, once with each neighbor.'),
  'reminder-effect': (f) => {
    const what = does(fact(f, 'effect'));
    const owner = f.who === undefined ? '' : ` (${fact(f, 'who')})`;
    return `${UNTIL[fact(f, 'until')] ?? 'Now'}: ${effectName(fact(f, 'effect'))}${owner}${what === undefined ? '' : `: ${what}`}.`;
  },
  'reminder-table': (f) =>
    `${fact(f, 'effect')}${f.who === undefined ? '' : ` (${fact(f, 'who')})`} is resolved at the table.`,
  'reminder-objectives': (f) => {
    const list = fact(f, 'effects').split(' ').map(objective);
    const which =
      list.length === 1 ? `secret objective ${list[0]}` : `at most one secret objective of ${list.join(', ')}`;
    return `After ${combatName(fact(f, 'place'))}: ${fact(f, 'who')} may score ${which}.`;
  },
  'reminder-not-adjacent': (f) => reasonText({ ...f, code: 'not-adjacent' }),
  'notice P0.3': word('After this step, effects that are used when a system is activated can no longer be used.'),
  'notice P0.3 unknown': word(
    'First enter the sets in use, the technologies, leaders, promissory notes and relics of each player, laws, and third parties who may use something.',
  ),
  'notice P0.5': word(
    'Do any other players have space cannon units in or adjacent to this system? Add them as third parties.',
  ),
  'notice P3.1 bombard': word('Bombardment rolls are not affected by modifiers of combat rolls.'),
  'notice P4.1': (f) => `Round ${fact(f, 'round')} of the ground combat on ${fact(f, 'planet')}.`,
  'notice PC.1': word('All combat is over. Triggers and the capacity check are left.'),
  'notice PC.3': word('Next in the tactical action: production.'),
  'focus-hits': (f) => `${fact(f, 'who')} assigns ${fact(f, 'count')} hit${plural(f.count)}`,
  'focus-too-many': (f) =>
    `${fact(f, 'count')} hit${plural(f.count)} too many: ${fact(f, 'who')} has no unit left to assign ${f.count === 1 ? 'it' : 'them'} to`,
  'focus-round': (f) =>
    `Start of round ${fact(f, 'round')}${onPlanet(f)}${f.idle ? '' : ': anyone playing a card or ability?'}`,
  'focus-roll': (f) => `Roll ${fact(f, 'count')} ${f.count === 1 ? 'die' : 'dice'}`,
  'focus-extra': word('Which unit rolls one more die?'),
  'focus-rolled': (f) => `${fact(f, 'count')} hit${plural(f.count)}${f.idle ? '' : ': reroll?'}`,
  'focus-faces': word('The dice are rolled: change anything?'),
  'focus-answers': (f) => {
    const use = `${f.card ? 'Play' : 'Use'} ${f.effect}`;
    if (f.effect !== undefined && f.what === 'sustained')
      return `${use} on the ${fact(f, 'unit')} that just sustained?`;
    const happened = `${fact(f, 'unit')} of ${midName(fact(f, 'who'))} ${HAPPENED[fact(f, 'what')]}`;
    return f.effect === undefined ? `${happened}: anyone playing a card or ability?` : `${happened}. ${use}?`;
  },
  'focus-card': (f) => `Cancel ${effectName(fact(f, 'effect'))}?`,
  'focus-step': (f) => {
    const ask = ASKS[fact(f, 'step') as keyof typeof ASKS] ?? '';
    return f.idle ? ask.replace(/: .*\?$/, '') : ask;
  },
  'focus-remove': (f) => `Remove ${fact(f, 'count')} unit${plural(f.count)}: ${fact(f, 'why')}`,
  'over-capacity': (f) => `${fact(f, 'count')} over capacity`,
  'over-supply': (f) => `${fact(f, 'count')} over fleet supply`,
  'not-carried': (f) => `${fact(f, 'count')} that cannot be carried`,
  'focus-ask': (f) => {
    const what = askText(fact(f, 'effect'), fact(f, 'ask'))?.what ?? 'choose';
    const of = Number(f.count) > 1 ? `, ${fact(f, 'at')} of ${fact(f, 'count')}` : '';
    return `${effectName(fact(f, 'effect'))}: ${what}${of}`;
  },
  // What a player can order for longer.
  'stop-sustained': word('When a ship sustains damage'),
  'stop-dice': word('Before the dice'),
  // What dice are for.
  ...sameWords('barrage bombardment cannon'),
  effect: (f) => (f.effect === undefined ? 'effect' : effectName(fact(f, 'effect'))),
  rerolled: (f) => `${fact(f, 'kind')}, rerolled`,
  'roll-combat': (f) => `combat roll${onPlanet(f)}`,
  'roll-barrage': word('anti-fighter barrage'),
  'roll-bombardment': (f) => (f.place === undefined ? 'bombardment' : `bombardment of ${f.place}`),
  'roll-cannon': (f) =>
    f.place === 'space' ? `space cannon against ${sideName(fact(f, 'on'))}` : `space cannon defense${onPlanet(f)}`,
  'roll-effect': (f) => effectName(fact(f, 'effect')),
  'roll-again': (f) =>
    `${rollName(fact(f, 'kind'))}, reroll${f.effect === undefined ? '' : ` (${effectName(fact(f, 'effect'))})`}`,
  'roll-rift': word('leaving a gravity rift'),
  // Fields of forms.
  party: word('player'),
  ...sameWords('place units'),
  effects: word('technologies, leaders, relics and promissory notes'),
  hand: word('action cards in hand'),
  fleetSupply: word('fleet supply'),
  ...sameWords('counters anomalies laws'),
  sets: word('sets in use'),
  wormholes: word('wormholes'),
  mecatol: word('Mecatol Rex system'),
  home: word('home system of'),
  ...sameWords('traits legendary'),
  custodians: word('custodians token on it'),
  exits: word('who may retreat to an adjacent system'),
  name: word('name'),
  owner: word('who controls it'),
  ...sameWords('counter faction'),
  // Options.
  ...sameWords('alpha beta gamma delta cultural hazardous industrial'),
  // Counters.
  tradeGoods: word(counterName('tradeGoods')),
  commodities: word(counterName('commodities')),
  resources: word(counterName('resources')),
  influence: word(counterName('influence')),
  strategyTokens: word(counterName('strategyTokens')),
  tacticTokens: word(counterName('tacticTokens')),
  // Corrections by the host.
  ...sameWords('remove damage repair'),
  hit: word('add a hit'),
  unhit: word('remove a hit'),
  face: word('set a die'),
  ...sameWords('adjust concede'),
  'add unit': word('add a unit'),
  'add set': word('add a set'),
  'set counter': word('set a counter'),
  'throw again': word('reroll a die'),
} satisfies Record<string, Note>;
/** What happened to the unit that a window is about. */
const HAPPENED: Readonly<Record<string, string>> = {
  sustained: 'just sustained',
  doomed: 'would be destroyed',
  destroyed: 'was just destroyed',
};
const UNTIL: Readonly<Record<string, string>> = {
  combat: 'This combat',
  invasion: 'This invasion',
  action: 'This action',
};
export type NoteCode = keyof typeof NOTES;
export const NOTE_CODES = Object.keys(NOTES) as NoteCode[];

/** Options of forms are ids: players, factions, units, effects, places. */
function optionName(code: string): string {
  if (PARTIES.includes(code as PartyId)) return seatName(code as PartyId);
  if (code in FACTIONS) return FACTIONS[code as FactionId].name;
  if (code.startsWith('next ')) return placeName(code);
  if (SETS.includes(code as SetTag)) return setName(code);
  // Anomalies are effects too; a unit and its text share the id.
  return EFFECTS.has(code) || kindName(code) !== effectName(code) ? kindName(code) : code;
}

export const say = sayIn<NoteCode>();

/** An unknown code comes back as it is: names of planets, for example. */
export const note = noteIn(NOTES, optionName);

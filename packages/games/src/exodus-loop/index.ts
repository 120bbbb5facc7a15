import type { Reason } from '@fray/engine';
import { type Force, type Game, GOAL_ALONE, type RolledDie } from '../game.ts';
import { bot, opponents } from './bot/index.ts';
import type { Event } from './events.ts';
import { isAlive, livingCarriers, livingSquadrons } from './rules/ships.ts';
import { rules } from './ruleset.ts';
import { standing } from './standing.ts';
import { english } from './text/en.ts';
import type { NoteCode } from './text/notes.ts';
import { textScreen } from './text/screen.ts';
import type { Exodus, Outcome, Side, State } from './types.ts';

const why = (code: NoteCode): Reason => ({ code });

/** Dice of an event. A die of an attack hits when it does damage; initiative dice cannot hit. */
function dice(event: Event): ReturnType<Game<Exodus>['dice']> {
  switch (event.type) {
    case 'attack': {
      const list: RolledDie[] = [
        { face: event.roll, sides: event.die, chance: event.chance, hit: event.roll + event.atk > event.def },
      ];
      if (event.criticalRoll !== null)
        list.push({ face: event.criticalRoll, sides: 100, chance: 0.2, hit: event.critical > 0 });
      return { seat: event.unit.side, why: why('attack'), dice: list };
    }
    case 'eject':
      if (event.roll === null) return undefined;
      return {
        seat: event.unit.side,
        why: why('eject'),
        dice: [{ face: event.roll, sides: 100, chance: event.percent / 100, hit: event.alive }],
      };
    case 'hazard':
      if (event.roll === null) return undefined;
      return { seat: event.unit.side, why: why('debris'), dice: [{ face: event.roll, sides: 6 }] };
    case 'initiative':
      // Dice of both sides in one event: shown for the side that acts first.
      return {
        seat: event.list[0]?.unit.side ?? 'player',
        why: why('initiative'),
        dice: event.list.map((row) => ({ face: row.roll, sides: row.spd + 1 })),
      };
    default:
      return undefined;
  }
}

const shipsOf = (state: State, side: 'player' | 'enemy'): number =>
  livingSquadrons(state, side) + livingCarriers(state, side);

function forceOf(state: State, side: Side): Force {
  const ships = [...state.carriers, ...state.squadrons].filter((ship) => ship.side === side && isAlive(ship));
  return {
    count: ships.length,
    of: 'ships',
    uniqueUnits: ships.map(({ id }) => id),
    health: ships.reduce((sum, { hull }) => sum + hull, 0),
  };
}

const summary = (state: State, outcome: Outcome) => ({
  result: outcome.result,
  ending: outcome.why,
  rounds: outcome.turn,
  left: { player: shipsOf(state, 'player'), enemy: shipsOf(state, 'enemy') },
});

/** The game Exodus Loop. */
export const game: Game<Exodus> = {
  id: 'exodus-loop',
  rules,
  text: { en: english },
  languages: { de: async () => (await import('./text/de.ts')).german },
  players: ['player', 'enemy'],
  bot,
  opponents,
  usualOpponent: ({ house }) => ({ easy: 'easy', normal: 'printed', hard: 'sensible' })[house.difficulty],
  standing,
  screen: textScreen,
  dice,
  summary,
  roundOf: ({ turn }) => ['turn', turn],
  forces: (state) => ({ player: forceOf(state, 'player'), enemy: forceOf(state, 'enemy') }),
  objectives: [GOAL_ALONE],
  hidden: rules.secrets !== undefined,
};

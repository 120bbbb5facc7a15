import { chanceToHit } from '@fray/engine';
import { type Force, type Game, GOAL_ALONE } from '../game.ts';
import { bot, opponents } from './bot/index.ts';
import { attackRoll, barrageRoll, initiativeRoll } from './dice-for.ts';
import { isAlive, sideOf } from './rules/sides.ts';
import { rules } from './ruleset.ts';
import { standing } from './standing.ts';
import { english } from './text/en.ts';
import { textScreen } from './text/screen.ts';
import { type Merc, type Outcome, PLAYERS, SIDES, type Side, type State, type Unit } from './types.ts';

const result = ({ winner, how }: Outcome): string => winner ?? how;

/** Who lives, here or where they retreated to. Dogs are equipment. */
const survivorsOf = ({ units }: State, side: Side): Unit[] =>
  units.filter((unit) => unit.side === side && isAlive(unit) && unit.kind !== 'dog');

/** Militia have no names and no wounds. */
function forceOf(state: State, side: Side): Force {
  const survivors = survivorsOf(state, side);
  const named = survivors.filter(({ kind }) => kind !== 'militia');
  return {
    count: survivors.length,
    of: 'units',
    uniqueUnits: named.map(({ id }) => id),
    health: named.reduce((sum, unit) => sum + unit.health, 0),
  };
}

/** The game MERC. */
export const game: Game<Merc> = {
  id: 'merc',
  rules,
  text: { en: english },
  languages: { de: async () => (await import('./text/de.ts')).german },
  players: PLAYERS,
  bot,
  opponents,
  usualOpponent: () => 'printed',
  standing,
  screen: textScreen,
  dice(event) {
    switch (event.type) {
      case 'dice rolled': {
        const chance = chanceToHit(event.hitsOn, 6);
        const dice = event.dice.map((face) => ({ face, sides: 6, chance, hit: face >= event.hitsOn }));
        return { seat: event.seat, why: attackRoll(event.unit, event.why === 'reroll'), dice };
      }
      case 'initiative rolled':
        return { seat: event.seat, why: initiativeRoll(event.unit), dice: [{ face: event.die, sides: 6 }] };
      case 'barrage rolled':
        return { seat: 'dictator', why: barrageRoll, dice: [{ face: event.die, sides: 6 }] };
      default:
        return undefined;
    }
  },
  summary: (state, outcome) => ({
    result: result(outcome),
    ending: outcome.how,
    rounds: outcome.round,
    left: Object.fromEntries(SIDES.map((side) => [side, survivorsOf(state, side).length])),
  }),
  forces: (state) => Object.fromEntries(SIDES.map((side) => [side, forceOf(state, side)])),
  side: (seat) => (seat === 'host' ? seat : sideOf(seat)),
  // The Dictator takes part even if a card brings his first units after the start.
  present: ({ units }) =>
    PLAYERS.filter((player) => player === 'dictator' || units.some((unit) => unit.owner === player)),
  objectives: [GOAL_ALONE],
  hidden: rules.secrets !== undefined,
};

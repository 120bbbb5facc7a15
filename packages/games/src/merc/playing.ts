import { chanceToHit } from '@fray/engine';
import type { Playing } from '../game.ts';
import { bot } from './bot/index.ts';
import { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from './content/index.ts';
import { attackRoll, barrageRoll, initiativeRoll } from './dice-for.ts';
import { ranksOf } from './rules/sides.ts';
import { rules } from './ruleset.ts';
import { standing } from './standing.ts';
import { german } from './text/de.ts';
import { english } from './text/en.ts';
import { textScreen } from './text/screen.ts';
import { type Merc, type Outcome, PLAYERS, SIDES } from './types.ts';

const result = ({ winner, how }: Outcome): string => winner ?? how;

/** MERC at a table. */
export const game: Playing<Merc> = {
  id: 'merc',
  rules,
  text: { en: english, de: german },
  players: PLAYERS,
  bot,
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
    left: Object.fromEntries(SIDES.map((side) => [side, ranksOf(state, side).length])),
  }),
  forces: (state) =>
    Object.fromEntries(SIDES.map((side) => [side, { count: ranksOf(state, side).length, of: 'units' }])),
  present: ({ units }) => PLAYERS.filter((player) => units.some((unit) => unit.owner === player)),
  content: {
    mercs: MERCS.length,
    dictators: DICTATORS.length,
    weapons: WEAPONS.length,
    armor: ARMOR.length,
    accessories: ACCESSORIES.length,
    vehicles: VEHICLES.length,
    tactics: TACTICS.length,
  },
  autoPass: false,
  hidden: rules.secrets !== undefined,
};

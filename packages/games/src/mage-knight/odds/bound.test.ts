import { type Chance, Combat, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { botByName } from '../../bots.ts';
import { pickOne } from '../../pick.ts';
import { CARD_LIST } from '../content/cards.ts';
import { TOKEN_LIST } from '../content/tokens.ts';
import { game } from '../index.ts';
import { heroOf } from '../rules/enemy.ts';
import { rules } from '../ruleset.ts';
import { withCards } from '../tests/fixture.ts';
import type { Setup, State } from '../types.ts';
import { mostMain } from './most.ts';
import { planning } from './plan.ts';
import { reachOf } from './reach.ts';
import { WORTH } from './value.ts';

/** How far a hand reaches, and what no plan can exceed. */

const BASIC = CARD_LIST.filter(({ kind }) => kind === 'basic').map(({ id }) => id);
const ANY = CARD_LIST.filter(({ kind }) => kind !== 'wound').map(({ id }) => id);
function fightOf(number: number): { setup: Setup; chance: Chance } {
  const dice = seededDice(640, number);
  const chance: Chance = (count, sides) => dice.pull('roll', count, sides);
  const [cards = 1, foes = 1] = [...chance(1, 6), ...chance(1, 4)];
  const hand = Array.from({ length: cards }, () => pickOne(chance(1, 6)[0] === 1 ? ANY : BASIC, chance));
  const enemies = Array.from({ length: foes }, () => ({ token: pickOne(TOKEN_LIST, chance).id }));
  const mana = { [pickOne(['red', 'blue', 'green', 'white'] as const, chance)]: 2 };
  const site = pickOne(['rampagers', 'keep', 'dungeon'], chance);
  const night = chance(1, 2)[0] === 1;
  return { setup: { site, night, pool: 'cards', heroes: [{ name: 'tovak', level: 3, hand, mana }], enemies }, chance };
}

describe('the bound of the plan solver', () => {
  it('nobody ever gets more out of a fight than it said at any prompt before', () => {
    let tight = 0;
    for (let number = 0; number < 120; number++) {
      const { setup } = fightOf(number);
      const combat = Combat.begin(rules, setup, seededDice(640, number));
      const bot = botByName(game, number % 2 ? 'rules' : 'random');
      const said: { most: number; state: State }[] = [];
      for (let moves = 0; !combat.outcome && moves < 300; moves++) {
        const { state } = combat;
        // What is open is taken to be finished: a plan does not go on with anything else.
        if (!state.currentAttackDeclaration && !state.currentBlock) said.push({ most: planning.most(state), state });
        combat.playBot(heroOf(state).seat, bot);
      }
      const got = planning.value(combat.state);
      for (const { most, state } of said)
        expect({ number, phase: state.phase, most: most >= got }).toMatchObject({ most: true });
      const all = setup.enemies?.reduce(
        (sum, { token }) => sum + (TOKEN_LIST.find((row) => row.id === token)?.fame ?? 0),
        0,
      );
      if ((said[0] ? mostMain(said[0].state) : 0) < WORTH.fame * (all ?? 0)) tight++;
    }
    // Where a hand is points and nothing else, it says less than that all of them fall.
    expect(tight).toBeGreaterThan(30);
  });

  it('a hand of points reaches as far as its mana: strong for each mana of the color, sideways for 1', () => {
    const reach = (hand: string[], mana = {}, more: Partial<Setup> = {}) => {
      const { state, hero } = withCards(['swamp-dragon'], { hand, mana }, more);
      return reachOf(state, hero);
    };
    expect(reach(['rage', 'rage'])).toMatchObject({ ranged: 0, attack: 4, block: 4, either: 4 });
    expect(reach(['rage', 'rage'], { red: 1 })).toMatchObject({ attack: 6, block: 4 });
    expect(reach(['rage', 'rage'], { white: 1 })).toMatchObject({ attack: 4 });
    expect(reach(['swiftness', 'march'], { white: 1 })).toMatchObject({ ranged: 3, attack: 4, block: 2, either: 4 });
    // Concentration raises another card by 2 and saves its mana.
    expect(reach(['rage', 'concentration'])).toMatchObject({ attack: 6 });
    // Improvisation is paid with another card; alone it only goes sideways.
    expect(reach(['improvisation', 'march'])).toMatchObject({ attack: 3, either: 3 });
    expect(reach(['improvisation', 'wound'])).toMatchObject({ attack: 1 });
    // What does more than points has no bound: an enemy that loses its armor, a card that plays others.
    expect(reach(['rage', 'expose'])).toBeUndefined();
    expect(reach(['rage', 'maximal-effect'])).toBeUndefined();
    expect(reach(['rage'], {}, { unitOffer: ['peasants'] })).toBeUndefined();
  });
});

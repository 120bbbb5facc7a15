import { clone, dry, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, findGame, loadWhole, type Planning, rulesForOdds, type WholeGame } from '@fray/games';
import { CARD_LIST } from '../../../../games/src/mage-knight/content/cards.ts';
import { TOKEN_LIST } from '../../../../games/src/mage-knight/content/tokens.ts';
import { UNITS as UNIT_ROWS } from '../../../../games/src/mage-knight/content/units.ts';
import { exhaust } from '../exhaustive.fixture.ts';

/** Fights of Mage Knight for the tests of plans. */
const found = findGame('mage-knight');
if (!found.ok) throw new Error('mage-knight');
export const game: WholeGame = await loadWhole(found.card);
export const planning = game.odds.planning as Planning<Types>;
export const rules = rulesForOdds(game.rules, game.odds);

/** At its first prompt. */
export function begin(setup: unknown): Types['state'] {
  const checked = game.setup.check(setup);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const runner = new Runner(rules, rules.begin(clone(checked.setup)), dry());
  runner.start();
  return runner.state;
}
const pickFrom = (seed: number, number: number) => {
  const chance = chanceFrom(seededDice(seed, number));
  const roll = (sides: number): number => (chance(1, sides)[0] as number) - 1;
  return { roll, pick: <V>(list: readonly V[]): V => list[roll(list.length)] as V };
};

/** Tokens that summon draw others: chance. */
const TOKENS = TOKEN_LIST.filter(({ is }) => !is.summon).map(({ id }) => id);
export const CARDS = CARD_LIST.filter(({ kind }) => kind !== 'wound').map(({ id }) => id);
export const UNITS = Object.keys(UNIT_ROWS);
const COLOURS = ['red', 'blue', 'green', 'white'] as const;
/** One to three cards of all there are, half of the time a unit, one or two enemies. */
export function smallFight(number: number): Types['state'] {
  const { roll, pick } = pickFrom(3300, number);
  const mana: Record<string, number> = {};
  for (let count = roll(3); count > 0; count--) {
    const colour = pick(COLOURS);
    mana[colour] = (mana[colour] ?? 0) + 1;
  }
  return begin({
    site: pick(['rampagers', 'keep', 'dungeon', 'mage-tower']),
    pool: 'cards',
    heroes: [
      {
        name: pick(['tovak', 'arythea', 'goldyx', 'norowas']),
        armor: 2 + roll(2),
        handLimit: 5,
        hand: Array.from({ length: 1 + roll(3) }, () => pick(CARDS)),
        mana,
        crystals: roll(2) ? { [pick(COLOURS)]: 1 } : {},
        units: roll(2) ? [{ unit: pick(UNITS) }] : [],
      },
    ],
    enemies: Array.from({ length: 1 + roll(2) }, () => ({ token: pick(TOKENS) })),
  });
}
/** Basic cards and a few others, and tokens without much of their own: what an evening brings. */
const USUAL_CARDS =
  'rage swiftness determination march stamina concentration promise threaten improvisation tranquility cold-toughness crystallize mana-draw battle-versatility instinct will-focus swift-bolt fireball ice-shield steady-tempo'.split(
    ' ',
  );
const USUAL_TOKENS =
  'prowlers wolf-riders diggers ironclads minotaur swordsmen cursed-hags gargoyle crossbowmen medusa guardsmen golems'.split(
    ' ',
  );
/** Five cards, two units, two enemies. */
export function usualFight(number: number): Types['state'] {
  const { pick } = pickFrom(3340, number);
  const hand = Array.from({ length: 5 }, () => pick(USUAL_CARDS));
  const units = [0, 1].map(() => ({ unit: pick(UNITS) }));
  const hero = { name: 'tovak', armor: 3, hand, mana: { red: 1, blue: 1 }, crystals: { white: 1 }, units };
  const enemies = [0, 1].map(() => ({ token: pick(USUAL_TOKENS) }));
  return begin({ site: 'rampagers', pool: 'cards', heroes: [hero], enemies });
}
/** Its cards and units. */
export const listHeld = (state: Types['state']): string[] =>
  (state as unknown as { heroes: { hand: string[]; units: { unit: string }[] }[] }).heroes.flatMap(
    ({ hand, units }) => [...hand, ...units.map(({ unit }) => unit)],
  );
interface Pools {
  currentAttackDeclaration: { attackPool: { entries: unknown[] } } | null;
  currentBlock: { pool: { entries: unknown[] } } | null;
}
function isEmpty(state: Types['state']): boolean {
  const { currentAttackDeclaration: attack, currentBlock: block } = state as unknown as Pools;
  return (attack?.attackPool ?? block?.pool)?.entries.length === 0;
}
/** Everything that could be done. */
export const everything = (state: Types['state'], value: Planning<Types>['value'], limit: number) =>
  exhaust<Types>(state, {
    rules,
    value,
    limit,
    // An attack or a block without a single point is not opened to be given up.
    isLeftOut: (one, action) => 'confirmed' in action && isEmpty(one),
    key: (one) =>
      JSON.stringify({ ...one, completedAttacksThisPhase: 0, completedBlocksThisPhase: 0, lastResolution: null }),
    declared: (one, choice) =>
      planning
        .tries(one, [choice])
        .map(({ action }) => action)
        .filter(({ type }) => type === 'DECLARE_ATTACK_TARGET'),
  });

/** What holds of decided odds, as laws of the battery: each takes a setup of Twilight Imperium and breaks with the figures. */
import { type Chance, clone } from '@fray/engine';
import type { Game } from '@fray/games';
import { odds } from '../../odds/odds.ts';
import { CHANCE_ALONE, fightFrom, game, setupOf } from './hands.fixture.ts';
import type { Ti4 } from './skips.fixture.ts';

type Setup = Ti4['setup'];
type Player = NonNullable<Setup['attacker']>;

const SAME = 1e-9;
/** Sums in another order. */
const LAST_DIGIT = 1e-12;
/** What is larger is left to the long run. */
const BUDGET = { combats: 1, results: process.env.FRAY_ODDS === undefined ? 1000 : 20_000 };
const ask = (setup: Setup, by: Game<Ti4> = CHANCE_ALONE) => odds(by, { from: { setup }, budget: BUDGET });
type Answer = ReturnType<typeof ask>;
const winOf = ({ shares }: Answer): number => (shares.attacker ?? 0) + (shares.draw ?? 0) / 2;
const isDecided = ({ method, play }: Answer): boolean => method === 'exact' && play === 'best';

function must(holds: boolean, ...facts: unknown[]): void {
  if (!holds) throw new Error(`a law of odds is broken: ${JSON.stringify(facts)}`);
}
/** A copy with other sides. */
function withSides(setup: Setup, change: (attacker: Player, defender: Player) => void): Setup {
  const copy = clone(setup) as Setup;
  change(copy.attacker as Player, copy.defender as Player);
  return copy;
}
function decideNothing(side: Player): void {
  side.hand = [];
  side.policy.plays = [];
}

/** Every second setup is an attack on a planet, which has stages. */
export function sampleAttack(chance: Chance): Setup {
  const { attacker, defender } = fightFrom(chance);
  if (chance(1, 2)[0] === 1) return setupOf(attacker, defender);
  const checked = game.setup.check({
    attacker: { forces: `${attacker.forces}, 1 carrier, 2 infantry`, hand: attacker.hand.slice(0, 1) },
    defender: { forces: `${defender.forces}; on Quann: 1 infantry, 1 pds`, hand: [] },
    options: { unitLimits: false },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.setup;
}

/** Cards whose moment does not ask who is the attacker. */
const EVEN_CARDS = ['morale-boost', 'shields-holding', 'direct-hit', 'courageous-to-the-end'];

export const ODDS_LAWS: Readonly<Record<string, (setup: Setup) => boolean>> = {
  'one effect more is never worse where the other side decides nothing'(setup) {
    const hand = setup.attacker?.hand ?? [];
    const values: number[] = [];
    for (let cards = 0; cards <= hand.length; cards++) {
      const found = ask(
        withSides(setup, (attacker, defender) => {
          attacker.hand = hand.slice(0, cards);
          decideNothing(defender);
        }),
      );
      if (isDecided(found)) values.push(winOf(found));
    }
    for (const [at, value] of values.entries()) must(value >= (values[at - 1] ?? 0) - SAME, values, hand);
    return values.length > 1;
  },
  'mirrored sides mirror'(setup) {
    const card = setup.attacker?.hand?.find((one) => EVEN_CARDS.includes(one));
    if (card === undefined || setup.extent !== 'space') return false;
    const armed = withSides(setup, (attacker, defender) => {
      // A faction may have more to do as the attacker.
      attacker.faction = 'hacan';
      attacker.hand = [card];
      defender.faction = 'winnu';
      defender.hand = [];
    });
    const mirrored = clone(armed) as Setup;
    [mirrored.attacker, mirrored.defender] = [mirrored.defender, mirrored.attacker];
    const [one, two] = [ask(armed), ask(mirrored)];
    if (!isDecided(one) || !isDecided(two)) return false;
    must(Math.abs(winOf(one) + winOf(two) - 1) < SAME, winOf(one), winOf(two));
    return true;
  },
  'without what is not counted every digit stays'(setup) {
    const technology = 'duranium-armor';
    // A technology that is exhausted, and a relic that works outside of combat.
    const [bare, holding] = [false, true].map((holds) =>
      ask(
        withSides(setup, (attacker, defender) => {
          decideNothing(defender);
          if (!holds) return;
          attacker.technologies.push(technology);
          attacker.exhausted.push(technology);
          attacker.relics.push('shard-of-the-throne');
        }),
      ),
    ) as [Answer, Answer];
    const isLeftOut = ({ by, what, how }: Answer['counted'][number]): boolean =>
      by === 'attacker' && what === technology && how === 'not-counted';
    must(holding.counted.some(isLeftOut), holding.counted);
    if (bare.method !== 'exact' || holding.method !== 'exact') return false;
    for (const [result, share] of Object.entries(bare.shares))
      must(Math.abs(share - (holding.shares[result] ?? 0)) < LAST_DIGIT, bare.shares, holding.shares);
    return true;
  },
  'nothing is used more often than it is offered and held'(setup) {
    const { counted } = ask(setup, game);
    const decided = counted.filter(({ how, offered }) => how === 'decided' && offered !== undefined);
    for (const { by, what, count = 1, offered = 0, used = 0 } of decided) {
      const isCard = by !== undefined && (setup[by as 'attacker']?.hand?.includes(what as never) ?? false);
      must(used >= 0 && used <= (isCard ? Math.min(offered, count) : offered) + SAME, by, what, offered, used, count);
    }
    return decided.length > 0;
  },
  'rows of stages add up'(setup) {
    const { stages = [], ends, method } = ask(setup, game);
    if (method !== 'exact') return false;
    must(Math.abs(stages.reduce((sum, stage) => sum + stage.ends, 0) - 1) < SAME, stages);
    for (const side of ['attacker', 'defender']) {
      const lost = stages.reduce((sum, stage) => sum + (stage.lost[side] ?? 0), 0);
      const cost = ends.reduce((sum, end) => sum + end.share * (end.cost[side] ?? 0), 0);
      must(Math.abs(lost - cost) < SAME, side, lost, cost, stages);
    }
    return stages.length > 1;
  },
};

/** F13: setups in which an effect can matter, and what the side that plays it makes of it. */
import { Runner, seededDice } from '@fray/engine';
import type { Bot } from '../../../../game.ts';
import { playOn } from '../../../../simulate.ts';
import { bot as rulesBot } from '../../../bot.ts';
import { rules } from '../../../ruleset.ts';
import type { PlanetSetup, Setup, UnitGroup } from '../../../setup/types.ts';
import { chance, planet, side, table, type units } from '../../../tests/fixture.ts';
import type { Event, Side, Ti4 } from '../../../types.ts';
import type { FactionId } from '../../factions.ts';
import type { EffectRow } from '../types.ts';

type Fleet = Parameters<typeof units>[0];
type More = NonNullable<Parameters<typeof side>[2]>;
interface Forces {
  faction?: FactionId;
  space?: Fleet;
  /** Instead of a fleet, where more is to be said of it. */
  groups?: UnitGroup[];
  more?: More;
}
/** Where an effect can matter. What is left out: the attacker plays it, usual fleets fight in space alone. */
export interface Tryout {
  by?: Side;
  me?: Forces;
  foe?: Forces;
  /** On a planet of the defender where both have landed: the one who plays the effect, the other. */
  ground?: readonly [mine: Fleet, theirs: Fleet];
  planets?: readonly PlanetSetup[];
  start?: Setup['start'];
  extent?: Setup['extent'];
  table?: NonNullable<Parameters<typeof table>[2]>;
}

const FLEET: Fleet = { 'dreadnought-1': 1, 'cruiser-1': 2, 'fighter-1': 2, 'carrier-1': 1 };

/** How a player comes to hold an effect of that kind; texts of units and abilities come with units and factions. */
function holding({ kind, id }: EffectRow): Partial<More> {
  if (kind === 'action') return { hand: [id] };
  if (kind === 'technology' || kind === 'faction-technology') return { technologies: [id] };
  if (kind === 'note') return { notes: [id] };
  if (kind === 'agent' || kind === 'commander' || kind === 'hero') return { leaders: [id] };
  if (kind === 'relic') return { relics: [id] };
  return kind === 'breakthrough' || kind === 'plot' ? { breakthroughs: [id] } : {};
}

/** The same combat with the effect or without it. */
export function setupOf(row: EffectRow, tryout: Tryout, has: boolean): Setup {
  const { by = 'attacker', me = {}, foe = {}, ground } = tryout;
  const fleet = ground || tryout.planets ? {} : FLEET;
  const more: More = { ...me.more };
  if (has) {
    const held = holding(row);
    for (const key of ['technologies', 'notes', 'leaders', 'relics', 'breakthroughs', 'hand'] as const)
      if (held[key]) more[key] = [...(more[key] ?? []), ...held[key]];
    more.policy = { ...more.policy, plays: [row.id] };
  }
  // Of another faction than the card, where that is not its text's own.
  const memory = row.kind === 'ability' || row.kind === 'unit' ? (row.faction as FactionId | undefined) : undefined;
  const mine = side(me.faction ?? memory ?? 'hacan', me.space ?? fleet, more);
  if (me.groups) mine.space = me.groups;
  const theirs = side(foe.faction ?? 'arborec', foe.space ?? me.space ?? fleet, foe.more);
  const fields = ground
    ? [
        planet('Quann', 'defender', {
          attacker: by === 'attacker' ? ground[0] : ground[1],
          defender: by === 'attacker' ? ground[1] : ground[0],
        }),
      ]
    : [...(tryout.planets ?? [])];
  return table(by === 'attacker' ? mine : theirs, by === 'attacker' ? theirs : mine, {
    start: tryout.start ?? (ground ? 'P4.1' : 'P2.1'),
    extent: tryout.extent ?? (ground || tryout.planets ? 'all' : 'space'),
    ...tryout.table,
    laws: [...(tryout.table?.laws ?? []), ...(has && row.kind === 'law' ? [{ law: row.id, owner: by }] : [])],
    system: { planets: fields, ...tryout.table?.system },
  });
}

interface Trial {
  row: EffectRow;
  by: Side;
  seed: number;
  /** Who plays. */
  bot: Bot<Ti4>;
}
/** One combat of the bots to its end: the score of a side, and whether it used the effect. */
function play(setup: Setup, number: number, { row, by, seed, bot }: Trial): { score: number; used: boolean } {
  let used = false;
  const isIt = (event: Event): boolean =>
    (event.type === 'used' && event.effect === row.id && event.by === by) ||
    (event.type === 'rolled' && event.again === row.id && event.by === by);
  const runner = new Runner(rules, rules.begin(setup), seededDice(seed, number), (event) => {
    used ||= isIt(event);
  });
  runner.start();
  playOn({ rules, bot }, runner, {}, chance);
  const outcome = rules.outcome(runner.state);
  if (!outcome) throw new Error('the combat did not end');
  return { score: rules.score(outcome, by), used };
}

interface Tried {
  /** Combats played, those of them in which it was used, and those in which that made a difference. */
  combats: number;
  used: number;
  changed: number;
  /** Mean score of the side over the combats in which it was used, with it and without it, and the error of the difference. */
  withIt: number;
  without: number;
  error: number;
}
/** If fewer than one of this many combats uses the effect, the setup does not fit. */
const RARE = 20;

/** Plays until `count` combats have used the effect; the dice are the same up to its use. */
export function tryOut(
  row: EffectRow,
  tryout: Tryout,
  uses: number,
  more: Partial<Pick<Trial, 'seed' | 'bot'>> = {},
): Tried {
  const trial: Trial = { row, by: tryout.by ?? 'attacker', seed: 1313, bot: rulesBot, ...more };
  const setup = setupOf(row, tryout, true);
  const bare = setupOf(row, tryout, false);
  const sum = { told: 0, without: 0, square: 0 };
  let [combats, used, changed] = [0, 0, 0];
  for (; used < uses && combats < uses * RARE; combats++) {
    const withIt = play(setup, combats, trial);
    if (!withIt.used) continue;
    const without = play(bare, combats, trial);
    used++;
    if (withIt.score !== without.score) changed++;
    sum.told += withIt.score;
    sum.without += without.score;
    sum.square += (withIt.score - without.score) ** 2;
  }
  const [withIt, without] = [sum.told / used, sum.without / used];
  const error = Math.sqrt((sum.square / used - (withIt - without) ** 2) / used);
  return { combats, used, changed, withIt, without, error };
}

/** How many standard errors the score with the effect lies below the one without it; nothing, where it does not. */
export function below({ withIt, without, error }: Tried): number {
  const gap = without - withIt;
  return gap <= 0 ? 0 : error === 0 ? Number.POSITIVE_INFINITY : gap / error;
}

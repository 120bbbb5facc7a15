import { describe, expect, it } from 'vitest';
import { NOT_COUNTED, type NotCountedCode } from '../../game.ts';
import { begin } from '../begin.ts';
import { EFFECTS, effectRow } from '../content/effects/registry.ts';
import { setupOf } from '../content/effects/tryouts/tryout.fixture.ts';
import { TRYOUTS } from '../content/effects/tryouts/tryouts.fixture.ts';
import type { EffectRow } from '../content/effects/types.ts';
import { rules, side, space } from '../tests/fixture.ts';
import type { State } from '../types.ts';
import { counts } from './counts.ts';
import { odds } from './index.ts';

const isAtTable = ({ kind, resolution, category, set }: EffectRow): boolean =>
  kind === 'action' && resolution === 'table' && category !== 'economy' && set === 'B';
const AT_TABLE = [...EFFECTS.values()].find(isAtTable)?.id ?? '';
const cruisers = { 'cruiser-1': 2 } as const;
const fight = (...more: Parameters<typeof side>[2][]) =>
  space(side('letnev', cruisers, { ...more[0] }), side('hacan', cruisers, { ...more[1] }));
/** What the state says of a holding of the attacker. */
const of = (state: State, what: string) => counts(state).filter((one) => one.what === what && one.by === 'attacker');

describe('every holding exactly once', () => {
  it.each(Object.entries(TRYOUTS))('%s', (id, tryout) => {
    const state = begin(setupOf(effectRow(id), tryout, true));
    const names = counts(state).map(({ by, what }) => `${by} ${what}`);
    expect(new Set(names).size).toBe(names.length);
    for (const by of state.order) {
      const { effects = [], hand } = state.parties[by] ?? {};
      for (const held of [...effects, ...(hand ?? [])]) {
        const { kind, offers } = EFFECTS.get(held) ?? {};
        // Rules are nobody's, and the text of a unit needs the unit.
        if (kind === 'rule' || kind === 'objective' || (kind === 'unit' && !offers)) continue;
        expect(names, held).toContain(`${by} ${held}`);
      }
    }
  });
  it('two of one card are one line with their number', () => {
    const [one] = of(begin(fight({ hand: ['direct-hit', 'direct-hit'], policy: { plays: [] } })), 'direct-hit');
    expect(one).toMatchObject({ count: 2 });
  });
});

describe('why it is not counted', () => {
  const open = (more: Parameters<typeof side>[2]) => {
    const setup = fight(more);
    if (setup.attacker) delete setup.attacker.policy.plays;
    return setup;
  };
  const CASES: Record<Exclude<NotCountedCode, 'silenced'>, [State, string]> = {
    'hand-unknown': [begin(open({ hand: null })), 'action-cards'],
    'no-cards': [begin(open({ hand: [] })), 'action-cards'],
    'price-unknown': [begin(open({})), 'munitions-reserves'],
    exhausted: [begin(open({ technologies: ['duranium-armor'], exhausted: ['duranium-armor'] })), 'duranium-armor'],
    'set-not-used': [begin({ ...open({ hand: ['waylay'] }), sets: ['B'] }), 'waylay'],
    'at-table': [begin(open({ hand: [AT_TABLE] })), AT_TABLE],
    hidden: [rules.view(begin(open({ hand: ['direct-hit'] })), 'defender'), 'action-cards'],
    'not-listed': [begin(fight({ hand: ['direct-hit'] })), 'direct-hit'],
    'no-part': [{ ...begin(open({})), aside: [{ by: 'attacker', names: ['Sarween Tools'] }] }, 'Sarween Tools'],
  };
  it.each(Object.entries(CASES))('%s', (why, [state, what]) => {
    expect(of(state, what)).toEqual([expect.objectContaining({ what, how: 'not-counted', why })]);
  });
  it('every reason has a case', () => {
    expect(new Set([...Object.keys(CASES), 'silenced'])).toEqual(new Set(NOT_COUNTED));
  });
  it('silenced: a law takes the text of the mechs', () => {
    const setup = space(side('letnev', cruisers), side('hacan', cruisers));
    setup.laws.push({ law: 'articles-of-war', owner: null });
    const state = begin(setup);
    expect(counts(state).filter(({ why }) => why === 'silenced')).toMatchObject([{ what: 'dunlain-reaper' }]);
  });
  it('an unknown hand is a line although odds know no card of it', () => {
    const state = odds.oddsRules?.forOdds?.(begin(open({ hand: null }))) as State;
    expect(of(state, 'action-cards')).toMatchObject([{ why: 'hand-unknown' }]);
  });
});

import { scenario } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { rules } from '../ruleset.ts';
import { must } from '../setup/presets.ts';
import type { CustomInput } from '../setup/schema.ts';
import { table } from './fixture.ts';

/** Corners of the rules, each named by its section. */

const bauble = 'titanium-bauble-blue';

describe('section 7.1', () => {
  it('Spectra: the copy that was attacked is destroyed and the chain closes, though another copy is left', () => {
    const custom: CustomInput[] = [{ name: 'Haze', type: 'aura', keywords: ['spectra'] }];
    const t = table({ A: { hand: ['head-jab-red'] }, B: { permanents: ['haze', 'haze'] }, custom });
    t.does('A', { type: 'play', card: 'head-jab-red', from: 'hand' }).does('A', { type: 'target', target: 'haze' });
    t.both(2);
    expect(t.player('B').permanents).toEqual([{ card: 'haze' }]);
    expect([t.state.chain, t.state.combat_step, t.types.includes('attack_step')]).toEqual([[], 'idle', false]);
  });
  it('Heavy: an off-hand lies in a weapon zone, so the weapon is not alone', () => {
    const custom: CustomInput[] = [
      {
        name: 'Maul',
        type: 'weapon',
        hands: 1,
        cost: 0,
        power: 3,
        keywords: ['heavy'],
        bonus: [{ n: 2, if: 'heavy' }],
      },
      { name: 'Buckler', type: 'equipment', sub: 'off-hand', defense: 1 },
    ];
    const swing = (equipment: string[]) =>
      table({ A: { weapons: ['maul'], equipment }, custom }).swing('A').state.pending_attack;
    expect([swing([]), swing(['ironrot-helm']), swing(['buckler'])]).toEqual([5, 5, 3]);
  });
  it('Charge, Fusion and similar: on a card that is not an attack the effect happens when it resolves', () => {
    const custom: CustomInput[] = [
      {
        name: 'Prayer',
        type: 'action',
        keywords: ['charge'],
        does: { play: [{ do: 'life', n: 1 }], charge: [{ do: 'life', n: 2 }] },
      },
    ];
    const pray = (charged: boolean) => {
      const t = table({ A: { hand: ['prayer', 'dodge-blue'] }, custom });
      t.does('A', { type: 'play', card: 'prayer', from: 'hand' });
      if (charged) t.does('A', { type: 'option', option: 'charge' }).does('A', { type: 'choose', card: 'dodge-blue' });
      else t.does('A', { type: 'done' });
      return t.both().player('A');
    };
    expect(pray(true)).toMatchObject({ life: 23, soul: ['dodge-blue'] });
    expect(pray(false)).toMatchObject({ life: 21, soul: [] });
  });
});

describe('section 8.4, triggers', () => {
  it('8.4 an aura that is destroyed triggers, a token that is created enters', () => {
    const custom: CustomInput[] = [
      { name: 'Omen', type: 'aura', keywords: ['ward 1'], does: { destroyed: [{ do: 'life', n: 3 }] } },
      { name: 'Spark', type: 'token', sub: 'aura', does: { enter: [{ do: 'life', n: 1 }] } },
      { name: 'Kindle', type: 'instant', does: { play: [{ do: 'token', what: 'spark', n: 2 }] } },
    ];
    const omen = table({ A: { hand: ['head-jab-red'] }, B: { permanents: ['omen'] }, custom });
    expect(omen.play('A', 'head-jab-red').resolve().life).toBe(21);
    const spark = table({ A: { hand: ['kindle'] }, custom })
      .play('A', 'kindle')
      .both()
      .clear();
    expect(spark.player('A')).toMatchObject({ life: 22, permanents: [{ card: 'spark' }, { card: 'spark' }] });
  });
  it('8.4 equal triggers of equal cards need no order: nobody is asked', () => {
    const t = table({
      A: { hand: ['wounding-blow-red'] },
      B: { hand: ['pack-call-yellow', 'pack-call-yellow'], deck: ['muscle-mutt-yellow'] },
      script: { draws: [0] },
    });
    t.play('A', 'wounding-blow-red').block('B', 'pack-call-yellow', 'pack-call-yellow');
    expect([t.step, t.state.stack.length]).toEqual(['priority', 2]);
  });
});

describe('section 4.4, fields', () => {
  it('4.4 last_attack_had_go_again is about the attack under way, not about the one before', () => {
    const t = table({ A: { hand: ['head-jab-red', 'wounding-blow-red'] } });
    t.play('A', 'head-jab-red');
    expect(t.state.last_attack_had_go_again).toBe(true);
    t.resolve().play('A', 'wounding-blow-red').toDefend();
    expect(t.state.last_attack_had_go_again).toBe(false);
  });
  it('4.1 the hit of the simplified rules names the attack', () => {
    const t = table({ mode: 'simplified', A: { hand: ['wounding-blow-red'] } }).does('A', { type: 'continue' });
    t.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2).does('B', { type: 'pass' }).pass(2);
    expect(t.all('hit')).toEqual([{ type: 'hit', player: 'B', damage: 4, by: 'Wounding Blow' }]);
  });
  it('4.1 Defend takes non-reaction cards alone in the simplified rules, officially all but defense reactions', () => {
    const block = { type: 'block', card: 'thrust-red', from: 'hand' } as const;
    const A = { hand: ['wounding-blow-red'] };
    const p = table({ mode: 'simplified', A, B: { hand: ['thrust-red'] } }).does('A', { type: 'continue' });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2);
    expect(p.refused('B', block)).toBe('reaction-not-declared');
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: { hand: ['thrust-red'] } });
    expect(t.play('A', 'wounding-blow-red').toDefend().can('B', block)).toBe(true);
  });
});

describe('section 1.3, mentors', () => {
  it('1.3 nobody is asked about a mentor any more once all of them lie in open zones', () => {
    const ask = (A: object) =>
      table({ first: 'start phase', A: { mentor: true, arsenal: 'dodge-blue', hand: [bauble], ...A } }).step;
    expect(ask({ graveyard: ['hala-goldenhelm'] })).toBe('priority');
    expect(ask({ banished: ['hala-goldenhelm'] })).toBe('priority');
    // In hand or deck it could as well be the card in the arsenal, as far as the other side knows.
    expect(ask({ hand: ['hala-goldenhelm'] })).toBe('mentor');
    expect(ask({ deck: ['hala-goldenhelm'] })).toBe('mentor');
    expect(ask({ bottom: [{ how: 'secret', cards: ['hala-goldenhelm'] }] })).toBe('mentor');
  });
});

describe('single links', () => {
  const lethal = (mode: 'official' | 'simplified') => {
    const t = scenario(rules, must({ mode, link: { attack: 'wounding-blow-red', defender: { life: 4 } } }));
    for (let i = 0; i < 20 && t.outcome === undefined; i++) {
      const choice = t.offers().find(({ action }) => action.type === 'pass' || action.type === 'done');
      if (choice) t.does(choice.seat, choice.action);
    }
    return t;
  };
  it.each(['official', 'simplified'] as const)('a lethal link tells its figures too (%s)', (mode) => {
    const t = lethal(mode);
    const outcome = t.ended();
    expect(outcome).toMatchObject({
      winner: 'A',
      why: 'life',
      life: { B: 0 },
      link: { power: 4, block: 0, damage: 4, hit: true },
    });
    expect(game.text.en.outcome(outcome)).toBe(
      'The link is over: 4 power against 0 block, hits for 4. Rhinar A wins with 20 life left.',
    );
    expect(game.summary(t.state, outcome).result).toBe('hits for 4');
  });
});

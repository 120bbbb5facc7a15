import { describe, expect, it } from 'vitest';
import type { CustomInput } from '../setup/schema.ts';
import { table } from '../tests/fixture.ts';

/** Game state actions (3.1) and what fails (3.2): looked at when somebody would get priority, not in between. */

const ghost = {
  name: 'Ghost',
  type: 'attack',
  cost: 0,
  power: 8,
  cls: 'illusionist',
  keywords: ['phantasm'],
} satisfies CustomInput;
const changes = (name: string, n: number) =>
  ({ name, type: 'instant', aim: true, does: { play: [{ do: 'defender power', n }] } }) satisfies CustomInput;
const strap = {
  name: 'Strap',
  type: 'equipment',
  sub: 'arms',
  ability: { type: 'instant', cost: 0, by: 'destroy', goAgain: true, target: 'attack', does: [{ do: 'target', n: 1 }] },
} satisfies CustomInput;
/** An attack with phantasm, defended by a card of 5 power. */
const defended = (...hand: string[]) =>
  table({
    A: { hand: ['ghost', 'sap'], equipment: ['strap'] },
    B: { hand: ['raging-onslaught-blue', ...hand] },
    custom: [ghost, changes('Swell', 1), changes('Sap', -1), strap],
  })
    .play('A', 'ghost')
    .block('B', 'raging-onslaught-blue');

describe('7.1 Phantasm is a state trigger', () => {
  it('a defender raised from 5 to 6 power by an instant destroys the attack', () => {
    const t = defended('swell');
    expect(t.state.stack).toEqual([]);
    t.pass().play('B', 'swell').both();
    expect(t.state.stack).toMatchObject([{ when: 'phantasm' }]);
    t.both();
    expect(t.types).toContain('chain_close');
    expect(t.types).not.toContain('defense_resolve');
    expect(t.life).toBe(20);
  });
  it('in the Reaction Step as well', () => {
    const t = defended('swell').to('reaction').pass().play('B', 'swell').both(2);
    expect(t.types).toContain('chain_close');
    expect(t.types).not.toContain('defense_resolve');
  });
  it('it triggers once for one state, and again once the state comes back', () => {
    const t = defended('swell', 'swell').pass().play('B', 'swell').both();
    t.pass().play('B', 'swell').both();
    expect(t.state.stack.map((layer) => layer.when)).toEqual(['phantasm']);
    const back = defended('swell', 'swell').pass().play('B', 'swell').both().play('A', 'sap').both(2);
    expect(back.all('failed')).toMatchObject([{ card: 'Ghost' }]);
    back.pass().play('B', 'swell').both();
    expect(back.state.stack).toMatchObject([{ when: 'phantasm' }]);
  });
  it('after the damage the attack is gone, but its link resolves and the chain stays open', () => {
    const t = defended('swell').to('damage').pass().play('B', 'swell').both(2);
    expect([t.phase, t.link.gone, t.life]).toEqual(['damage', true, 15]);
    t.both();
    expect([t.phase, t.types.includes('chain_close')]).toEqual(['resolution', false]);
  });
});

describe('3.2 an activated ability', () => {
  it('gives its action point by go again when it resolves', () => {
    const t = defended().use('A', 'strap', 'equipment').both();
    expect([t.state.pending_attack, t.player('A').action_points]).toEqual([9, 1]);
  });
  it('that fails gives none, as little as a card', () => {
    const t = defended('swell').use('A', 'strap', 'equipment').pass().play('B', 'swell').both(2);
    expect(t.all('failed')).toMatchObject([{ card: 'Strap' }]);
    expect(t.player('A').action_points).toBe(0);
  });
});

describe('3.1 heroes at 0 life lose when somebody would next get priority', () => {
  const last = (does: NonNullable<CustomInput['does']>, A: object = {}, B: object = {}) =>
    table({
      A: { hand: ['gasp'], ...A },
      B,
      custom: [{ name: 'Gasp', type: 'action', cost: 0, does }],
    }).play('A', 'gasp');

  it('life gained later in the same layer saves the hero', () => {
    const lost = { play: [{ do: 'lose life', n: 2 } as const, { do: 'life', n: 1 } as const] };
    expect(last(lost, { life: 2 }).both().outcome).toBeUndefined();
    const each = { play: [{ do: 'damage each', n: 2 } as const, { do: 'life', n: 1 } as const] };
    const t = last(each, { life: 2 }, { life: 2 }).both();
    expect(t.outcome).toMatchObject({ winner: 'A', why: 'life', life: { A: 1, B: 0 } });
  });
  it('two heroes who come to 0 in one layer draw, whichever part of it did it', () => {
    const both = {
      play: [{ do: 'lose life', n: 2 } as const, { do: 'lose life', n: 2, what: 'foe' } as const],
    };
    expect(last(both, { life: 2 }, { life: 2 }).both().outcome).toMatchObject({ winner: null, why: 'both' });
  });
  it('life that could have been gained by a card in hand does not help', () => {
    const t = last({ play: [{ do: 'lose life', n: 2 }] }, { life: 2, hand: ['gasp', 'sigil-of-solace-blue'] });
    t.both();
    expect(t.outcome).toMatchObject({ winner: 'B', why: 'life' });
  });
  it('what the host sets right in the middle of a layer does not judge it', () => {
    const t = last(
      {
        play: [
          { do: 'lose life', n: 2 },
          { do: 'opt', n: 1 },
          { do: 'life', n: 1 },
        ],
      },
      {
        life: 2,
        top: [{ how: 'secret', cards: ['dodge-blue'] }],
      },
    ).both();
    expect([t.step, t.player('A').life]).toEqual(['opt', 0]);
    t.does('host', { type: 'adjust', what: 'resources', who: 'A', n: 1 });
    t.does('A', { type: 'put', card: 'dodge-blue', where: 'top' });
    expect([t.outcome, t.player('A').life]).toEqual([undefined, 1]);
  });
});

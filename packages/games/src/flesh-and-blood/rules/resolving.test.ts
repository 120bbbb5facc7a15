import { type Choice, choices, Runner, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import type { Action } from '../actions.ts';
import { rules } from '../ruleset.ts';
import { sampleDealt as sample } from '../setup/sample.ts';
import type { CustomInput } from '../setup/schema.ts';
import { type Table, table } from '../tests/fixture.ts';
import type { Fab } from '../types.ts';
import { resolving } from './resolving.ts';

const jab = 'head-jab-red';
const lower: Action = { type: 'adjust', what: 'life', who: 'B', n: -1 };
const card = (it: Partial<CustomInput>): CustomInput => ({ name: 'Own Card', type: 'action', cost: 0, ...it });

describe('3.1 a hero that the host brings to 0 life', () => {
  it('in the middle of a layer is not dead yet: the rest of it may heal', () => {
    const asks: CustomInput = card({ does: { play: [{ do: 'discard' }, { do: 'life', n: 1 }] } });
    const play = (more: Partial<CustomInput>): Table =>
      table({
        A: { hand: ['own-card'] },
        B: { life: 1, hand: ['dodge-blue', 'thrust-red'] },
        custom: [{ ...asks, ...more }],
      })
        .play('A', 'own-card')
        .both();
    const t = play({});
    expect(t.step).toBe('pick');
    t.does('host', lower);
    expect([resolving(t.state), t.outcome]).toEqual([true, undefined]);
    expect(t.does('B', { type: 'choose', card: 'dodge-blue' }).outcome).toMatchObject({ winner: 'A', why: 'life' });
  });
  it('falls at once while a card is being played, and while the damage of a link is prevented', () => {
    const vest: CustomInput = { name: 'Vest', type: 'equipment', sub: 'chest', keywords: ['quell 1'] };
    const play = (): Table =>
      table({ A: { hand: [jab] }, B: { life: 1, hand: ['dodge-blue'], equipment: ['vest'] }, custom: [vest] })
        .play('A', jab)
        .to('reaction')
        .both();
    const asked = play();
    expect(asked.step).toBe('prevention');
    expect(asked.does('host', lower).outcome).toMatchObject({ winner: 'A' });
    const pays = play().does('B', { type: 'prevent', with: 'quell:vest' });
    expect(pays.step).toBe('pay');
    expect(pays.does('host', lower).outcome).toMatchObject({ winner: 'A' });
    const chest = card({ type: 'attack', power: 3, keywords: ['beat chest'] });
    const cost = table({ A: { hand: ['own-card', 'wrecking-ball-red'] }, B: { life: 1 }, custom: [chest] })
      .does('A', { type: 'play', card: 'own-card', from: 'hand' })
      .does('A', { type: 'option', option: 'beat chest' });
    expect(cost.step).toBe('pick');
    expect(cost.does('host', lower).outcome).toMatchObject({ winner: 'A' });
  });
  it('while a heave is being paid falls before the next turn', () => {
    const t = table({
      A: { hand: ['own-card', 'dodge-blue'] },
      B: { life: 1, hand: [jab] },
      custom: [card({ type: 'attack', power: 3, keywords: ['heave 2'] })],
    }).both();
    t.does('A', { type: 'heave', card: 'own-card' }).does('host', lower);
    expect([t.step, t.outcome]).toEqual(['pay', undefined]);
    expect(t.pay('A').outcome).toMatchObject({ winner: 'A', why: 'life', turns: 2 });
  });
});

it('the prompt alone tells whether a layer is resolving', () => {
  const seen = { yes: 0, no: 0 };
  for (let game = 0; game < 60; game++) {
    const chance = chanceOf(1812, game);
    const runner = new Runner(rules, rules.begin(sample(chance)), seededDice(1812, 1000 + game));
    runner.start();
    for (let move = 0; move < 300 && !runner.state.result; move++) {
      const { frames } = runner.state;
      const heave = frames.at(-1)?.step === 'pay' && frames.at(-2)?.then === 'pitch order';
      const truth = frames.some(({ step }) => step === 'resolve');
      if (!heave) expect(resolving(runner.state)).toBe(truth);
      seen[truth ? 'yes' : 'no']++;
      const open = choices(rules, runner.state);
      const pick = open[(chance(1, open.length)[0] as number) - 1] as Choice<Fab>;
      runner.apply(pick.seat, pick.action);
    }
  }
  expect(seen.yes).toBeGreaterThan(100);
  expect(seen.no).toBeGreaterThan(3000);
});

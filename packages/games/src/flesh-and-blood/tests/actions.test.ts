import { defaultChoice, type Role, rollChoice, type Subject } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import type { Action } from '../actions.ts';
import { rules } from '../ruleset.ts';
import type { CustomInput } from '../setup/schema.ts';
import type { StepId, Who } from '../types.ts';
import { type Position, type Table, table } from './fixture.ts';

/** What a choice is to a program that knows no rules. */

const promptOf = (t: Table, seat: Who) => t.combat.prompt().filter((choice) => choice.seat === seat);
const found = (t: Table, seat: Who, type: Action['type']) => {
  const [choice] = promptOf(t, seat).filter((one) => one.action.type === type);
  if (!choice) throw new Error(`${seat} has no ${type} at ${t.step}`);
  return choice;
};
const role = (t: Table, type: Action['type'], seat: Who = t.who): Role => found(t, seat, type).role;
const about = (t: Table, type: Action['type'], seat: Who = t.who): readonly Subject[] => found(t, seat, type).about;
const handling = (type: Action['type']): string[] =>
  Object.entries(rules.steps).flatMap(([step, { on }]) => (on && type in on ? [step] : []));
const cards = (...ids: string[]): Subject[] => ids.map((id) => ({ kind: 'card', id }));

const jab = 'head-jab-red';
const bauble = 'titanium-bauble-blue';
const memory = (more: Partial<CustomInput>): CustomInput => ({ name: 'Own Card', type: 'action', cost: 0, ...more });
const plain = (more: Position = {}): Table => table({ mode: 'simplified', ...more }).does('A', { type: 'continue' });

describe('a pass', () => {
  /** Every step at which somebody may pass, as it is met there. */
  const PASSES: Partial<Record<StepId, () => [Table, Role]>> = {
    priority: () => [table({ A: { hand: [jab] } }), 'ends'],
    arsenal: () => [table({ A: { hand: [jab] }, first: 'arsenal' }), 'passes'],
    'simplified action': () => [plain({ A: { hand: [jab] } }), 'ends'],
    'simplified Layer': () => [attacked(), 'passes'],
    'simplified Defend': () => [attacked().pass(2), 'passes'],
    'simplified Reaction': () => [attacked().pass(3), 'passes'],
    'simplified arsenal': () => [plain({ A: { hand: [jab] } }).pass(), 'passes'],
  };
  const attacked = (): Table => plain({ A: { hand: [jab] }, B: { hand: [bauble] } }).play('A', jab);
  it('all steps with a pass are known', () => {
    expect(Object.keys(PASSES).toSorted()).toEqual(handling('pass').toSorted());
  });
  it.each(Object.entries(PASSES))('%s', (step, make) => {
    const [t, expected] = make();
    expect(t.step).toBe(step);
    expect(role(t, 'pass')).toBe(expected);
  });
  it('2.2 the pass of the turn player ends the action phase; that of the other one lets it end', () => {
    const t = table({ A: { hand: [jab] }, B: { hand: ['sigil-of-solace-blue'] } });
    expect(role(t, 'pass', 'A')).toBe('ends');
    t.pass();
    expect(role(t, 'pass', 'B')).toBe('passes');
  });
  it('3.2 with something on the stack it only resolves', () => {
    const t = table({ A: { hand: [jab, 'sigil-of-solace-blue'] } }).play('A', 'sigil-of-solace-blue');
    expect(role(t, 'pass', 'A')).toBe('passes');
    expect(role(t.both(), 'pass', 'A')).toBe('ends');
  });
  it('5.2 to 5.7 passes every window of a combat', () => {
    for (const phase of ['layer', 'attack', 'defend', 'reaction', 'damage', 'resolution'] as const) {
      const t = table({ A: { hand: [jab, jab] }, B: { hand: [bauble] } }).play('A', jab);
      expect(role(t.to(phase), 'pass')).toBe('passes');
    }
  });
  it('Enter does not end the own turn while there is something to do, and does where there is not', () => {
    const t = table({ A: { hand: [jab] } });
    expect(defaultChoice(promptOf(t, 'A'))).toBeUndefined();
    const alone = table({ A: { hand: [bauble] } });
    expect(defaultChoice(promptOf(alone, 'A'))?.action.type).toBe('pass');
  });
});

describe('done', () => {
  const link = (B: Position['B'] = { hand: [bauble, 'dodge-blue'] }): Table =>
    table({ A: { hand: [jab] }, ...(B ? { B } : {}) }).play('A', jab);
  const defends = (): Table =>
    plain({ A: { hand: [jab] }, B: { hand: [bauble, 'dodge-blue'] } })
      .play('A', jab)
      .pass(2);
  it('5.4 skips the defense, or makes the declared cards final', () => {
    const t = link().toDefend();
    expect(role(t, 'done')).toBe('passes');
    t.does('B', { type: 'block', card: bauble, from: 'hand' });
    expect(role(t, 'done')).toBe('commits');
    expect(defaultChoice(promptOf(t, 'B'))?.action.type).toBe('done');
    t.does('B', { type: 'done' });
  });
  it('4.1 likewise in the simplified rules', () => {
    const t = defends().does('B', { type: 'block', card: bauble, from: 'hand' });
    expect([t.step, role(t, 'done')]).toEqual(['simplified Defend', 'commits']);
    const late = defends().pass().does('B', { type: 'block', card: 'dodge-blue', from: 'hand' });
    expect([late.step, role(late, 'done')]).toEqual(['simplified Reaction', 'commits']);
  });
  it('3.3 goes on without optional costs', () => {
    const t = table({
      A: { hand: ['own-card'], deck: [jab] },
      custom: [memory({ type: 'attack', power: 3, keywords: ['boost'] })],
    });
    t.does('A', { type: 'play', card: 'own-card', from: 'hand' });
    expect([role(t, 'option'), role(t, 'done')]).toEqual(['acts', 'goes on']);
    expect(about(t, 'option')).toEqual([{ kind: 'effect', id: 'boost' }]);
  });
  it('8.2 skips what could prevent damage', () => {
    const vest: CustomInput = { name: 'Vest', type: 'equipment', sub: 'chest', keywords: ['quell 1'] };
    const t = table({
      A: { hand: [jab] },
      B: { equipment: ['vest'], floating_resources: 1 },
      custom: [vest],
    });
    t.play('A', jab).to('reaction').both();
    expect(t.step).toBe('prevention');
    expect([role(t, 'prevent'), role(t, 'done')]).toEqual(['acts', 'passes']);
    expect(about(t, 'prevent')).toEqual(cards('vest'));
  });
  it('section 6 pitches nothing, or what was chosen', () => {
    const t = plain({ A: { hand: [jab, bauble, bauble] } }).does('A', { type: 'play', card: jab, from: 'hand' });
    expect([t.step, role(t, 'done')]).toEqual(['simplified pay', 'goes on']);
    expect(role(t.does('A', { type: 'pitch', card: bauble }), 'done')).toBe('commits');
  });
});

describe('the rest', () => {
  it('a payment is final and is what Enter takes; a single pitch is an act', () => {
    const t = table({
      A: { hand: ['wounding-blow-red', 'wrecking-ball-red', 'wounding-blow-red', 'wounding-blow-red'] },
    });
    t.does('A', { type: 'play', card: 'wrecking-ball-red', from: 'hand' });
    expect([role(t, 'pay'), role(t, 'pitch')]).toEqual(['commits', 'acts']);
    // Copies of a card are one subject.
    expect(about(t, 'pay')).toEqual(cards('wounding-blow-red'));
    expect(defaultChoice(promptOf(t, 'A'))?.action.type).toBe('pay');
  });
  it('a bare yes or no is a question: Enter answers none', () => {
    const t = table({ A: { hand: [jab] }, B: { hand: [bauble], equipment: ['ironhide-legs'] } });
    t.play('A', jab).block('B', 'ironhide-legs').both();
    expect([t.step, role(t, 'accept'), role(t, 'decline')]).toEqual(['may', 'acts', 'passes']);
    expect(defaultChoice(promptOf(t, 'B'))).toBeUndefined();
  });
  it("Hope Merchant's Hood: no more cards makes those that were chosen final", () => {
    const t = table({ A: { hand: [bauble, jab], equipment: ['hope-merchants-hood'], deck: [jab] } });
    t.use('A', 'hope-merchants-hood', 'equipment').both();
    expect([t.step, role(t, 'decline')]).toEqual(['pick', 'passes']);
    expect(role(t.does('A', { type: 'choose', card: jab }), 'decline')).toBe('commits');
  });
  it('conceding gives everything up, and stands outside the flow', () => {
    const t = table({});
    expect(found(t, 'B', 'concede')).toMatchObject({ role: 'risks', place: 'outside', about: [] });
  });
  it('no action rolls the dice of a step: they are rolled automatically', () => {
    const t = table({ A: { hand: [jab], equipment: ['barkbone-strapping'] } });
    expect(rollChoice(t.combat.prompt())).toBeUndefined();
  });
});

describe('what a choice is about', () => {
  it('a weapon is named by its card, for either player', () => {
    const t = table({ A: { weapons: ['dawnblade'] }, B: { weapons: ['bone-basher'] } });
    expect(about(t, 'weapon', 'A')).toEqual(cards('dawnblade'));
    expect(about(t.pass(), 'weapon', 'B')).toEqual(cards('bone-basher'));
    expect(about(plain({ A: { hand: [jab], weapons: ['dawnblade'] } }), 'weapon')).toEqual(cards('dawnblade'));
  });
  it('a card is the same subject in hand and arsenal; the zone is a field', () => {
    const t = table({ A: { hand: [jab, jab], arsenal: jab } });
    const plays = promptOf(t, 'A').filter((choice) => choice.action.type === 'play');
    expect(plays.map((choice) => choice.about)).toEqual([cards(jab), cards(jab)]);
    expect(plays.map((choice) => (choice.action.type === 'play' ? choice.action.from : ''))).toEqual([
      'hand',
      'arsenal',
    ]);
  });
  it('an attack is aimed at a player, or at a permanent with Spectra', () => {
    const veil: CustomInput = memory({ name: 'Veil', type: 'aura', keywords: ['spectra'] });
    const t = table({ A: { hand: [jab] }, B: { permanents: ['veil'] }, custom: [veil] });
    t.does('A', { type: 'play', card: jab, from: 'hand' });
    expect(promptOf(t, 'A').flatMap((choice) => (choice.action.type === 'target' ? choice.about : []))).toEqual([
      { kind: 'seat', id: 'B' },
      { kind: 'card', id: 'veil' },
    ]);
  });
  it('a defending card that is aimed at is named by its card', () => {
    const shove = memory({ type: 'attack reaction', aim: true, does: { play: [{ do: 'destroy defender' }] } });
    const t = table({ A: { hand: [jab, 'own-card'] }, B: { hand: [jab, 'wounding-blow-red'] }, custom: [shove] });
    t.play('A', jab).block('B', jab, 'wounding-blow-red').to('reaction');
    t.does('A', { type: 'play', card: 'own-card', from: 'hand' });
    expect(promptOf(t, 'A').flatMap((choice) => (choice.action.type === 'aim' ? choice.about : []))).toEqual(
      cards(jab, 'wounding-blow-red'),
    );
  });
  it('a shield that waits is an effect', () => {
    const vest: CustomInput = { name: 'Vest', type: 'equipment', sub: 'chest', keywords: ['quell 1'] };
    const t = table({
      A: { hand: [jab] },
      B: { equipment: ['vest'], floating_resources: 1, shield: 1 },
      custom: [vest],
    });
    t.play('A', jab).to('reaction').both();
    expect(promptOf(t, 'B').flatMap((choice) => (choice.action.type === 'prevent' ? choice.about : []))).toEqual([
      { kind: 'effect', id: 'shield' },
      { kind: 'card', id: 'vest' },
    ]);
  });
});

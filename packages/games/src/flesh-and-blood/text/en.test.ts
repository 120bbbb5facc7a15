import { choices, Runner, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { TYPES } from '../content/row.ts';
import { game } from '../index.ts';
import { rules } from '../ruleset.ts';
import { sampleDealt as sample } from '../setup/sample.ts';
import { type Table, table } from '../tests/fixture.ts';
import { type Outcome, STEPS } from '../types.ts';
import { FORM_NOTES } from './form-notes.ts';
import { NOTE_CODES } from './notes.ts';
import { reason, reasonCodes } from './reasons.ts';

const text = game.text.en;

describe('words', () => {
  it('every choice, reason and event of many games has its words', () => {
    const codes = new Set<string>();
    const events = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const chance = chanceOf(5, n);
      const runner = new Runner(rules, rules.begin(sample(chance)), seededDice(5, n), (event) => {
        events.add(event.type);
        const line = text.log(event, runner.state);
        if (line !== undefined) expect(line).toMatch(/^[A-Z0-9].*[.]$/);
      });
      runner.start();
      for (let i = 0; i < 150 && !runner.state.result; i++) {
        const all = choices(rules, runner.state, { blocked: true, always: true });
        for (const choice of all) {
          expect(text.label(choice, runner.state)).not.toMatch(/undefined|^$/);
          if (choice.not) codes.add(choice.not.code);
        }
        const open = choices(rules, runner.state);
        const pick = open[(chance(1, open.length)[0] as number) - 1];
        if (pick) runner.apply(pick.seat, pick.action);
      }
      const standing = game.standing(game.rules.view(runner.state, 'A'), text);
      expect(standing.sides).toHaveLength(2);
      expect(JSON.stringify(standing)).not.toContain('undefined');
    }
    for (const code of codes) expect(reasonCodes()).toContain(code);
    expect(codes.size).toBeGreaterThan(20);
    expect(events.size).toBeGreaterThan(35);
  });
  it('every reason is a sentence', () => {
    for (const code of reasonCodes()) {
      const facts = {
        cost: 3,
        have: 1,
        card: 'dodge-blue',
        keep: 'any',
        type: 'block',
        what: 'arsenal',
        side: 'attack',
        step: 'layer',
        target: 'sword',
        max: 2,
        need: 2,
        made: 1,
      };
      expect(reason({ code, ...facts })).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
  it('seats are the heroes, steps have titles, outcomes are sentences', () => {
    const t = table({ A: { hero: 'katsu' }, B: { hero: 'bravo-flattering-showman' } });
    expect([text.seat('A', t.state), text.seat('B', t.state), text.seat('host')]).toEqual([
      'Katsu',
      'Bravo',
      'the host',
    ]);
    const mirror = table({ A: { hero: 'katsu' }, B: { hero: 'katsu' } });
    expect(text.seat('B', mirror.state)).toBe('Katsu B');
    expect(text.step('Layer')).toBe('Layer step');
    for (const step of STEPS) expect(text.step(step).length).toBeGreaterThan(3);
    const whys: Outcome['why'][] = ['life', 'concede', 'both', 'deadlock', 'stalemate', 'link'];
    for (const why of whys) expect(text.outcome({ winner: 'A', why, life: { A: 3, B: 0 }, turns: 4 })).toMatch(/\.$/);
    const link = { power: 6, block: 4, prevented: 0, damage: 2, hit: true };
    const names = { A: 'Rhinar', B: 'Dorinthea' };
    const won = text.outcome({ winner: 'B', why: 'life', life: { A: 0, B: 7 }, names, turns: 4 });
    expect(won).toBe('Dorinthea wins with 7 life left.');
    expect(text.outcome({ winner: null, why: 'link', life: { A: 20, B: 18 }, turns: 1, link })).toContain('hits for 2');
  });
  it('a prompt says what a card is chosen for, and what yes and no mean', () => {
    const words = (t: Table): string[] => t.offers().map((choice) => text.label(choice, t.state));
    const crush = table({
      A: { hand: ['buckling-blow-red'], floating_resources: 4 },
      B: { equipment: ['ironrot-helm'] },
    });
    crush.play('A', 'buckling-blow-red').to('damage').both();
    expect(words(crush)).toEqual(['Put a -1 defense counter on Ironrot Helm']);
    const hide = table({ A: { hand: ['head-jab-red'] }, B: { hand: ['dodge-blue'], equipment: ['ironhide-legs'] } });
    hide.play('A', 'head-jab-red').toDefend();
    expect(words(hide)).toEqual(['Defend with Ironhide Legs for 0', 'No block']);
    hide.block('B', 'ironhide-legs').both();
    expect(words(hide)).toEqual([
      'Pay 1 resource: Ironhide Legs gets +2 defense and is destroyed when the chain closes',
      'Do not pay',
    ]);
    expect(words(hide.does('B', { type: 'accept' }))).toEqual(['Pitch Dodge (blue)', 'Pitch Dodge (blue) for 3']);
    const mentor = table({
      first: 'start phase',
      A: { mentor: true, arsenal: 'hala-goldenhelm', hand: ['dodge-blue'] },
    });
    expect(words(mentor)).toEqual(['Turn the mentor face up', 'Leave the arsenal face down']);
    const order = table({ A: { hand: ['head-jab-red'], permanents: ['quicken', 'courage'] } }).play(
      'A',
      'head-jab-red',
    );
    expect(words(order)[0]).toBe('Put Quicken on the stack next (the last one resolves first)');
    const p = table({ mode: 'simplified', A: { hand: ['leg-tap-red', 'dodge-blue'] }, B: { hand: ['pack-hunt-red'] } });
    p.does('A', { type: 'continue' }).does('A', { type: 'play', card: 'leg-tap-red', from: 'hand' });
    expect(words(p)).toEqual(['Pitch Dodge (blue)', 'Pitch Dodge (blue) for 3']);
    p.does('A', { type: 'pitch', card: 'dodge-blue' });
    expect(words(p)).toEqual(['Pitch Dodge (blue)']);
    p.does('A', { type: 'done' }).pass(2).does('B', { type: 'block', card: 'pack-hunt-red', from: 'hand' });
    expect(words(p)).toEqual(['Defend with Pack Hunt (red)']);
    const end = table({ A: { hand: ['dodge-blue'] } }).both();
    expect(words(end)).toEqual(['Put Dodge (blue) into the arsenal', 'Leave the arsenal empty']);
  });
  it('the standing tells the forecast and the links', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] } })
      .play('A', 'wounding-blow-red')
      .toDefend();
    const standing = game.standing(t.combat.view('B'), text);
    expect(standing).toMatchObject({
      phase: "Defend step · Rhinar A's turn",
      focus: 'Defend? 4 power, 0 block: hits for 4',
      reminders: ['Link 1: Wounding Blow (red), active'],
    });
    expect(standing.sides[0]?.rows).toEqual([{ zone: 'hero', card: 'Rhinar', note: '' }]);
    const blocked = table({ A: { hand: ['wounding-blow-red'] }, B: { hand: ['dodge-blue', 'pack-hunt-red'] } });
    blocked.play('A', 'wounding-blow-red').block('B', 'pack-hunt-red');
    const seen = game.standing(blocked.combat.view('B'), text);
    expect(seen.reminders).toEqual(['Link 1: Wounding Blow (red), active, defended by Pack Hunt (red)']);
    expect(seen.sides[1]?.rows).toContainEqual({
      zone: 'hand',
      card: 'Dodge (blue)',
      note: 'cost 0, defense 2, pitch 3',
    });
    expect(standing.sides[0]).toMatchObject({ seat: 'A', facts: { life: 20, hand: 0 } });
  });
  it('the standing says who has priority, and what is being paid for', () => {
    const focus = (t: Table) => game.standing(t.combat.view('A'), text).focus;
    const t = table({ A: { hero: 'katsu', hand: ['leg-tap-red', 'dodge-blue'] }, B: { hero: 'bravo' } });
    expect([focus(t), game.standing(t.state, text).phase]).toEqual([
      'Katsu has priority: play something, or pass?',
      "Action phase · Katsu's turn",
    ]);
    t.does('A', { type: 'play', card: 'leg-tap-red', from: 'hand' });
    expect(focus(t)).toBe('Pitch for 1: Leg Tap');
    const plain = table({ mode: 'simplified', A: { hand: ['leg-tap-red', 'dodge-blue'] } });
    plain.does('A', { type: 'continue' }).does('A', { type: 'play', card: 'leg-tap-red', from: 'hand' });
    expect(focus(plain)).toBe('Pitch for 1: Leg Tap');
    plain.does('A', { type: 'pitch', card: 'dodge-blue' });
    expect(focus(plain)).toBe('Cost 1 is covered: Leg Tap');
    const hide = table({ A: { hand: ['head-jab-red'] }, B: { hand: ['dodge-blue'], equipment: ['ironhide-legs'] } });
    hide.play('A', 'head-jab-red').block('B', 'ironhide-legs').both().does('B', { type: 'accept' });
    expect(focus(hide)).toBe('Pitch for 1');
  });
  it('the head names the phase of the turn', () => {
    const phase = (t: Table) => game.standing(t.state, text).phase;
    const hala = { mentor: true, arsenal: 'hala-goldenhelm' } as const;
    expect(phase(table({ first: 'start phase', A: { hero: 'katsu', ...hala }, B: { hero: 'bravo' } }))).toBe(
      "Start phase · Katsu's turn",
    );
    expect(phase(table({ A: { hero: 'katsu', hand: ['dodge-blue'] }, B: { hero: 'bravo' } }).both())).toBe(
      "End phase · Katsu's turn",
    );
  });
  it('a pass names its result, if that is known', () => {
    const passOf = (t: Table) =>
      t
        .offers()
        .map((choice) => text.label(choice, t.state))
        .at(-1);
    const t = table({ A: { hand: ['head-jab-red', 'sigil-of-solace-blue'] }, B: { hand: ['dodge-blue'] } });
    expect(passOf(t)).toBe('End turn');
    expect(passOf(t.pass(1))).toBe('Pass (the action phase ends)');
    const link = table({ A: { hand: ['head-jab-red', 'sigil-of-solace-blue'] }, B: { hand: ['dodge-blue'] } });
    expect(passOf(link.play('A', 'head-jab-red'))).toBe('Pass');
    expect(passOf(link.pass(1))).toBe('Pass (the attack step begins)');
    expect(passOf(link.to('reaction'))).toBe('Pass (hits for 3 if nobody reacts)');
    expect(passOf(link.play('A', 'sigil-of-solace-blue'))).toBe('Pass');
    expect(passOf(link.pass(1))).toBe('Pass (Sigil of Solace resolves)');
    expect(passOf(link.pass(2))).toBe('Pass (hits for 3)');
    expect(passOf(link.to('resolution'))).toBe('Pass (the combat chain closes)');
    const plain = table({ mode: 'simplified', A: { hand: ['leg-tap-red', 'dodge-blue'] } }).does('A', {
      type: 'continue',
    });
    expect(passOf(plain)).toBe('End turn');
  });
  it('every note has its words, and a code without words is returned', () => {
    const facts = { n: 2, who: 'Ira', card: 'Dodge', link: 1, damage: 3, power: 4, block: 1, prevented: 1 };
    const more = {
      what: 'arsenal',
      kind: 'attack',
      gifts: 'power +1',
      cards: 'Dodge',
      text: 'go again',
      open: 1,
      cost: 2,
      life: 4,
      when: 'hit',
      words: 'they discard a card',
      counter: 'steam',
    };
    for (const code of [...NOTE_CODES, ...Object.keys(FORM_NOTES)])
      expect(text.note({ code, ...facts, ...more })).not.toMatch(/undefined|^$/);
    expect(text.note({ code: 'roll-for', card: 'Barkbone Strapping' })).toBe('Barkbone Strapping');
    expect(text.note({ code: 'nowhere' })).toBe('nowhere');
  });
  it('the standing takes every word from the catalog', () => {
    const t = table({
      A: { hand: ['wounding-blow-red'], weapons: ['dawnblade'], equipment: ['ironrot-helm'], permanents: ['quicken'] },
      B: { arsenal: 'dodge-blue', shield: 1 },
    }).play('A', 'wounding-blow-red');
    const blank = { ...text, note: () => '~' };
    const { sides, phase, focus, reminders } = game.standing(t.combat.view('A'), blank);
    expect([phase, focus, reminders]).toEqual(['~', '~', ['~', '~']]);
    for (const side of sides) {
      expect(Object.keys(side.facts ?? {})).toEqual(['~']);
      for (const row of side.rows) expect(Object.keys(row)).toEqual(['~']);
    }
  });
  it('the standing reminds of everything that lasts or waits', () => {
    const stack = table({ A: { hand: ['head-jab-red', 'sigil-of-solace-blue'] } });
    stack.play('A', 'head-jab-red').play('A', 'sigil-of-solace-blue');
    expect(game.standing(stack.combat.view('B'), text).reminders).toEqual([
      'Stack, next to resolve first: Sigil of Solace (blue), Head Jab (red)',
    ]);
    const t = table({
      A: {
        hand: ['sharpen-steel-red', 'barraging-beatdown-yellow', 'warriors-valor-red'],
        floating_resources: 1,
        equipment: ['heartened-cross-strap'],
      },
      B: { hand: ['dodge-blue'], shield: 2, marked: true, tapped: true, heroLost: true, frozen: ['arsenal'] },
      script: { draws: [0] },
    });
    for (const card of ['sharpen-steel-red', 'warriors-valor-red', 'barraging-beatdown-yellow'])
      t.play('A', card).both();
    t.use('A', 'heartened-cross-strap', 'equipment').both();
    expect(game.standing(t.combat.view('A'), text).reminders).toEqual([
      'Rhinar A, next weapon attack: power +3 (Sharpen Steel (red))',
      "Rhinar A, next weapon attack: power +3, more if it hits (Warrior's Valor (red))",
      'Rhinar A, next Brute attack: power +3 while fewer than two non-equipment cards defend (Barraging Beatdown (yellow))',
      'Rhinar A, next attack action card: costs 2 less (Heartened Cross Strap)',
      'Rhinar B prevents the next 2 damage this turn',
      'Rhinar B is marked',
      'Rhinar B is tapped',
      "Rhinar B has lost the hero's abilities",
      'Rhinar B: frozen (arsenal)',
      'Rhinar B: 1 banished face down until the end phase',
    ]);
  });
  it('dice, summary and content', () => {
    expect(game.dice({ type: 'roll', player: 'A', face: 4, sides: 6, card: 'Barkbone Strapping' })).toEqual({
      seat: 'A',
      why: { code: 'roll-for', card: 'Barkbone Strapping' },
      dice: [{ face: 4, sides: 6 }],
    });
    expect(game.dice({ type: 'layer_end' })).toBeUndefined();
    const t = table({}).does('A', { type: 'concede' });
    expect(game.summary(t.state, t.outcome as Outcome)).toEqual({
      result: 'B',
      ending: 'concede',
      rounds: 2,
      left: { A: 20, B: 20 },
    });
    expect(game.hidden).toBe(true);
  });
});

it('the article of every type of card follows its sound', () => {
  const an = TYPES.filter((type) => reason({ code: 'cannot-be-played', type }).startsWith('An '));
  expect(an.toSorted()).toEqual(['action', 'attack', 'attack reaction', 'aura', 'equipment', 'instant', 'item']);
  for (const type of TYPES) {
    const article = an.includes(type) ? 'An' : 'A';
    expect(reason({ code: 'cannot-be-played', type })).toBe(`${article} ${type} card cannot be played.`);
  }
});

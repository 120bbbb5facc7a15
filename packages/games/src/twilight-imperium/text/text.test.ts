import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import { blankParty } from '../rules/parties.ts';
import { setup } from '../setup/index.ts';
import { standing } from '../standing.ts';
import { forms } from '../steps/forms.ts';
import { testCombat } from '../tests/combat.fixture.ts';
import { planet, side, table } from '../tests/fixture.ts';
import { type Event, STEPS, type StepId } from '../types.ts';
import { AT_TABLE } from './at-table.ts';
import { english } from './en.ts';
import { NOTE_CODES } from './notes.ts';
import { REASONS } from './reasons.ts';

const preset = (id: string) => {
  const found = setup.presets.find((one) => one.id === id);
  if (!found) throw new Error(`no preset ${id}`);
  return found.setup;
};

/** Source files of the game that may give a reason; problems of a setup, questions about odds and what dice are for have sentences of their own. */
function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return ['setup', 'text', 'odds'].includes(entry.name) ? [] : sources(new URL(`${entry.name}/`, folder));
    return /\.ts$/.test(entry.name) && !/(\.(test|fixture)|^dice-for)\.ts$/.test(entry.name)
      ? [readFileSync(new URL(entry.name, folder), 'utf8')]
      : [];
  });
}

describe('words', () => {
  it('every reason has a sentence, and every sentence a reason', () => {
    const code = sources(new URL('../', import.meta.url)).join('\n');
    const used = new Set([...code.matchAll(/(?:code: |\bno\(\s*)'([a-z0-9-]+)'/g)].map((match) => match[1] as string));
    const missing = [...used].filter((one) => REASONS[one] === undefined);
    const idle = Object.keys(REASONS).filter((one) => !used.has(one));
    expect({ missing, idle }).toEqual({ missing: [], idle: [] });
    for (const one of used)
      expect(
        english.reason({
          code: one,
          effect: 'direct-hit',
          unit: 'cruiser-1',
          planet: 'Quann',
          counter: 'influence',
          need: 2,
          have: 1,
          party: 'attacker',
          system: 'Lodor',
        }),
      ).toMatch(/^[A-Z0-9“].*\.$/);
  });
  it('every effect that may be left to the table says what to do there', () => {
    const shown = EFFECT_ROWS.filter((row) => row.resolution === 'table' && row.kind !== 'objective').map(
      (row) => row.id,
    );
    expect(shown.filter((id) => AT_TABLE[id] === undefined)).toEqual([]);
    for (const id of Object.keys(AT_TABLE))
      expect(
        EFFECT_ROWS.some((row) => row.id === id),
        id,
      ).toBe(true);
  });
  it('every step has a title', () => {
    for (const step of STEPS) expect(english.step(step).length, step).toBeGreaterThan(2);
  });
  it('seats have the short name of the faction; two sides of one faction have the names of their roles', () => {
    const state = testCombat(preset('mecatol-war')).state;
    expect(english.seat('attacker', state)).toBe('Letnev');
    const twice = testCombat(preset('medium-fleets')).state;
    expect([english.seat('attacker', twice), english.seat('defender', twice)]).toEqual(['Attacker', 'Defender']);
    expect(english.seat('third-1', state)).toBe('Titans');
    expect(english.seat('host', state)).toBe('Host');
    expect(english.seat('defender')).toBe('Defender');
  });
});

describe('buttons of the wizard', () => {
  /** Labels that came up at each step of a combat played by the bots. */
  function labelsOf(...games: ReturnType<typeof testCombat>[]): Map<StepId, Set<string>> {
    const found = new Map<StepId, Set<string>>();
    for (const game of games)
      while (game.combat.outcome === undefined) {
        const step = game.step;
        if (step) {
          const here = found.get(step) ?? new Set();
          for (const choice of game.choices()) here.add(english.label(choice, game.state));
          found.set(step, here);
        }
        game.bot();
      }
    return found;
  }
  const harrow = table(side('l1z1x', { 'super-dreadnought-1': 1, 'infantry-1': 1 }), side('sol', {}), {
    start: 'P3.1',
    system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 3 } })] },
  });
  const shields = table(
    side('sol', { 'carrier-1': 2, 'infantry-1': 3, 'destroyer-1': 3 }),
    side('xxcha', { 'fighter-1': 1, 'carrier-1': 1 }),
    {
      start: 'P0.3',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1, 'pds-1': 1 } })] },
    },
  );
  const labels = labelsOf(testCombat(harrow, [10], 1), testCombat(shields, [10, 10], 9));
  it.each([
    ['P0.3', 'Proceed to Movement'],
    ['P0.4', 'Movement Complete'],
    ['P1.2 fire', 'Fire Space Cannon'],
    ['P1.2 fire', 'Pass'],
    ['P1.3', 'Confirm Hit Assignment'],
    ['P2.2 fire', 'Fire Anti-Fighter Barrage'],
    ['P2.2 fire', 'Pass'],
    ['P3.1 bombard', 'Bombard'],
    ['P3.1 bombard', 'Skip Bombardment'],
    ['P3.5', 'Confirm Hit Assignment'],
    ['P3.9 fire', 'Fire Space Cannon Defense'],
    ['P3.9 fire', 'Pass'],
    ['P3.9 assign', 'Confirm Hit Assignment'],
    ['P3.8', 'Continue'],
    ['P4.1', 'Continue'],
    ['P4.4', 'Use Harrow'],
    ['P4.4', 'Skip'],
    ['PC.3', 'End Combat'],
    ['dice', 'Roll All Dice'],
    ['dice result', 'Assign Hits'],
    ['dice result', 'Continue'],
  ] as const)('%s: [%s]', (step, text) => {
    expect([...(labels.get(step) ?? [])]).toContain(text);
  });
  it('the reroll control of a die begins with its name in the wizard', () => {
    const all = [...(labels.get('dice result') ?? [])];
    expect(all.some((text) => text.startsWith('Reroll / Scramble Frequency'))).toBe(true);
  });
  it('the offers of one prompt read differently', () => {
    const game = testCombat(preset('mecatol-war'), [], 8);
    for (let i = 0; i < 150 && game.combat.outcome === undefined; i++) {
      const flow = game
        .choices()
        .filter((choice) => choice.action.type !== 'adjust' && choice.action.type !== 'throw again');
      const texts = flow.map((choice) => `${choice.seat}: ${english.label(choice, game.state)}`);
      expect(new Set(texts).size, JSON.stringify(texts)).toBe(texts.length);
      game.bot();
    }
  });
});

describe('log', () => {
  it('every event of a large combat has a line, steps aside', () => {
    const game = testCombat(preset('mecatol-war'), [], 8);
    const silent = new Set<Event['type']>();
    let at = 0;
    while (game.combat.outcome === undefined) {
      for (const event of game.events.slice(at)) {
        const line = english.log(event, game.state);
        if (line === undefined) silent.add(event.type);
        else expect(line).toMatch(/[.!]$/);
      }
      at = game.events.length;
      game.bot();
    }
    expect([...silent].filter((type) => type !== 'step' && type !== 'rolled')).toEqual([]);
    expect(english.outcome(game.combat.outcome)).toMatch(/\.$/);
  });
  it('notices: a step says beside its question what the wizard says there', () => {
    const landing = table(side('sol', { 'dreadnought-1': 1, 'infantry-1': 1 }), side('hacan', {}), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender')] },
    });
    const shown = (step: StepId) => standing(testCombat(landing).to(step).state, english).reminders?.at(-1);
    expect(shown('P3.1 bombard')).toMatch(/not affected/);
    expect(shown('PC.3')).toMatch(/production/);
    const open = testCombat(
      table(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { start: 'P0.3' }),
    );
    expect(standing(open.state, english).reminders?.at(-1)).toMatch(/no longer/);
    expect(standing(open.to('P0.5').state, english).reminders?.at(-1)).toMatch(/other players have space cannon/);
  });
  it('reminders: the static one, those of effects, secret objectives', () => {
    const { state } = testCombat(preset('mecatol-war'));
    state.reminders.push({ id: 'x', effect: 'alliance', by: 'attacker', until: 'action' });
    for (const effect of ['unveil-flagship', 'betray-a-friend'])
      state.reminders.push({ id: `objective ${effect}`, effect, by: 'attacker', place: 'space', until: 'action' });
    const said = standing(state, english).reminders ?? [];
    expect(said[0]).toBe('The active player can still trade, once with each neighbor.');
    expect(said[1]).toBe('This action: Alliance (Letnev): return the note to its owner.');
    expect(said[2]).toBe(
      'After the space combat: Letnev may score at most one secret objective of Unveil Flagship, Betray a Friend (if a promissory note of the loser was in play).',
    );
  });
  it('outcomes', () => {
    const base = { rounds: 1, planets: [], winner: 'attacker' as const };
    expect(english.outcome({ ...base, space: 'none', how: 'cancelled', effect: 'nullification-field' })).toBe(
      'Nullification Field ended the turn: no combat took place.',
    );
    expect(english.outcome({ ...base, space: 'attacker', how: 'retreat' })).toBe(
      'The attacker wins the space combat: the other fleet withdrew.',
    );
    expect(
      english.outcome({ ...base, space: 'draw', how: 'played', planets: [{ planet: 'Quann', winner: 'defender' }] }),
    ).toBe('The space combat is a draw. The defender holds Quann.');
  });
  it('notes: columns, fields and options of forms; an unknown code comes back', () => {
    const said = (code: string, facts: Record<string, string | number> = {}) => english.note({ code, ...facts });
    const facts = { effects: 'unveil-flagship', effect: 'direct-hit', step: 'P2.5' };
    expect(NOTE_CODES.filter((code) => said(code, facts) === '')).toEqual([]);
    expect([said('fleetSupply'), said('exits'), said('tradeGoods')]).toEqual([
      'fleet supply',
      'who may retreat to an adjacent system',
      'trade goods',
    ]);
    expect([said('attacker'), said('letnev'), said('dreadnought-2'), said('plasma-scoring'), said('nebula')]).toEqual([
      'Attacker',
      'The Barony of Letnev',
      'Dreadnought II',
      'Plasma Scoring',
      'Nebula',
    ]);
    expect(said('effect', { effect: 'direct-hit' })).toBe('Direct Hit');
    expect([said('next Lodor'), said('Mecatol Rex')]).toEqual(['Lodor', 'Mecatol Rex']);
  });
  it('notes: every field and every fixed option of every form has a word', () => {
    const { state } = testCombat(table(null, null, { start: 'P0.1' }));
    state.parties.attacker = blankParty('sol', state.sets);
    for (const [type, form] of Object.entries(forms))
      for (const field of form?.fields(state, {}, 'host') ?? []) {
        expect(NOTE_CODES, `${type}.${field.name}`).toContain(field.name);
        for (const option of field.options ?? [])
          if (!(NOTE_CODES as string[]).includes(option))
            expect(english.note({ code: option }), option).not.toBe(option);
      }
  });
  it('notes: the standing has no word of its own', () => {
    const { state } = testCombat(preset('mecatol-war'));
    const coded: typeof english = { ...english, note: ({ code }) => `<${code}>`, seat: (seat) => seat };
    const { phase, reminders, sides } = standing(state, coded);
    expect(phase).toMatch(/^<phase-/);
    expect(reminders?.every((line) => line.startsWith('<'))).toBe(true);
    for (const one of sides)
      for (const row of one.rows) expect(Object.keys(row).every((key) => key.startsWith('<'))).toBe(true);
  });
});

import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../json-schema.ts';
import { spreadOf } from '../../spread.fixture.ts';
import { GEAR_ROWS, MERCS, TACTICS, VEHICLES } from '../content/index.ts';
import { game as merc } from '../tests/whole.ts';
import { cardName } from './equip.ts';
import { OPTION_NAMES, OPTIONS } from './options.ts';

const D = { name: 'D', initiative: 2, combat: 1 };
const base = { attacker: 'rebel', forces: { dictator: { units: [D] }, rebel: { units: [{ merc: 'Ra' }] } } };
const withRebel = (...units: unknown[]) => ({ ...base, forces: { dictator: { units: [D] }, rebel: { units } } });
/** Every problem must have its German sentence too, with nothing left out of it. */
const problems = (input: unknown) => {
  const result = merc.setup.check(input);
  if (result.ok) return [];
  for (const problem of result.problems) {
    const german = merc.setup.text.de?.problem(problem) ?? '';
    expect(german, problem.code).toMatch(/^["„\p{Lu}].*[.?]$/u);
    expect(german, problem.code).not.toMatch(/undefined|\b(the|is|must|has|and|not)\b/);
  }
  return result.problems.map(({ path, code }) => `${path} ${code}`);
};
const whys = (input: unknown) => {
  const result = merc.setup.check(input);
  return result.ok ? [] : result.problems.map(merc.setup.text.en.problem);
};

it('every preset is legal, has a title and one sentence, and an id of its own', () => {
  expect(merc.setup.presets.length).toBeGreaterThanOrEqual(8);
  for (const preset of merc.setup.presets) {
    expect(problems(preset.setup), preset.id).toEqual([]);
    expect(preset.title.length * preset.about.length, preset.id).toBeGreaterThan(0);
  }
  expect(new Set(merc.setup.presets.map((preset) => preset.id)).size).toBe(merc.setup.presets.length);
});

it('500 samples are legal and meet every MERC, vehicle, tactics card and piece of equipment; how often', async () => {
  const chance = chanceOf(3, 0);
  const seen = new Set<string>();
  const samples = Array.from({ length: 500 }, () => merc.setup.sample(chance));
  for (const sample of samples) {
    expect(problems(sample)).toEqual([]);
    for (const force of Object.values(sample.forces)) {
      for (const unit of force?.units ?? []) {
        seen.add(unit.merc ?? '');
        for (const card of unit.gear ?? []) seen.add(cardName(card));
      }
      for (const { vehicle } of force?.vehicles ?? []) seen.add(vehicle);
    }
    for (const { card } of sample.tactics ?? []) seen.add(card);
  }
  const all = [...MERCS, ...VEHICLES, ...TACTICS].map((row) => row.name).concat([...GEAR_ROWS.keys()]);
  expect(all.filter((name) => !seen.has(name))).toEqual([]);
  await expect(spreadOf(samples)).toMatchFileSnapshot('./sample.txt');
});

it('the JSON Schema lists the cards, for editors', () => {
  const schema = JSON.stringify(merc.setup.schema(jsonSchema));
  expect(schema).toContain('"Wolverine"');
  expect(schema).toContain('"additionalProperties":false');
});

describe('problems of a setup, in words', () => {
  it.each([
    ['no object', 7, ' wrong-type'],
    ['missing parts', {}, 'attacker missing'],
    ['unknown field', { ...base, color: 'red' }, 'color unknown-field'],
    ['unknown MERC', withRebel({ merc: 'Rizzen' }), 'forces.rebel.units[0].merc unknown-name'],
    ['unknown equipment', withRebel({ merc: 'Ra', gear: ['M17'] }), 'forces.rebel.units[0].gear[0] unknown-name'],
    [
      'unknown figure of equipment',
      withRebel({ merc: 'Ra', gear: [{ card: 'M16', color: 1 }] }),
      'forces.rebel.units[0].gear[0].color unknown-field',
    ],
    ['wrong type', withRebel({ militia: 'many' }), 'forces.rebel.units[0].militia wrong-type'],
    ['too small', withRebel({ militia: 0 }), 'forces.rebel.units[0].militia too-small'],
    ['too big', withRebel({ militia: 21 }), 'forces.rebel.units[0].militia too-big'],
    ['wrong format', { ...base, sector: 'Z9' }, 'sector wrong-format'],
    ['two kinds in one entry', withRebel({ merc: 'Ra', militia: 2 }), 'forces.rebel.units[0] one-of'],
    ['militia with gear', withRebel({ militia: 2, gear: ['M16'] }), 'forces.rebel.units[0].gear militia-plain'],
    ['Dictator on the wrong side', withRebel({ dictator: 'The General' }), 'forces.rebel.units[0] wrong-side'],
    ['base squad', withRebel({ merc: 'Ra', squad: 'base' }), 'forces.rebel.units[0].squad base-squad'],
    ['own unit without figures', withRebel({ name: 'Me' }), 'forces.rebel.units[0].initiative missing'],
    ['dead from the start', withRebel({ merc: 'Ra', wounds: 3 }), 'forces.rebel.units[0].wounds dead'],
    ['no slot', withRebel({ merc: 'Ra', gear: ['M16', 'AK-47'] }), 'forces.rebel.units[0].gear no-slot'],
    [
      'own card without slot',
      withRebel({ merc: 'Ra', gear: [{ name: 'Sling' }] }),
      'forces.rebel.units[0].gear[0] own-card',
    ],
    [
      'two bandoliers',
      withRebel({ merc: 'Ra', gear: ['Bandolier', 'Bandolier'] }),
      'forces.rebel.units[0].gear no-slot',
    ],
    ['the same MERC twice', withRebel({ merc: 'Ra' }, { merc: 'Ra' }), 'forces.rebel.units[1] twice'],
    ['a printed name', withRebel({ name: 'Rizen', initiative: 1, combat: 1 }), 'forces.rebel.units[0].name taken-name'],
    [
      'too many copies',
      withRebel({ merc: 'Ra', gear: ['M16'] }, { merc: 'Doc', gear: ['M16'] }),
      'forces too-many-copies',
    ],
    ['nobody', withRebel(), 'forces.rebel.units nobody'],
    ['too many militia', withRebel({ militia: 6 }, { militia: 5 }), 'forces.rebel.units militia-limit'],
    ['no Chancellor', { ...base, named: 'rebel' }, 'named no-chancellor'],
    ['own mine', { ...base, mine: 'rebel' }, 'mine own-mine'],
    ['sector twice', { ...base, map: [{ id: 'A1' }, { id: 'A1' }] }, 'map[1].id twice'],
    ['no gunner', { ...base, kind: 'bombardment', by: 'Doc' }, 'by no-gunner'],
    ['no mortar', { ...base, kind: 'bombardment', by: 'Ra' }, 'by no-mortar'],
    ['by without bombardment', { ...base, by: 'Ra' }, 'by no-bombardment'],
    [
      'squad limit',
      {
        ...withRebel({ merc: 'Ra' }, { merc: 'Doc' }, { merc: 'Max' }, { merc: 'Moe' }, { merc: 'Tao' }),
        options: { squadLimit: 4 },
      },
      'forces.rebel.units squad-limit',
    ],
    ['unknown option', { ...base, options: { tieOrder: 'coin' } }, 'options.tieOrder unknown-name'],
  ])('%s', (_name, input, expected) => {
    expect(problems(input)).toContain(expected);
    for (const why of whys(input)) expect(why).toMatch(/^[A-Z".].*[.?]$/);
  });
  it('vehicles need a squad, seats and stay unique', () => {
    const driven = (units: unknown[], vehicles: unknown[]) => ({
      ...base,
      forces: { dictator: { units: [D] }, rebel: { units, vehicles } },
    });
    expect(problems(driven([{ militia: 1 }], [{ vehicle: 'Jeep' }]))).toEqual(['forces.rebel.vehicles no-driver']);
    const five = ['Ra', 'Doc', 'Max', 'Moe', 'Tao'].map((name) => ({ merc: name }));
    expect(problems(driven(five, [{ vehicle: 'Jeep' }]))).toEqual(['forces.rebel.vehicles no-seats']);
    expect(problems(driven([{ merc: 'Ra' }], [{ vehicle: 'Jeep' }, { vehicle: 'Tank' }]))).toEqual([
      'forces.rebel.vehicles one-vehicle',
    ]);
    expect(problems(driven([{ merc: 'Ra' }], [{ vehicle: 'Jeep', armor: 3 }]))).toEqual([
      'forces.rebel.vehicles[0].armor too-big',
    ]);
  });
  it('a near name is suggested', () => {
    expect(whys(withRebel({ merc: 'Rizzen' }))[0]).toContain('Did you mean "Rizen"?');
    expect(whys({ ...base, attacker: 'nobody' })[0]).toContain('Choose one of: dictator, rebel.');
  });
  it('stands anything', () => {
    for (const input of [
      null,
      undefined,
      [],
      'x',
      { forces: null },
      { attacker: 'rebel', forces: { dictator: [], rebel: { units: [null, 3, { gear: [null] }] } } },
      JSON.parse('{"__proto__":{"a":1}}'),
    ]) {
      const result = merc.setup.check(input);
      if (result.ok) throw new Error('no setup was accepted as one');
      expect(result.problems[0]).toBe(result.reason);
    }
  });
  it('the Marshal may have 20 militia at his base', () => {
    const marshal = {
      attacker: 'rebel',
      forces: {
        dictator: { units: [{ dictator: 'The Marshal' }, { militia: 20 }] },
        rebel: { units: [{ merc: 'Ra' }] },
      },
    };
    expect(problems(marshal)).toEqual(['forces.dictator.units militia-limit']);
    expect(problems({ ...marshal, base: true })).toEqual([]);
  });
});

it('the schema knows every option and its values', () => {
  for (const name of OPTION_NAMES) {
    for (const value of OPTIONS[name]) {
      if (name !== 'squadLimit') expect(problems({ ...base, options: { [name]: value } }), name).toEqual([]);
    }
    expect(problems({ ...base, options: { [name]: 'nonsense' } }), name).toHaveLength(1);
  }
});

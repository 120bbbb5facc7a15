import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../json-schema.ts';
import { spreadOf } from '../../spread.fixture.ts';
import { rules } from '../ruleset.ts';
import { problemText } from '../text/problems.ts';
import { setup } from './index.ts';
import { PROBLEM_CODES } from './problems.ts';
import { blankPlayer } from './types.ts';

/** Every problem with its sentence. */
const problems = (input: unknown) => {
  const checked = setup.check(input);
  return checked.ok ? [] : checked.problems.map((problem) => ({ ...problem, why: problemText(problem) }));
};
const codes = (input: unknown) => problems(input).map((problem) => problem.code);
const read = (input: unknown) => {
  const checked = setup.check(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.setup;
};

describe('setup: what is read', () => {
  it('nothing at all starts at P0.1', () => {
    expect(read({})).toMatchObject({ start: 'P0.1', attacker: null, defender: null });
    expect(rules.begin(read({})).hasForces).toBe(false);
  });
  it('a mech of Naalu is the one of the sets in play: the replaced text with Codex III, else the printed one', () => {
    const mech = (sets: string[] | undefined) =>
      read({ ...(sets ? { sets } : {}), attacker: 'naalu: carrier, mech', defender: 'hacan: cruiser' }).attacker
        ?.space[1]?.unit;
    expect(mech(undefined)).toBe('iconoclast-omega');
    expect(mech(['B', 'PoK'])).toBe('iconoclast');
  });
  it('one line of text is a whole setup: attacker, defender, third parties', () => {
    const made = read('letnev: 2 dread, 4 ff, carrier vs sol: 3 cruiser; on Jord: 2 inf vs titans: 2 pds II');
    expect(made.start).toBe('P1.1');
    expect(made.attacker?.faction).toBe('letnev');
    expect(made.system.planets.map((planet) => [planet.id, planet.owner])).toEqual([['Jord', 'defender']]);
    expect(made.thirds.map((third) => third.faction)).toEqual(['titans']);
    expect(made.adjacent[0]?.units['third-1']).toEqual([{ unit: 'hel-titan-2', count: 2, damaged: 0, galvanized: 0 }]);
    expect(made.order).toEqual(['attacker', 'defender', 'third-1']);
  });
  it('ground forces alone meet on a planet', () => {
    const made = read('5 inf vs 3 inf, 1 mech');
    expect(made.start).toBe('P4.1');
    expect(made.system.planets[0]?.units.attacker?.[0]).toMatchObject({ unit: 'infantry-1', count: 5 });
    expect(made.system.planets[0]?.units.defender).toHaveLength(2);
  });
  it('a text works wherever a side or a list of units is taken', () => {
    const made = read({
      start: 'P2.1',
      attacker: 'hacan: 2 cruiser',
      defender: { faction: 'xxcha', space: '1 dreadnought (1 damaged), carrier', hand: ['Direct Hit', 'sabotage'] },
      system: { planets: [{ id: 'Archon Ren', owner: 'defender', units: { defender: '2 infantry, pds' } }] },
    });
    expect(made.defender?.space[0]).toEqual({ unit: 'dreadnought-1', count: 1, damaged: 1, galvanized: 0 });
    expect(made.defender?.hand).toEqual(['direct-hit', 'sabotage']);
    expect(made.attacker?.hand).toBeNull();
    expect(made.system.planets[0]?.units.defender?.map((group) => group.unit)).toEqual(['infantry-1', 'pds-1']);
  });
  it('a full setup reads as itself', () => {
    for (const preset of setup.presets) expect(read(JSON.parse(JSON.stringify(preset.setup)))).toEqual(preset.setup);
  });
  it('a dimensional tear makes its system a gravity rift', () => {
    const made = read({
      start: 'P3.1',
      attacker: 'sol: carrier',
      defender: { faction: 'cabal' },
      system: { planets: [{ id: 'Acheron', owner: 'defender', units: { defender: 'space dock' } }] },
    });
    expect(made.system.anomalies).toEqual(['gravity-rift']);
  });
});

describe('setup: problems in words', () => {
  it('capacity', () => {
    expect(problems('sol: 1 carrier, 9 ff vs hacan: cruiser')[0]).toMatchObject({
      path: 'attacker.space',
      code: 'over-capacity',
      why: 'The Federation of Sol: 9 fighters and ground forces need capacity, the ships carry 6. Remove 3 or add ships with capacity.',
    });
    // Fighters of level II fly alone; a space dock lets three ride free; Aerie Sentinels need no room.
    expect(codes('hacan: 9 fighter II vs sol: cruiser')).toEqual([]);
    expect(codes('sol: cruiser vs hacan: 3 ff; on Arretze: dock')).toEqual([]);
    expect(codes('sol: cruiser vs hacan: 4 ff; on Arretze: dock')).toEqual(['over-capacity']);
    expect(codes('argent: cruiser, 2 mech vs hacan: cruiser')).toEqual([]);
  });
  it('fleet supply', () => {
    expect(problems('sol: 4 cruiser; fleet 3 vs hacan: cruiser')[0]).toMatchObject({
      path: 'attacker.fleetSupply',
      code: 'over-supply',
    });
    expect(codes('letnev: 4 cruiser; fleet 3 vs hacan: cruiser')).toEqual([]);
    // Excess Fighter II count as ships, Hybrid Crystal Fighter II as half a ship each.
    expect(codes('hacan: 4 fighter II; fleet 3 vs sol: cruiser')).toEqual(['over-supply']);
    expect(codes('naalu: 6 fighter II; fleet 3 vs sol: cruiser')).toEqual([]);
    expect(
      codes({
        attacker: { forces: 'mahact: 4 cruiser; fleet 3', facts: { tokensOf: ['defender'] } },
        defender: 'sol: cruiser',
      }),
    ).toEqual([]);
    expect(
      codes({ attacker: { forces: 'sol: 5 cruiser; fleet 6' }, defender: 'sol: cruiser', laws: ['Fleet Regulations'] }),
    ).toEqual(['over-supply']);
  });
  it('unit limits, which may be switched off', () => {
    const input = {
      attacker: { faction: 'mentak', space: [{ unit: 'fourth-moon', count: 2 }] },
      defender: 'sol: cruiser',
    };
    expect(codes(input)).toEqual(['over-limit']);
    expect(codes({ ...input, options: { unitLimits: false } })).toEqual([]);
    expect(codes({ start: 'P3.1', attacker: 'sol: carrier', defender: 'hacan: on Arretze: 3 pds' })).toEqual([
      'too-many-pds',
    ]);
    expect(codes({ start: 'P3.1', attacker: 'sol: carrier', defender: 'hacan: on Arretze: 2 dock' })).toEqual([
      'too-many-docks',
    ]);
  });
  it('places: ships ashore, structures in space, factories on planets, two places of one name', () => {
    expect(codes({ start: 'P3.1', attacker: 'sol: carrier', defender: 'hacan: on Arretze: cruiser' })).toEqual([
      'ship-ashore',
    ]);
    expect(codes('sol: cruiser, pds vs hacan: cruiser')).toEqual(['structure-in-space']);
    expect(codes({ start: 'P3.1', attacker: 'sol: carrier', defender: 'saar: on Ragh: dock' })).toEqual(['floats']);
    expect(
      codes({
        start: 'P2.1',
        attacker: 'sol: carrier',
        defender: 'saar: cruiser',
        system: { planets: [{ id: 'Ragh' }] },
        adjacent: [{ id: 'Ragh' }],
      }),
    ).toEqual(['same-name']);
    expect(
      codes({
        start: 'P2.1',
        attacker: 'sol: carrier',
        defender: 'saar: cruiser',
        system: { planets: [{ id: 'space' }] },
      }),
    ).toEqual(['bad-name']);
  });
  it('damage and factions', () => {
    expect(codes('sol: 2 dread (3 damaged) vs hacan: cruiser')).toEqual(['too-many-damaged']);
    expect(codes('sol: dread 2 carrier vs hacan: cruiser')).toEqual(['two-readings']);
    expect(codes('sol: carrier, 2 ff (1 damaged) vs hacan: cruiser')).toEqual(['cannot-be-damaged']);
    expect(codes('sol: exotrireme vs hacan: cruiser')).toEqual(['other-faction']);
    expect(codes('nekro: exotrireme vs hacan: cruiser')).toEqual([]);
    expect(codes('neutral: cruiser vs hacan: cruiser')).toContain('neutral-attacker');
  });
  it('sides, seats and starts', () => {
    expect(codes({ start: 'P2.1', attacker: 'sol: cruiser' })).toEqual(['missing-side']);
    expect(codes({ start: 'P4.1', attacker: 'sol: cruiser', defender: 'hacan: cruiser' })).toEqual(['nobody-landed']);
    expect(
      codes({
        start: 'P2.1',
        attacker: 'sol: cruiser',
        defender: 'hacan: cruiser',
        order: ['attacker', 'attacker', 'defender'],
      }),
    ).toEqual(['order-twice']);
    expect(
      codes({
        start: 'P2.1',
        attacker: 'sol: cruiser',
        defender: 'hacan: cruiser',
        adjacent: [{ id: 'Lodor', units: { 'third-1': 'pds' } }],
      }),
    ).toEqual(['unknown-seat']);
  });
  it('expansions that are switched off', () => {
    const problem = problems({ sets: ['B'], attacker: 'rebellion: cruiser', defender: 'sol: cruiser' })[0];
    expect(problem).toMatchObject({
      path: 'attacker.faction',
      code: 'set-off',
      why: "The Crimson Rebellion belongs to Thunder's Edge, which is not in use: add “TE” to the sets.",
    });
    expect(codes({ attacker: { forces: 'sol: cruiser', hand: ['cloak'] }, defender: 'hacan: cruiser' })).toEqual([
      'set-off',
    ]);
    expect(
      codes({ sets: ['B', 'TF'], attacker: { forces: 'sol: cruiser', hand: ['cloak'] }, defender: 'hacan: cruiser' }),
    ).toEqual([]);
  });
  it('sets, starts and anomalies are read in any case, sets as they are printed', () => {
    const sides = { attacker: 'sol: cruiser', defender: 'hacan: cruiser' };
    const made = read({
      ...sides,
      sets: ['The base game', 'prophecy of kings', 'Codex 3', 'thunders edge'],
      start: 'p2.1',
      system: { anomalies: ['Asteroid Field'] },
    });
    expect([made.sets, made.start, made.system.anomalies]).toEqual([
      ['B', 'PoK', 'C3', 'TE'],
      'P2.1',
      ['asteroid-field'],
    ]);
  });
  it('unknown words name the nearest match, unknown fields are refused, nothing throws', () => {
    expect(problems({ attacker: { faction: 'letnef' }, defender: 'sol: cruiser' })[0]?.why).toBe(
      'Unknown faction “letnef”. Did you mean “letnev”?',
    );
    expect(
      // quote: a British spelling is what somebody typed
      problems({ attacker: { forces: 'sol: cruiser', technologies: ['Duranium Armour'] }, defender: 'sol: cruiser' })[0]
        ?.why,
    ).toContain('“duranium armor”');
    expect(problems({ attackr: 'sol: cruiser' })[0]).toMatchObject({
      code: 'unknown-field',
      why: '"attackr" is not known here. Did you mean "attacker"?',
    });
    // Which windows are skipped is up to the odds.
    for (const field of ['pace', 'skipEmptyWindows'])
      expect(problems({ [field]: 'steps' })).toMatchObject([{ path: field, code: 'unknown-field' }]);
    expect(problems({ attacker: { faction: 'sol', spce: [] } })[0]).toMatchObject({
      path: 'attacker.spce',
      why: '"spce" is not known here. Did you mean "space"?',
    });
    for (const junk of [
      null,
      7,
      [],
      'vs',
      '',
      { attacker: 7 },
      { system: { planets: [{}] } },
      { __proto__: null, start: 'P9.9' },
    ])
      setup.check(junk);
    expect(codes({ start: 'P9.9' })).toEqual(['unknown-name']);
  });
});

describe('setup: a sentence for every code', () => {
  const planets = [{ id: 'Quann', units: { defender: '3 pds, 2 dock, cruiser' } }];
  const sides = { attacker: 'sol: cruiser', defender: 'hacan: cruiser' };
  const BROKEN: readonly unknown[] = [
    { strt: 1, pce: 2 },
    'sol: dread 2 carrier vs hacan: cruiser',
    { system: { planets: [{}] } },
    { start: 'P9.9' },
    { attacker: { faction: 'sol', fleetSupply: 100 } },
    { attacker: { faction: 'sol', fleetSupply: -1 } },
    { attacker: { faction: 'sol', fleetSupply: 'many' } },
    { attacker: 7 },
    { attacker: { faction: 'sol', counters: { luck: 1 } } },
    { attacker: { faction: 'letnef', technologies: ['plasma scorning', 'direct hit'] } },
    'sol: 2 cruizer; jord: 3 inf vs hacan: 100 ff',
    { start: 'P2.1', attacker: 'neutral: cruiser' },
    { ...sides, order: ['attacker', 'attacker', 'third-2'] },
    { ...sides, adjacent: [{ id: 'Lodor', units: { 'third-1': 'pds' } }, { id: 'Lodor' }, { id: 'space' }] },
    { ...sides, start: 'P4.1' },
    {
      start: 'P0.3',
      attacker: 'sol: cruiser',
      defender: { forces: 'saar: cruiser', technologies: ['Chaos Mapping'] },
      system: { anomalies: ['asteroid-field', 'entropic-scar'] },
    },
    'sol: 2 carrier, 14 ff, pds; fleet 1 vs hacan: 3 flagship',
    { ...sides, defender: 'saar: cruiser; on Ragh: dock', start: 'P3.1', system: { planets } },
    { ...sides, sets: ['B', 'B'], attacker: { faction: 'sol', name: 'Ann\u001b[2J' } },
    { ...sides, sets: ['B', 'B'] },
    { ...sides, attacker: 'sol: 99 cruiser, 22 destroyer', options: { unitLimits: false } },
    'sol: cruiser, '.repeat(1000),
    'sol: 1 dread (2 damaged), carrier, 2 ff (1 damaged), exotrireme (2 galvanized) vs rebellion: cruiser',
    { ...sides, sets: ['B'], defender: 'rebellion: cruiser' },
  ];
  const found = BROKEN.flatMap(problems);
  it('every problem is a whole sentence with all its facts', () => {
    for (const { code, why } of found) expect(why, code).toMatch(/^(?!.*(?:undefined|NaN|\[object)).+[.?]$/);
  });
  it('every code of the rules and the schema occurs in these tests', () => {
    const told = new Set(found.map((problem) => problem.code));
    // No field of this game can be wrong in a way that has no name.
    expect(PROBLEM_CODES.filter((code) => !told.has(code))).toEqual(['wrong']);
  });
  it('a code that nobody wrote down comes back as it is', () => {
    expect(problemText({ path: '', code: 'no-such-code' })).toBe('no-such-code');
  });
  it('the reason of a refusal is its first problem', () => {
    const checked = setup.check('neutral: cruiser vs hacan: 3 flagship');
    expect(!checked.ok && checked.reason).toEqual(!checked.ok && checked.problems[0]);
  });
});

describe('setup: presets, schema, samples', () => {
  it('thirteen presets that begin, from two cruisers to a war over Mecatol Rex with third-party fire', () => {
    expect(setup.presets.map((preset) => preset.id)).toEqual([
      'even-fleets',
      'two-cruisers',
      'carrier-raid',
      'direct-hit',
      'shielded-landing',
      'ground-war',
      'harrow',
      'ambush',
      'medium-fleets',
      'nebula-stand',
      'mecatol-war',
      'thunders-edge',
      'blank',
    ]);
    for (const preset of setup.presets) expect(rules.begin(preset.setup).start).toBe(preset.setup.start);
    expect(setup.presets.find((preset) => preset.id === 'mecatol-war')?.setup.thirds).toHaveLength(2);
  });
  it('the JSON Schema names every field of a setup', () => {
    const schema = setup.schema(jsonSchema) as { properties: Record<string, unknown> };
    // Names that nothing plays are left out where there are none.
    const fields = [...Object.keys(read({})), 'aside', 'atTable'].sort();
    expect(Object.keys(schema.properties).sort()).toEqual(fields);
  });
  it('the bot policy of a seat may be set', () => {
    const made = read({
      attacker: {
        forces: 'sol: cruiser',
        policy: { losses: ['carrier', 'fighter'], sustain: 'late', plays: ['Direct Hit'] },
      },
      defender: 'sol: cruiser',
    });
    expect(made.attacker?.policy).toEqual({
      ...blankPlayer('sol').policy,
      losses: ['carrier', 'fighter'],
      sustain: 'late',
      plays: ['direct-hit'],
    });
  });
  it('sample gives legal setups that begin; what they cover, and how often', async () => {
    const chance = chanceOf(7, 1);
    const starts = new Set<string>();
    const samples = Array.from({ length: 200 }, () => setup.sample(chance));
    for (const made of samples) {
      starts.add(made.start);
      expect(setup.check(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, setup: made });
      rules.begin(made);
    }
    expect(starts.size).toBe(9);
    await expect(spreadOf(samples)).toMatchFileSnapshot('./sample.txt');
  });
});

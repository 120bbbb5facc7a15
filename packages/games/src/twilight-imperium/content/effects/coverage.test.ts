/** The tables of section D, name by name: every row is played by the engine or left to the table, and has a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WINDOWS } from '../../types.ts';
import { UNIT_TEXTS } from '../unit-texts.ts';
import { UNITS, type UnitId } from '../units.ts';
import { EFFECT_ROWS } from './index.ts';

const list = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const TABLES: Record<string, { kinds: readonly string[]; played: string[]; table: string[]; outside: string[] }> = {
  'D.1 action cards': {
    kinds: ['action'],
    played: list(`lost-star-chart, upgrade, rally, solar-flare, decoy-operation, experimental-battlestation, rescue,
      maneuvering-jets, scramble-frequency, reveal-prototype, morale-boost, fighter-prototype, skilled-retreat,
      emergency-repairs, waylay, rout, intercept, shields-holding, direct-hit, reflective-shielding,
      courageous-to-the-end, blitz, bunker, disable, parley, ghost-squad, fire-team, infiltrate, crash-landing, sabotage,
      cloak, trine, converge, hardlight, spark, feint, pax, meteor, lash, divinity, meddle, meld, atomize`),
    table: list(`flank-speed, in-the-silence-of-space, nav-suite, harness-energy, counterstroke, forward-supply-base,
      salvage, reparations`),
    outside: list(
      `plague, lucky-shot, cripple-defenses, reactor-meltdown, tactical-bombardment, unstable-planet, war-effort`,
    ),
  },
  'D.2 technologies': {
    kinds: ['technology'],
    played: list(`antimass-deflectors, dark-energy-tap, plasma-scoring, graviton-laser-system, assault-cannon,
      duranium-armor, magen-defense-grid, magen-defense-grid-omega, magen-defense-grid-omega-omega,
      x-89-bacterial-weapon-omega, x-89-bacterial-weapon-omega-omega, dacxive-animators`),
    table: list('light-wave-deflector, gravity-drive, self-assembly-routines'),
    outside: list('x-89-bacterial-weapon'),
  },
  'D.3 faction abilities': {
    kinds: ['ability', 'plot'],
    played:
      list(`raid-formation, devour, fragile, harrow, assimilate, armada, munitions-reserves, edict, ambush, quantum-entanglement, foresight,
      technological-singularity, unrelenting, awaken, coalescence, reclamation, indoctrination, devotion, galvanize,
      phoenix-standard, liberate, survival-instinct, miniaturization, research-team, sundered, assail`),
    table: list('aetherpassage, scavenge'),
    outside: [],
  },
  'D.3 faction technologies': {
    kinds: ['faction-technology'],
    // Magmus Reactor is named by the retreat rules of P2.3.
    played: list(`dimensional-splicer, spatial-conduit-cylinders, non-euclidean-shielding, l4-disruptors,
      salvage-operations, neuroglaive, supercharge, valkyrie-particle-weave, chaos-mapping, nullification-field,
      instinct-training, impulse-core, proxima-targeting-vi, magmus-reactor`),
    table: list('subatomic-splicer, aetherstream, voidwatch, e-res-siphons'),
    outside: list('vortex, nanomachines'),
  },
  'D.4 promissory notes': {
    kinds: ['note'],
    played:
      list(`ceasefire, greyfire-mutagen, greyfire-mutagen-omega, nano-link-permit, strike-wing-ambuscade, antivirus,
      the-cavalry, war-funding, war-funding-omega, tekklar-legion, raghs-call, raise-the-standard`),
    table:
      list(`support-for-the-throne, alliance, trade-convoys, promise-of-protection, blood-pact, dark-pact, crucible,
      stymie-omega`),
    outside: [],
  },
  'D.5 agents': {
    kinds: ['agent'],
    played: list(`i48s, emissary-taivra, myru-vos, viscount-unlenn, evelyn-delouis, tellurian, the-thundarian,
      brother-milor-omega, brother-milor, dame-briar, vos-hollow, tro, field-marshal-mercer`),
    table: list('captain-mendosa'),
    outside: [],
  },
  'D.5 commanders': {
    kinds: ['commander'],
    played: list(`trrakan-aun-zulok, ta-zern, 2ram, rickar-rickani, ghom-sekkus, claire-gibson, dirzuga-rophal,
      sai-seravus, watchful-ojz, aroz-hollow`),
    table: list('rear-admiral-farran, so-ata, sula-mentarion, dart-and-tai, ahk-siever'),
    outside: [],
  },
  'D.5 heroes': {
    kinds: ['hero'],
    played: list(`ipswitch-loose-cannon, kuuasi-aun-jalatai, homesick-phantom, shval-harbinger, adjudicator-baal,
      ul-the-progenitor, dannel-of-the-tenth-omega, airo-shir-aur, lyra-keen, darktalon-treilla`),
    table: [],
    outside: list('gurno-aggero, it-feeds-on-carrion, unit-dsgn-flayesh, riftwalker-meian, mirik-aun-sissiri'),
  },
  'D.6 relics': {
    kinds: ['relic'],
    played: list(
      'the-crown-of-thalnos, metali-void-armaments, metali-void-shielding, lightrail-ordnance, heart-of-ixth',
    ),
    table: list('shard-of-the-throne'),
    outside: list('stellar-converter'),
  },
  'D.6 laws': {
    kinds: ['law'],
    played: list(`the-crown-of-thalnos-law, conventions-of-war, publicize-weapon-schematics, articles-of-war,
      prophecy-of-ixth, minister-of-peace, wormhole-reconstruction, fleet-regulations, demilitarized-zone`),
    table: list('shard-of-the-throne-law, the-crown-of-emphidia'),
    outside: [],
  },
  'D.6 breakthroughs': {
    kinds: ['breakthrough'],
    played: list('gravleash-maneuvers, imperator, fealty-uplink, slumberstate-computing, custodia-vigilia'),
    table: list('norr-supremacy, the-reaping'),
    outside: list('deorbit-barrage'),
  },
  'D.6 map and rules': {
    kinds: ['anomaly', 'rule'],
    played: list('nebula, entropic-scar, gravity-rift, asteroid-field, supernova, coexistence, unit-upgrades'),
    table: [],
    outside: [],
  },
  'D.6 secret objectives': {
    kinds: ['objective'],
    played: [],
    table: list(`turn-their-fleets-to-dust, fight-with-precision, make-an-example-of-their-world,
      destroy-their-greatest-ship, unveil-flagship, spark-a-rebellion, betray-a-friend, brave-the-void, darken-the-skies,
      demonstrate-your-power, become-a-martyr, seize-an-icon`),
    outside: [],
  },
};

const sorted = (ids: readonly string[]) => [...ids].sort();

describe('coverage of section D', () => {
  it.each(Object.entries(TABLES))(
    '%s: every row is there and is resolved as listed',
    (_, { kinds, played, table, outside }) => {
      const rows = EFFECT_ROWS.filter((row) => kinds.includes(row.kind));
      const of = (resolution: string) =>
        sorted(rows.filter((row) => row.resolution === resolution).map((row) => row.id));
      expect(of('engine')).toEqual(sorted(played));
      expect(of('table')).toEqual(sorted(table));
      expect(of('outside')).toEqual(sorted(outside));
    },
  );

  it('counts: 166 effects played by the engine, 48 left to the table, 17 never offered', () => {
    const tables = Object.values(TABLES);
    const sum = (pick: (table: (typeof tables)[number]) => string[]) =>
      tables.reduce((total, table) => total + pick(table).length, 0);
    expect([sum((t) => t.played), sum((t) => t.table), sum((t) => t.outside)]).toEqual([166, 48, 17]);
  });

  it('no row is neither: what the engine plays has offers, hooks or a step; what the table resolves is offered or reminds', () => {
    // Said by the steps, by unit figures or by the setup itself.
    const elsewhere = new Set(
      list(`harrow, galvanize, chaos-mapping, magmus-reactor, darktalon-treilla, fleet-regulations, hil-colish,
        gravity-rift, asteroid-field, supernova, letani-behemoth, aerie-sentinel, annihilator, z-grav-eidolon, shield-paling, moyins-ashes,
        infantry-2, letani-warrior-2, spec-ops-2, floating-factory-1, floating-factory-2, hel-titan-1, hel-titan-2,
        dimensional-tear-1, dimensional-tear-2`),
    );
    for (const row of EFFECT_ROWS) {
      const works = (row.offers?.length ?? 0) + Object.keys(row.hooks ?? {}).length + (row.reroll ? 1 : 0) > 0;
      if (row.resolution === 'outside') expect(works, row.id).toBe(false);
      else expect(works || elsewhere.has(row.id), row.id).toBe(true);
      if (works) expect(elsewhere.has(row.id), `${row.id} works without an offer`).toBe(false);
    }
  });

  it('rows that are never offered are component actions the rules name, or texts that work outside a tactical action', () => {
    const named = list(`plague, lucky-shot, cripple-defenses, reactor-meltdown, tactical-bombardment, unstable-planet,
      war-effort, x-89-bacterial-weapon, stellar-converter, vortex, deorbit-barrage, nanomachines, gurno-aggero,
      it-feeds-on-carrion, unit-dsgn-flayesh, riftwalker-meian, mirik-aun-sissiri`);
    /** Unit texts, each with the moment in which it works. */
    const texts: Record<string, 'component action' | 'status phase' | 'transaction' | 'production' | 'relic' | 'flip'> =
      {
        'the-inferno': 'component action',
        genesis: 'status phase',
        'ember-colossus': 'component action',
        'pride-of-kenara': 'transaction',
        'zs-thunderbolt': 'component action',
        'blackshade-infiltrator': 'component action',
        'iconoclast-omega-omega': 'relic',
        'viper-hollow': 'flip',
        'helios-1': 'production',
        'helios-2': 'production',
      };
    const outside = EFFECT_ROWS.filter((row) => row.resolution === 'outside').map((row) => row.id);
    expect(sorted(outside)).toEqual(sorted([...named, ...Object.keys(texts)]));
  });

  it('rows that only log say so: each offer of a table row ends at the table', () => {
    for (const row of EFFECT_ROWS)
      if (row.resolution === 'table' && row.kind !== 'objective') expect(row.offers?.length, row.id).toBeGreaterThan(0);
  });

  it('every window of an offer exists, and every step names one of the flow', () => {
    for (const row of EFFECT_ROWS) {
      for (const offer of row.offers ?? [])
        for (const window of typeof offer.window === 'string' ? [offer.window] : offer.window)
          expect(WINDOWS, `${row.id} ${window}`).toContain(window);
      for (const step of row.steps)
        expect(step, row.id).toMatch(
          /^(P[0-4]\.\d+|PC\.\d|all|all rolls|all assignments|any|any roll|any assignment|every window)$/,
        );
    }
  });

  it('every row that is offered or works has a test whose title begins with its id', () => {
    const here = new URL('.', import.meta.url);
    const titles = readdirSync(here)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => readFileSync(new URL(name, here), 'utf8'))
      .join('\n');
    const tested = (id: string) =>
      new RegExp(`\\bit\\(\\s*['"\`]${id}:`).test(titles) || new RegExp(`(\\.each\\(\\[[^)]*)'${id}'`).test(titles);
    const untested = EFFECT_ROWS.filter((row) => row.resolution !== 'outside' && !tested(row.id)).map((row) => row.id);
    expect(untested).toEqual([]);
  });

  it('unit texts: every unit with a text of its own has a row of the same name', () => {
    const texts = new Set(EFFECT_ROWS.filter((row) => row.kind === 'unit').map((row) => row.id));
    for (const id of Object.keys(UNIT_TEXTS)) expect(texts.has(id), id).toBe(true);
    for (const id of texts) expect(UNITS[id as UnitId], id).toBeDefined();
  });

  it('what the rules mark as not settled is an option', () => {
    expect(EFFECT_ROWS.filter((row) => row.option).map((row) => [row.id, row.option])).toEqual([
      ['brother-milor', 'milor'],
      ['assail', 'assail'],
    ]);
  });
});

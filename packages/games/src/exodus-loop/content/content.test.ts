import { describe, expect, it } from 'vitest';
import { ADMIRAL_XP, ADMIRAL_XP_TOTAL, SKILL_ROWS, SKILLS } from './admiral.ts';
import { CARRIER_ACTIONS, CARRIER_CLASSES, CARRIERS } from './carriers.ts';
import { ENCOUNTER_ROWS, ENCOUNTERS, TRIGGERS } from './encounters.ts';
import { HAZARD_ROWS, HAZARDS } from './hazards.ts';
import { GRID, HOUSE_OPTIONS } from './house.ts';
import { ABILITY_NAMES, CALL_SIGNS, MORALE, PERK_ROWS, PERKS, RANKS, XP } from './pilots.ts';
import { dieOf, SQUADRON_TYPES, SQUADRONS, WINGS } from './squadrons.ts';
import { BEHAVIOUR_ROWS, BEHAVIOURS, FACTIONS, TRAIT_ROWS, TRAITS } from './traits.ts';
import { MOODS, SENSOR_TIERS, UPGRADE_ROWS, UPGRADES } from './upgrades.ts';

/** The tables of the rules, figure by figure. */
describe('content', () => {
  it('section 3: seven squadron types', () => {
    const figures = SQUADRON_TYPES.map((type) => {
      const row = SQUADRONS[type];
      return [
        type,
        row.name,
        row.spd,
        row.atk,
        row.def,
        row.hull,
        row.ammo,
        row.fuel,
        row.move,
        row.detection,
        row.passive,
      ];
    });
    expect(figures).toEqual([
      ['I', 'Interceptor', 3, 1, 1, 3, 3, 5, 2, 1, 'Fuel Efficiency'],
      ['B', 'Bomber', 1, 3, 1, 4, 3, 2, 1, 1, 'Heavy Payload'],
      ['G', 'Gunship', 2, 2, 3, 5, 3, 3, 1, 1, 'Regenerative Armor'],
      ['F', 'Frigate', 2, 1, 2, 4, 5, 4, 1, 2, 'Fire Control Network'],
      ['D', 'Destroyer', 2, 3, 1, 5, 3, 3, 1, 1, 'Torpedo Salvo'],
      ['S', 'Scout', 4, 1, 1, 2, 2, 5, 2, 3, 'Extended Sensors'],
      ['M', 'Miner', 1, 0, 1, 3, 0, 4, 1, 1, 'Resource Extraction'],
    ]);
    expect(SQUADRON_TYPES.map((type) => SQUADRONS[type].cost)).toEqual([
      { metal: 2, energy: 0 },
      { metal: 0, energy: 2 },
      { metal: 1, energy: 1 },
      { metal: 2, energy: 1 },
      { metal: 2, energy: 1 },
      { metal: 1, energy: 1 },
      null,
    ]);
    expect(SQUADRON_TYPES.filter((type) => SQUADRONS[type].capital)).toEqual(['F']);
  });

  it('section 3: twelve wings', () => {
    expect(WINGS.join(' ')).toBe('Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima');
  });

  it('section 4: the full table of dice', () => {
    const table = SQUADRON_TYPES.slice(0, 6).map((a) => SQUADRON_TYPES.map((b) => dieOf(a, b)));
    expect(table).toEqual([
      [6, 10, 4, 6, 6, 6, 6],
      [4, 6, 10, 6, 6, 6, 6],
      [10, 4, 6, 6, 6, 6, 6],
      [6, 6, 6, 6, 6, 6, 6],
      [6, 6, 6, 6, 6, 6, 6],
      [6, 6, 6, 6, 6, 6, 6],
    ]);
  });

  it('section 5: six carrier classes and six actions', () => {
    const figures = CARRIER_CLASSES.map((kind) => {
      const row = CARRIERS[kind];
      return [row.name, row.mark, row.atk, row.def, row.spd, row.hull, row.hangar, row.pointDefence, row.detection];
    });
    expect(figures).toEqual([
      ['Scout Carrier', '◇', 0, 1, 3, 6, 3, 0, 3],
      ['Standard Carrier', '◈', 1, 2, 1, 10, 4, 1, 2],
      ['Battlecarrier', '◆', 2, 3, 0, 14, 4, 2, 1],
      ['Fleet Tender', '◎', 1, 1, 1, 8, 6, 1, 2],
      ['Enemy carrier', '', 1, 2, 1, 10, 4, 1, 2],
      ['Leviathan', '⬡', 1, 2, 1, 8, 6, 1, 2],
    ]);
    expect(CARRIER_ACTIONS).toEqual(['MOVE', 'REPAIR', 'REARM', 'ATTACK', 'DEFEND', 'HOLD']);
  });

  it('section 20: five perks with their abilities, five ranks, twenty call signs', () => {
    expect(PERKS.map((perk) => [perk, ABILITY_NAMES[PERK_ROWS[perk].ability]])).toEqual([
      ['STEADY_AIM', 'Critical Eye'],
      ['EVASIVE', 'Afterburner'],
      ['QUICK_REFLEXES', 'First Strike'],
      ['IRON_WILL', 'Last Stand'],
      ['FUEL_EFFICIENT', 'Extended Range'],
    ]);
    expect(
      PERKS.map((perk) => {
        const { atk, def, spd, hull, fuel } = PERK_ROWS[perk];
        return [atk, def, spd, hull, fuel];
      }),
    ).toEqual([
      [1, 0, 0, 0, 0],
      [0, 1, 0, 0, 0],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 1, 0],
      [0, 0, 0, 0, 1],
    ]);
    expect(RANKS.map(({ level, xp, rank, slots }) => [level, xp, rank, slots])).toEqual([
      [1, 0, 'Rookie', 1],
      [2, 50, 'Veteran', 2],
      [3, 150, 'Ace', 3],
      [4, 300, 'Elite', 3],
      [5, 500, 'Legend', 3],
    ]);
    expect(CALL_SIGNS.join(' ')).toBe(
      'Maverick Iceman Goose Viper Jester Phoenix Rooster Hangman Ace Ghost Reaper Hawk Shadow Storm Thunder Lightning Blaze Frost Nova Comet',
    );
    expect(XP).toEqual({ mission: 25, bossMission: 50, kill: 10, run: 25 });
    expect(MORALE).toMatchObject({ victory: 10, kill: 5, hullLost: -5, allyLost: -15, escortLost: -10 });
  });

  it('section 21: six skills in three tiers, and the experience of an Admiral', () => {
    expect(SKILLS.map((skill) => [skill, SKILL_ROWS[skill].tier])).toEqual([
      ['LAST_STAND', 1],
      ['EMERGENCY_REPAIRS', 1],
      ['EJECT_PROTOCOL', 2],
      ['RALLY_CRY', 2],
      ['IRON_WILL', 3],
      ['DESPERATE_MEASURES', 3],
    ]);
    let sum = 0;
    expect(ADMIRAL_XP.map((xp) => (sum += xp))).toEqual([...ADMIRAL_XP_TOTAL]);
    expect(ADMIRAL_XP_TOTAL).toEqual([100, 350, 800, 1500, 2500, 4000]);
  });

  it('section 22: traits, behaviors, factions and the Nautolan names', () => {
    expect(TRAITS.filter((trait) => TRAIT_ROWS[trait].nautolan)).toEqual([
      'REGENERATION',
      'SWARM_TACTICS',
      'BIO_ARMOR',
      'SPORE_CLOUD',
    ]);
    // ESCORT is our mark for the civilian ships of section 20.
    expect(TRAITS.filter((trait) => !TRAIT_ROWS[trait].nautolan)).toEqual([
      'EARLY_LAUNCH',
      'DISTRESS_BEACON',
      'ESCORT',
    ]);
    expect(
      BEHAVIOURS.map((name) => [
        name,
        BEHAVIOUR_ROWS[name].retreat(20),
        BEHAVIOUR_ROWS[name].atk,
        BEHAVIOUR_ROWS[name].priority,
      ]),
    ).toEqual([
      ['AGGRESSIVE', 10, 0, 1.2],
      ['DEFENSIVE', 20, 0, 1],
      ['HUNTER', 20, 0, 1],
      ['CAUTIOUS', 60, 0, 1],
      ['STATIC', 20, 0, 1],
      ['SUICIDAL', 0, 1, 1],
    ]);
    expect(FACTIONS).toEqual(['HUMAN', 'NAUTOLAN']);
    expect(SQUADRON_TYPES.map((type) => SQUADRONS[type].alien).join(' ')).toBe(
      'Stinger Spitter Brute Symbiote Lurker Psion Harvester',
    );
  });

  it('section 23: five hazards', () => {
    expect(
      HAZARDS.map((kind) => {
        const row = HAZARD_ROWS[kind];
        return [row.name, row.accuracy, row.def, row.upkeep, row.harvest, row.seenFrom];
      }),
    ).toEqual([
      ['Asteroid field', 0, 1, 'none', true, null],
      ['Nebula', -1, 0, 'none', false, 1],
      ['Debris', 0, 1, 'hull on a 1', false, null],
      ['Radiation', 0, 0, 'hull', false, null],
      ['Ion storm', -1, 0, 'fuel', false, null],
    ]);
  });

  it('section 24: five sensor tiers, the four upgrades behind them, three moods', () => {
    expect(SENSOR_TIERS.map(({ tier }) => tier)).toEqual([0, 1, 2, 3, 4]);
    const sensors = UPGRADES.filter((upgrade) => UPGRADE_ROWS[upgrade].tier > 0);
    expect(sensors.map((upgrade) => [UPGRADE_ROWS[upgrade].tier, UPGRADE_ROWS[upgrade].cost])).toEqual([
      [1, 50],
      [2, 100],
      [3, 150],
      [4, 200],
    ]);
    expect(MOODS).toEqual(['calm', 'alert', 'aggressive']);
  });

  it('section 26: nine encounters with their waves, and every trigger', () => {
    const rows = ENCOUNTERS.map((name) => {
      const { least, most, waves } = ENCOUNTER_ROWS[name];
      return [name, least, most, waves.map(({ size }) => size).join(), waves.map(({ place }) => place).join()];
    });
    expect(rows).toEqual([
      ['QUICK', 0, 0, '', ''],
      ['STANDARD', 0, 1, '2', 'top'],
      ['AMBUSH', 1, 2, '3,3', 'flanks,flanks'],
      ['ELITE', 1, 1, '4', 'top'],
      ['BOSS', 2, 3, '4,4,4', 'top,top,top'],
      ['FLEET', 1, 2, '3,3', 'flanks,flanks'],
      ['PURSUIT', 1, 2, '2,2', 'behind,behind'],
      ['MINING', 0, 1, '2', 'top'],
      ['DERELICT', 1, 1, '2', 'find'],
    ]);
    const windows = (name: 'STANDARD' | 'AMBUSH' | 'ELITE' | 'BOSS' | 'FLEET' | 'PURSUIT' | 'MINING') =>
      ENCOUNTER_ROWS[name].waves.flatMap(({ triggers }) =>
        triggers.flatMap((t) => (t.kind === 'turn' ? [`${t.from}-${t.to}`] : [])),
      );
    expect(windows('STANDARD')).toEqual(['4-6']);
    expect(windows('AMBUSH')).toEqual(['3-5', '7-9']);
    expect(windows('ELITE')).toEqual(['4-5']);
    expect(windows('BOSS')).toEqual(['6-6']);
    expect(windows('FLEET')).toEqual(['5-7', '10-12']);
    expect(windows('PURSUIT')).toEqual(['3-4', '6-7']);
    expect(windows('MINING')).toEqual(['6-8']);
    expect(ENCOUNTER_ROWS.ELITE.waves[0]?.triggers).toContainEqual({ kind: 'losses', percent: 50 });
    expect(ENCOUNTER_ROWS.BOSS.waves.every(({ triggers }) => triggers.some(({ kind }) => kind === 'beacon'))).toBe(
      true,
    );
    const mix = (name: 'AMBUSH' | 'BOSS') =>
      ENCOUNTER_ROWS[name].waves[0]?.behaviours.map(({ behaviour, weight }) => `${behaviour} ${weight}`);
    expect(mix('AMBUSH')).toEqual(['AGGRESSIVE 60', 'HUNTER 30', 'SUICIDAL 10']);
    expect(mix('BOSS')).toEqual(['DEFENSIVE 40', 'AGGRESSIVE 30', 'HUNTER 20', 'CAUTIOUS 10']);
    expect(TRIGGERS).toHaveLength(8);
  });

  it('section 28: the upgrades that matter in battle', () => {
    expect(UPGRADES.map((upgrade) => UPGRADE_ROWS[upgrade].name)).toEqual([
      'Reinforced Hull I',
      'Reinforced Hull II',
      'Veteran Pilots',
      'Point Defence+',
      'Shield',
      'Long Range Sensors',
      'Sensor Array',
      'Expanded Hangar',
      'Sensors 1',
      'Sensors 2',
      'Sensors 3',
      'Sensors 4',
    ]);
  });

  it('section 32 and the house defaults', () => {
    expect(GRID).toMatchObject({ columns: 11, rows: 13, minColumns: 6, minRows: 7, max: 26 });
    expect(HOUSE_OPTIONS).toEqual({
      actionPoints: 1,
      fuelStore: 10,
      fuelByMap: false,
      fuelReserve: 2,
      refuel: 0,
      replacements: null,
      jumpNeeded: 8,
      lastStandAtHalf: false,
      newPilotMorale: 70,
      ejectPercent: 20,
      afterburner: 'auto',
      fog: false,
      difficulty: 'normal',
      turnLimit: 40,
      atLimit: 'draw',
      spentLost: false,
      creative: false,
    });
  });
});

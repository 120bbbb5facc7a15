import { choices, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { damageOf } from '../rules/effective.ts';
import { foeOf, squadron } from '../rules/ships.ts';
import { lowestToHurt } from '../rules/shots.ts';
import { seesSquadron } from '../rules/sight.ts';
import { rules } from '../ruleset.ts';
import { NOTE_CODES } from '../text/notes.ts';
import { type ArenaInput, arena, execute, FAR, force, pilot, unit } from './fixture.ts';
import { rollsFrom, TableBattle, type TableDice } from './table-battle.ts';
import { game } from './whole.ts';

const { en } = game.text;
const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };

/** What the table is asked for once these dice and places are known, and how it reads. */
function asked(input: ArenaInput, dice: number[] = [], draws: number[] = []) {
  const { need } = arena(input, { dice, draws }).combat;
  return { need, says: need && en.note(need.why) };
}
/** Two turns on: the wave that was announced in the first arrives. */
function askedNextTurn(input: ArenaInput, draws: number[] = []) {
  const battle = arena(input, { draws }).does('player', { type: 'go-on' });
  const { need } = execute(execute(battle, 'player'), 'enemy').combat;
  return { need, says: need && en.note(need.why) };
}

describe('what dice are for', () => {
  const fight: ArenaInput = { player: force('I-Alpha-1 C3 ATTACK'), enemy: force('B-Bravo-3 C3 DEFEND') };

  it('12 initiative: one die a squadron, by name', () => {
    expect(asked(fight)).toEqual({
      need: {
        kind: 'roll',
        count: 1,
        sides: 2,
        seat: 'enemy',
        why: { code: 'roll-initiative', unit: 'B-Bravo-3' },
        groups: [{ units: ['B-Bravo-3'], count: 1 }],
      },
      says: 'initiative of B-Bravo-3',
    });
  });

  it('13 damage: the lowest face that does any', () => {
    // ATK 1 + 1 against DEF 1 + 2: a 2 hurts.
    expect(asked(fight, [1, 4])).toEqual({
      need: {
        kind: 'roll',
        count: 1,
        sides: 10,
        seat: 'player',
        why: { code: 'roll-attack', unit: 'I-Alpha-1', target: 'B-Bravo-3' },
        groups: [{ units: ['I-Alpha-1'], count: 1, from: 2 }],
      },
      says: 'I-Alpha-1 attacks B-Bravo-3',
    });
    for (const [atk, def] of [0, 1, 2, 3, 4, 5, 6, 7].flatMap((a) => [0, 1, 3, 6, 9].map((d) => [a, d] as const))) {
      const from = lowestToHurt(atk, def);
      for (const face of [1, 2, 3, 4, 5, 6]) expect(damageOf(face, atk, def) > 0).toBe(face >= from);
    }
  });

  it('16 assault: a carrier is attacked by its name', () => {
    const { need, says } = asked({
      player: { ...carrier, ...force('M-Golf-1 A13') },
      enemy: force('B-Bravo-2 F13 ATTACK', FAR),
    });
    expect(need).toMatchObject({ seat: 'enemy', sides: 6, groups: [{ units: ['B-Bravo-2'], count: 1 }] });
    expect(says).toBe('B-Bravo-2 attacks Carrier');
  });

  it('20 Critical Eye: percent dice', () => {
    const eye = unit('I-Alpha-1 C3 ATTACK', pilot(['STEADY_AIM'], 4));
    expect(asked({ player: force(eye), enemy: force('B-Bravo-3 C3') }, [1, 4, 2])).toMatchObject({
      need: { seat: 'player', sides: 100, groups: [{ units: ['I-Alpha-1'], count: 1, upTo: 20 }] },
      says: 'Critical Eye of I-Alpha-1',
    });
  });

  it('21 Eject Protocol: the percent of the house', () => {
    const input: ArenaInput = {
      options: { ejectPercent: 35 },
      player: {
        ...carrier,
        skills: ['LAST_STAND', 'EJECT_PROTOCOL'],
        ...force(unit('I-Alpha-1 C3', { hull: 1, ammo: 0, ...pilot(['EVASIVE']) })),
      },
      enemy: force('B-Bravo-2 C3 ATTACK'),
    };
    expect(asked(input, [2, 1, 4])).toMatchObject({
      need: { seat: 'player', sides: 100, groups: [{ units: ['I-Alpha-1'], count: 1, upTo: 35 }] },
      says: 'ejection of Nova',
    });
  });

  it('23 debris: a 1, and no name of a squadron that the other side does not see', () => {
    const debris = (fog: boolean) =>
      asked({
        options: { fog },
        hazards: [{ at: 'C5', kind: 'DEBRIS' }],
        player: force('I-Alpha-1 C5'),
        enemy: force(FAR),
      });
    const need = { kind: 'roll', count: 1, sides: 6, seat: 'player', why: { code: 'roll-debris' } };
    expect(debris(false).need).toEqual({ ...need, groups: [{ units: ['I-Alpha-1'], count: 1, upTo: 1 }] });
    expect(debris(true).need).toEqual({ ...need, groups: [{ units: [], count: 1, upTo: 1 }] });
    expect(debris(true).says).toBe('debris: a 1 costs 1 hull');
  });
});

describe('what draws are for', () => {
  const lone = { player: { ...carrier, ...force('M-Golf-1 A13') }, enemy: force('M-Golf-2 K7') };
  const wave = (more: object = {}): ArenaInput => ({
    ...lone,
    waves: [{ triggers: [{ kind: 'turn', from: 2, to: 2 }], size: 1, place: 'top', ...more }],
  });

  it('24: the forecast is of the player', () => {
    const upgrades = ['SENSORS_1', 'SENSORS_2'] as const;
    expect(asked({ ...lone, start: 'intel', player: { ...lone.player, upgrades: [...upgrades] } })).toEqual({
      need: { kind: 'draw', count: 1, sides: 65_536, seat: 'player', why: { code: 'draw-forecast' } },
      says: 'the forecast of the sensors',
    });
  });

  it('26: how many waves come, and whether one is called', () => {
    expect(asked({ ...lone, start: 'command', encounter: 'BOSS' })).toMatchObject({
      need: { kind: 'draw', seat: 'enemy', why: { code: 'draw-waves' } },
      says: 'how many waves come',
    });
    expect(asked(wave({ triggers: [{ kind: 'turn', from: 2, to: 4 }] }))).toEqual({
      need: {
        kind: 'draw',
        count: 1,
        sides: 3,
        seat: 'enemy',
        why: { code: 'draw-wave', wave: 1, of: 1 },
        groups: [{ units: [], count: 1, upTo: 0 }],
      },
      says: 'whether wave 1 of 1 is called',
    });
  });

  it('26: who comes, and how it behaves', () => {
    const behaviours = [{ behaviour: 'HUNTER', weight: 3 }];
    expect(askedNextTurn(wave({ miners: true }))).toMatchObject({
      need: { kind: 'draw', seat: 'enemy', why: { code: 'draw-miner' }, groups: [{ count: 1, upTo: 0 }] },
      says: 'whether a reinforcement is a Miner',
    });
    expect(askedNextTurn(wave())).toMatchObject({
      need: { kind: 'draw', sides: 3, seat: 'enemy', why: { code: 'draw-type' } },
      says: 'type of a reinforcement',
    });
    expect(askedNextTurn(wave({ behaviours }), [0])).toMatchObject({
      need: { kind: 'draw', sides: 3, seat: 'enemy', why: { code: 'draw-behaviour' } },
      says: 'behavior of a reinforcement',
    });
  });

  it('26: whether a carrier gets a new squadron, by name only where the player sees it', () => {
    const bring = (fog: boolean) =>
      asked(
        {
          options: { fog },
          player: force('I-Alpha-1 C9 ATTACK'),
          enemy: { carriers: [{ class: 'LEVIATHAN', at: 'F1' }], ...force(unit('M-Golf-2 C9', { hull: 1 })) },
        },
        [2, 1, 6],
      );
    const need = { kind: 'draw', count: 1, sides: 100, seat: 'enemy', why: { code: 'draw-new-squadron' } };
    expect(bring(false).need).toEqual({ ...need, groups: [{ units: ['Enemy Carrier'], count: 1, upTo: 69 }] });
    expect(bring(true)).toEqual({ need, says: 'whether an enemy carrier gets a new squadron' });
  });
});

it('in eighty battles counts add up, every code has its words, and nobody in the dark is named', () => {
  const met = new Set<string>();
  for (let number = 0; number < 80; number++) {
    const source = seededDice(7, number);
    const setup = game.setup.sample(chanceOf(7, number));
    setup.options.fog = number % 2 === 0;
    const thrower: TableDice = (need) => {
      met.add(need.why.code);
      expect(rules.seats).toContain(need.seat);
      for (const group of need.groups ?? []) {
        expect(group.count).toBe(need.count);
        for (const id of group.units) {
          const named = squadron(battle.state, id);
          if (named) expect(seesSquadron(battle.state, foeOf(named.side), named), JSON.stringify(need)).toBe(true);
        }
      }
      return rollsFrom(source)(need);
    };
    const battle = new TableBattle(rules.begin(setup), thrower);
    battle.start();
    const chance = chanceOf(8, number);
    for (let move = 0; move < 300 && rules.outcome(battle.state) === undefined; move++) {
      const list = choices(rules, battle.state).filter((choice) => !choice.form);
      const pick = list[(chance(1, list.length)[0] as number) - 1];
      if (pick) battle.apply(pick.seat, pick.action);
    }
  }
  const codes = NOTE_CODES.filter((code) => /^(roll|draw)-/.test(code));
  expect(codes).toHaveLength(12);
  expect([...met].filter((code) => !codes.some((known) => known === code))).toEqual([]);
  expect(met.size).toBeGreaterThan(9);
});

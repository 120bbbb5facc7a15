import { type Chance, choices, clone, Runner, seededDice } from '@fray/engine';
import { chanceOf, difference } from '@fray/engine/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { rules } from '../ruleset.ts';
import { sample } from '../setup/sample.ts';
import { type Action, type Exodus, SIDES, type Side, type State } from '../types.ts';
import { type ArenaInput, arena, cell, FAR, force, type SquadronInput, setupOf, unit } from './fixture.ts';
import { byReason, TableBattle } from './table-battle.ts';

/** Like toEqual, and a hundred times as fast on whole states. */
const mustBe = (found: unknown, wanted: unknown): void => expect(difference(found, wanted)).toBe(undefined);

/** A battle that keeps what one side hears. */
class Heard extends TableBattle {
  readonly events: Event[];
  constructor(state: State, side: Side) {
    const events: Event[] = [];
    super(state, byReason(), (event, only) => {
      if (only === undefined || only === side) events.push(event);
    });
    this.events = events;
  }
}
const own = (state: State, side: Side) =>
  choices(rules, state, { blocked: true, always: true }).filter((choice) => choice.seat === side);

/** Moves that change only what the mover knows: nothing is executed and nothing revealed. */
const QUIET = new Set<Action['type']>([
  'go-on',
  'select',
  'launch',
  'move',
  'attack',
  'defend',
  'land',
  'harvest',
  'carrier-move',
  'repair',
  'rearm',
  'fire',
  'carrier-defend',
  'hold',
  'clear',
]);

describe('section 24: fog', () => {
  it('every state that fits a view gives a side the same sights, choices and events, and no orders of the other side', () => {
    let compared = 0;
    let secret = 0;
    for (let number = 0; number < 100; number++) {
      const chance: Chance = chanceOf(24, number);
      const setup = sample(chance);
      setup.options.fog = number % 4 !== 0;
      setup.options.creative = false;
      const runner = new Runner<Exodus>(rules, rules.begin(setup), seededDice(24, number));
      runner.start();
      for (let move = 0; move < 40 && rules.outcome(runner.state) === undefined; move++) {
        const { state } = runner;
        const list = choices(rules, state);
        for (const side of SIDES) {
          const imagined = rules.imagine(rules.view(state, side), side, chance);
          const mine = list.filter((choice) => choice.seat === side && QUIET.has(choice.action.type));
          const pick = mine[(chance(1, Math.max(1, mine.length))[0] as number) - 1];
          if (pick && state.frames.at(-1)?.step !== '8 intel') {
            const [real, thought] = [new Heard(clone(state), side), new Heard(imagined, side)];
            for (const battle of [real, thought]) battle.apply(side, pick.action);
            mustBe(thought.events, real.events);
            mustBe(rules.view(thought.state, side), rules.view(real.state, side));
            mustBe(own(thought.state, side), own(real.state, side));
            compared++;
          }
          const others = list.filter(
            ({ seat, action }) => seat !== side && QUIET.has(action.type) && action.type !== 'go-on',
          );
          const theirs = others[(chance(1, Math.max(1, others.length))[0] as number) - 1];
          if (theirs) {
            const battle = new Heard(clone(state), side);
            battle.apply(theirs.seat, theirs.action);
            mustBe(battle.events, []);
            mustBe(rules.view(battle.state, side), rules.view(state, side));
            secret++;
          }
        }
        const taken = list[(chance(1, list.length)[0] as number) - 1];
        if (!taken) break;
        const frame = state.frames.at(-1);
        const action =
          taken.form && frame ? rules.forms?.place?.sample(state, frame.memory, taken.seat, chance) : taken.action;
        runner.apply(taken.seat, action as Action);
      }
    }
    expect(compared).toBeGreaterThan(500);
    expect(secret).toBeGreaterThan(300);
  });

  const hidden = fc.record({
    type: fc.constantFrom('I', 'B', 'G', 'D', 'S', 'M', 'F'),
    hull: fc.constantFrom(2, null),
    ammo: fc.constantFrom(0, null),
    fuel: fc.constantFrom(1, null),
    behaviour: fc.constantFrom('AGGRESSIVE', 'STATIC', 'HUNTER', null),
    traits: fc.subarray(['REGENERATION', 'SWARM_TACTICS', 'DISTRESS_BEACON'] as const),
    aggression: fc.constantFrom(0, 0.5, 1),
    at: fc.constantFrom('A1', 'B1', 'C1', 'D2', 'E2', 'F1', 'G2'),
  });
  const darkness = fc.record({
    squadrons: fc.tuple(hidden, hidden, hidden),
    docked: fc.constantFrom('I', 'B', 'G'),
    carrier: fc.constantFrom('ENEMY', 'LEVIATHAN'),
    at: fc.constantFrom('C2', 'D1', 'E1'),
    seed: fc.nat(1000),
  });
  type Darkness = typeof darkness extends fc.Arbitrary<infer D> ? D : never;

  it('a whole turn: two battles that differ only out of sight look, offer and sound alike', () => {
    const battleOf = (dark: Darkness, tier: number): State => {
      const rest: SquadronInput[] = dark.squadrons.map((row, i) => ({
        ...row,
        id: `${row.type}-Kilo-${i + 1}`,
        traits: [...row.traits],
      }));
      const setup = setupOf({
        columns: 12,
        rows: 20,
        start: 'intel',
        hazards: [
          { at: 'D4', kind: 'NEBULA' },
          { at: 'E5', kind: 'ION_STORM' },
          { at: 'F14', kind: 'DEBRIS' },
          { at: 'G14', kind: 'NEBULA' },
        ],
        player: {
          carriers: [{ class: 'STANDARD', at: 'F19' }],
          ...force('I-Alpha-1 F15', 'G-Charlie-1 G15', 'D-Echo-1 E15', 'S-Delta-1 F16', 'B-Bravo-1 DOCKED'),
          upgrades: (['SENSORS_1', 'SENSORS_2', 'SENSORS_3', 'SENSORS_4'] as const).slice(0, tier),
        },
        enemy: {
          carriers: [{ class: dark.carrier, at: dark.at }],
          squadrons: [
            unit('I-Alpha-2 F14'),
            unit('B-Bravo-2 F15'),
            unit('G-Charlie-2 G14'),
            { type: dark.docked, id: `${dark.docked}-Lima-1`, at: 'DOCKED' },
            ...rest,
          ],
        },
        options: { fog: true },
      } as ArenaInput);
      return rules.begin(setup);
    };
    /** Orders of the three enemies in sight are the same; the others do as they like in the dark. */
    const SEEN: Record<string, Action> = {
      'I-Alpha-2': { type: 'attack', cell: 'E15' },
      'B-Bravo-2': { type: 'attack', cell: 'F15' },
      'G-Charlie-2': { type: 'defend' },
    };
    const orderEnemies = (battle: Heard, dark: Darkness): void => {
      const chance = chanceOf(dark.seed, 1);
      const ships = [...battle.state.squadrons, ...battle.state.carriers].filter(({ side }) => side === 'enemy');
      for (const { id } of ships) {
        battle.apply('enemy', { type: 'select', ship: id });
        const list = choices(rules, battle.state);
        const wild = list[(chance(1, list.length)[0] as number) - 1]?.action as Action;
        battle.apply('enemy', SEEN[id] ?? wild);
      }
      battle.apply('enemy', { type: 'execute' });
    };
    fc.assert(
      fc.property(darkness, darkness, fc.nat(1000), fc.nat(4), (one, two, seed, tier) => {
        const battles = [one, two].map((dark) => {
          const battle = new Heard(battleOf(dark, tier), 'player');
          battle.start();
          return battle;
        }) as [Heard, Heard];
        const alike = () => {
          const [a, b] = battles;
          mustBe(rules.view(b.state, 'player'), rules.view(a.state, 'player'));
          mustBe(own(b.state, 'player'), own(a.state, 'player'));
          mustBe(b.events, a.events);
        };
        alike();
        const chance = chanceOf(seed, 2);
        for (let i = 0; i < 30 && battles[0].state.turn === 1; i++) {
          const step = battles[0].state.frames.at(-1)?.step;
          if (step === '10.2 intents') {
            orderEnemies(battles[0], one);
            orderEnemies(battles[1], two);
          } else {
            const list = choices(rules, battles[0].state).filter(({ seat }) => seat === 'player');
            const action = list[(chance(1, list.length)[0] as number) - 1]?.action as Action;
            for (const battle of battles) battle.apply('player', action);
          }
          alike();
        }
        expect(battles[0].events.some(({ type }) => type === 'phase')).toBe(true);
      }),
      { numRuns: 120, seed: 24 },
    );
  });

  it('an enemy is seen within the detection range of any friend; in a nebula only from next to it', () => {
    const sees = (mine: string, at: string, more: ArenaInput = {}) =>
      arena({
        start: 'command',
        options: { fog: true },
        player: force(mine),
        enemy: force(`I-Alpha-2 ${at}`, FAR),
        ...more,
      })
        .combat.view('player')
        .squadrons.some(({ id }) => id === 'I-Alpha-2');
    expect([sees('I-Alpha-1 F9', 'F8'), sees('I-Alpha-1 F9', 'F7')]).toEqual([true, false]);
    expect([sees('S-Delta-1 F9', 'F6'), sees('S-Delta-1 F9', 'F5')]).toEqual([true, false]);
    expect([sees('F-Foxtrot-1 F9', 'F7'), sees('F-Foxtrot-1 F9', 'F6')]).toEqual([true, false]);
    const nebula: ArenaInput = { hazards: [{ at: 'F7', kind: 'NEBULA' }] };
    expect([sees('S-Delta-1 F9', 'F7', nebula), sees('S-Delta-1 F8', 'F7', nebula)]).toEqual([false, true]);
    const carrier = (kind: 'SCOUT' | 'STANDARD' | 'BATTLE', at: string) =>
      sees('M-Golf-1 A13', at, { player: { carriers: [{ class: kind, at: 'F12' }] } });
    expect([carrier('SCOUT', 'F9'), carrier('SCOUT', 'F8')]).toEqual([true, false]);
    expect([carrier('STANDARD', 'F10'), carrier('STANDARD', 'F9')]).toEqual([true, false]);
    expect([carrier('BATTLE', 'F11'), carrier('BATTLE', 'F10')]).toEqual([true, false]);
  });

  it('without fog everything on the grid is seen, but not what is docked, unless the battle is played in the open', () => {
    const view = (options: ArenaInput['options']) =>
      arena({
        start: 'command',
        options,
        player: force('I-Alpha-1 A13'),
        enemy: { carriers: [{ class: 'ENEMY', at: 'F1' }], ...force('I-Alpha-2 K1', 'B-Bravo-2 DOCKED') },
      }).combat.view('player');
    expect(view({}).squadrons.map(({ id }) => id)).toEqual(['I-Alpha-1', 'I-Alpha-2']);
    expect(view({}).veil).toEqual({ seat: 'player', squadrons: 1, carriers: 0, unseen: { player: 0, enemy: 1 } });
    expect(view({ creative: true }).squadrons).toHaveLength(3);
    expect(view({ fog: true }).veil).toMatchObject({ squadrons: 2, carriers: 1, unseen: { player: 0, enemy: 3 } });
    expect(view({ fog: true }).carriers).toEqual([]);
  });

  it('a move from the dark into sight is heard of by its end only', () => {
    const battle = arena({
      options: { fog: true },
      player: force('I-Alpha-1 F9'),
      enemy: force('S-Delta-2 F6 MOVE F8', 'S-Delta-4 A5 MOVE A6', FAR),
    });
    const heard = battle.newsFor('player').filter(({ type }) => type === 'moved');
    expect(heard).toEqual([
      { type: 'moved', unit: { id: 'S-Delta-2', side: 'enemy' }, from: null, to: 'F8', stopped: false },
    ]);
    expect(battle.newsFor('enemy').filter(({ type }) => type === 'moved')).toHaveLength(2);
    expect(cell('F8')).toBe(battle.state.squadrons.find(({ id }) => id === 'S-Delta-2')?.cell);
  });
});

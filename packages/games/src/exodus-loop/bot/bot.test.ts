import type { Chance } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { botByName } from '../../bots.ts';
import { playCombat } from '../../simulate.ts';
import { nearAsteroids } from '../rules/orders.ts';
import { rules } from '../ruleset.ts';
import {
  type ArenaInput,
  arena,
  cell,
  execute,
  FAR,
  force,
  type SquadronInput,
  setupOf,
  ship,
  unit,
} from '../tests/fixture.ts';
import { game } from '../tests/whole.ts';
import type { Action } from '../types.ts';
import { decide, type Intent, worth } from './procedure.ts';

/** Percent dice in the order asked for; more than these are an error. */
const rolls = (...faces: number[]): Chance => {
  const left = [...faces];
  return (count) => Array.from({ length: count }, () => left.shift() ?? Number.NaN);
};
const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };
const lair = { carriers: [{ class: 'ENEMY' as const, at: 'F1' }] };

/** What the enemy named I/B/G...-2 decides against this player. */
function intent(enemy: string, more: Partial<SquadronInput>, input: ArenaInput, chance: Chance = rolls()): Intent {
  const battle = arena({
    start: 'command',
    ...input,
    enemy: { ...input.enemy, squadrons: [unit(enemy, more), ...(input.enemy?.squadrons ?? [])] },
  });
  const view = rules.view(battle.state, 'enemy');
  const found = view.squadrons.find(({ id }) => id === enemy.split(' ')[0]);
  if (!found) throw new Error('the squadron is not in the battle');
  return decide(view, found, nearAsteroids(view, found), chance);
}
const to = (kind: Intent['kind'], at: string) => ({ kind, cell: cell(at) });

describe('section 25', () => {
  it('step 1: without ammo it retreats toward its carrier, and lands when next to it', () => {
    const input = { player: force('I-Alpha-1 F8'), enemy: lair };
    expect(intent('I-Alpha-2 F6', { ammo: 0 }, input)).toMatchObject(to('RETREAT', 'F4'));
    expect(intent('I-Alpha-2 F2', { ammo: 0 }, input)).toMatchObject({ kind: 'LAND', carrier: 'Enemy Carrier' });
    // A Frigate cannot land; a full hangar cannot be landed in.
    expect(intent('F-Foxtrot-2 F2', { ammo: 0 }, input).kind).toBe('HOLD');
    const full = {
      ...input,
      enemy: { ...lair, ...force('I-Alpha-4 DOCKED', 'I-Alpha-5 DOCKED', 'I-Alpha-6 DOCKED', 'I-Alpha-7 DOCKED') },
    };
    expect(intent('I-Alpha-2 F2', { ammo: 0 }, full).kind).toBe('HOLD');
  });

  it('step 1: without a carrier it retreats from the nearest player unit', () => {
    const away = intent('I-Alpha-2 F6', { ammo: 0 }, { player: force('I-Alpha-1 F8') });
    expect(away).toMatchObject(to('RETREAT', 'F4'));
  });

  it('step 1: the chance to retreat is checked at half hull or less, and differs by behavior', () => {
    const input = { player: force('I-Alpha-1 F8'), enemy: lair };
    const at = (roll: number, behaviour: SquadronInput['behaviour'] = null) =>
      intent('B-Bravo-2 F6', { hull: 2, behaviour }, input, rolls(roll)).kind;
    expect([at(20), at(21)]).toEqual(['RETREAT', 'ADVANCE']);
    expect([at(10, 'AGGRESSIVE'), at(11, 'AGGRESSIVE')]).toEqual(['RETREAT', 'ADVANCE']);
    expect([at(60, 'CAUTIOUS'), at(61, 'CAUTIOUS')]).toEqual(['RETREAT', 'ADVANCE']);
    // SUICIDAL throws nothing at all, and neither does a sound hull.
    expect(intent('B-Bravo-2 F6', { hull: 1, behaviour: 'SUICIDAL' }, input).kind).toBe('ADVANCE');
    expect(intent('B-Bravo-2 F6', { hull: 3 }, input).kind).toBe('ADVANCE');
  });

  it('step 1, house: an empty tank lands too, but not out of a fight', () => {
    const input = { player: force('I-Alpha-1 F8'), enemy: lair };
    expect(intent('I-Alpha-2 F2', { fuel: 0 }, input).kind).toBe('LAND');
    expect(intent('G-Charlie-2 F2', { fuel: 0 }, { player: force('I-Alpha-1 F2'), enemy: lair }).kind).toBe('ATTACK');
  });

  it('step 2: STATIC holds with 80%', () => {
    const input = { player: force('I-Alpha-1 F8') };
    const at = (roll: number) => intent('B-Bravo-2 F6', { behaviour: 'STATIC' }, input, rolls(roll)).kind;
    expect([at(80), at(81)]).toEqual(['HOLD', 'ADVANCE']);
  });

  it('step 3: a HUNTER goes for the carrier only, and attacks it when in range', () => {
    const hunt = (at: string) =>
      intent(`I-Alpha-2 ${at}`, { behaviour: 'HUNTER' }, { player: { ...carrier, ...force('B-Bravo-1 F10') } });
    expect(hunt('F9')).toMatchObject(to('ADVANCE', 'F11'));
    expect(hunt('F11')).toMatchObject(to('ATTACK', 'F13'));
    expect(hunt('D13')).toMatchObject(to('ATTACK', 'F13'));
  });

  it('step 4: the worth of an attack is expected damage, +3 for a kill, +2 for the carrier, less what comes back', () => {
    const value = (enemy: string, at: string, player: ArenaInput['player'], more: Partial<SquadronInput> = {}) => {
      const battle = arena({ start: 'command', player: player as never, enemy: force(unit(enemy, more)) });
      return worth(battle.state, ship(battle, enemy.split(' ')[0] as string), cell(at));
    };
    // I on B: d10 5.5 + 2 - 1 = 6.5, could kill, back d4 2.5 + 3 - 1 = 4.5.
    expect(value('I-Alpha-2 F8', 'F9', force('B-Bravo-1 F9'))).toBeCloseTo(6.5 + 3 - 4.5);
    expect(value('I-Alpha-2 F8', 'F9', force('B-Bravo-1 F9'), { behaviour: 'AGGRESSIVE' })).toBeCloseTo(5 * 1.2);
    // I on G: d4 2.5 + 2 - 3 = 1.5, no kill, back d10 5.5 + 2 - 1 = 6.5.
    expect(value('I-Alpha-2 F8', 'F9', force('G-Charlie-1 F9'))).toBeCloseTo(-5);
    // B on the carrier alone: d6 3.5 + 4 - 2 = 5.5 + 2; eight points cannot kill ten.
    expect(value('B-Bravo-2 F12', 'F13', carrier)).toBeCloseTo(7.5);
    expect(value('B-Bravo-2 F12', 'F12', carrier)).toBe(undefined);
    // Alone, Swarm Tactics count for nothing: a squadron is no ally of its own.
    expect(value('B-Bravo-2 F12', 'F13', carrier, { traits: ['SWARM_TACTICS'] })).toBeCloseTo(7.5);
  });

  it('step 4: the best cell in range is attacked if it is worth it, more so with aggression', () => {
    expect(intent('I-Alpha-2 F8', {}, { player: force('B-Bravo-1 F9', 'G-Charlie-1 F7') })).toMatchObject(
      to('ATTACK', 'F9'),
    );
    expect(intent('I-Alpha-2 F8', {}, { player: force('G-Charlie-1 F9') }).kind).toBe('ADVANCE');
    // F on G: 2.5, a kill is possible, 3.5 comes back: 2 in all, times 0.5 + aggression.
    const bold = (aggression: number) =>
      intent('F-Foxtrot-2 F8', { aggression }, { player: force('G-Charlie-1 F9') }).kind;
    expect([bold(0), bold(0.1), bold(1)]).toEqual(['ADVANCE', 'ATTACK', 'ATTACK']);
  });

  it('step 5: DEFENSIVE holds with 30% within two cells of its carrier', () => {
    const at = (where: string, chance: Chance) =>
      intent(`B-Bravo-2 ${where}`, { behaviour: 'DEFENSIVE' }, { player: force('I-Alpha-1 F12'), enemy: lair }, chance)
        .kind;
    expect(at('F3', rolls(30))).toBe('HOLD');
    expect(at('F3', rolls(31))).toBe('ADVANCE');
    expect(at('F4', rolls())).toBe('ADVANCE');
  });

  it('step 6: to the nearest unit, ties to the weakest; Interceptors after Bombers, Bombers after the carrier, Gunships after Interceptors', () => {
    const far = { player: { ...carrier, ...force('S-Delta-1 A9', 'B-Bravo-1 K13', 'I-Alpha-1 K8') } };
    expect(intent('S-Delta-2 D4', {}, far)).toMatchObject(to('ADVANCE', 'B4'));
    expect(intent('I-Alpha-2 D4', {}, far)).toMatchObject(to('ADVANCE', 'F4'));
    expect(intent('B-Bravo-2 E4', {}, far)).toMatchObject(to('ADVANCE', 'F4'));
    expect(intent('G-Charlie-2 D4', {}, far)).toMatchObject(to('ADVANCE', 'E4'));
    const tie = { player: force(unit('G-Charlie-1 A5', { hull: 4 }), unit('G-Charlie-3 I5', { hull: 2 })) };
    expect(intent('S-Delta-2 E5', {}, tie)).toMatchObject(to('ADVANCE', 'G5'));
  });

  it('step 6: the carrier is a unit too, and may be the nearest', () => {
    const near = (at: string) => ({ player: { ...carrier, ...force(`G-Charlie-1 ${at}`) } });
    expect(intent('S-Delta-2 F9', {}, near('F1'))).toMatchObject(to('ADVANCE', 'F11'));
    expect(intent('S-Delta-2 F9', {}, near('F6'))).toMatchObject(to('ADVANCE', 'F7'));
    // As far: the weaker hull, here the Gunship's.
    expect(intent('S-Delta-2 F9', {}, near('F5'))).toMatchObject(to('ADVANCE', 'F7'));
  });

  it('section 22: SUICIDAL never retreats, not even without ammo; others do', () => {
    const input = { player: force('I-Alpha-1 F8'), enemy: lair };
    expect(intent('I-Alpha-2 F5', { ammo: 0, behaviour: 'SUICIDAL' }, input)).toMatchObject(to('ADVANCE', 'F7'));
    expect(intent('I-Alpha-2 F7', { ammo: 0, behaviour: 'SUICIDAL' }, input)).toMatchObject(to('ADVANCE', 'F8'));
    expect(intent('I-Alpha-2 F5', { ammo: 0, behaviour: 'AGGRESSIVE' }, input).kind).toBe('RETREAT');
  });

  it('step 6: with nobody in sight, straight ahead', () => {
    const fog: ArenaInput = { options: { fog: true }, player: force('I-Alpha-1 A13') };
    expect(intent('I-Alpha-2 F4', {}, fog)).toMatchObject(to('ADVANCE', 'F6'));
  });

  it('step 7: a Frigate holds next to the largest number of friends', () => {
    const input = (...friends: string[]) => ({ player: force('I-Alpha-1 A13'), enemy: force(...friends) });
    expect(intent('F-Foxtrot-2 F5', {}, input('I-Alpha-2 F4', 'I-Alpha-4 E5')).kind).toBe('HOLD');
    expect(intent('F-Foxtrot-2 F5', {}, input('I-Alpha-2 F7', 'I-Alpha-4 G6'))).toMatchObject(to('ADVANCE', 'F6'));
    expect(intent('F-Foxtrot-2 F5', {}, input()).kind).toBe('ADVANCE');
  });

  it('Miners harvest where nobody threatens them, else go home', () => {
    const input: ArenaInput = {
      hazards: [{ at: 'F6', kind: 'ASTEROIDS' }],
      player: force('I-Alpha-1 A13'),
      enemy: lair,
    };
    expect(intent('M-Golf-2 F5', {}, input)).toMatchObject(to('HARVEST', 'F6'));
    expect(intent('M-Golf-2 F5', {}, { ...input, player: force('I-Alpha-1 E5') })).toMatchObject(to('RETREAT', 'F4'));
  });

  /** The carrier's action as the automa chooses it. */
  const carrierDoes = (input: ArenaInput): Action[] => {
    const battle = arena({ start: 'command', ...input });
    execute(battle, 'player');
    const done: Action[] = [];
    for (let i = 0; i < 40 && battle.state.turn === 1 && battle.combat.need === undefined; i++) {
      const step = battle.step;
      const list = battle.offers('enemy');
      if (!list.length || (step !== '10.2 intents' && step !== '10.2 order')) break;
      const action = rules.automa?.(battle.combat.view('enemy'), 'enemy', list, () => [1]) as Action;
      done.push(action);
      battle.does('enemy', action);
    }
    const at = done.findIndex((action) => action.type === 'select' && action.ship === 'Enemy Carrier');
    return [done[at + 1] as Action, ...done.filter(({ type }) => type === 'launch')];
  };

  it('the enemy carrier launches what is docked, else moves away from a Bomber, else repairs', () => {
    const player = force('I-Alpha-1 A13');
    expect(carrierDoes({ player, enemy: { ...lair, ...force('I-Alpha-2 DOCKED') } })).toEqual([
      { type: 'hold' },
      { type: 'launch', cell: 'F2' },
    ]);
    expect(carrierDoes({ player: force('B-Bravo-1 F3'), enemy: lair })).toEqual([{ type: 'carrier-move', cell: 'E1' }]);
    expect(carrierDoes({ player, enemy: { carriers: [{ class: 'ENEMY', at: 'F1', hull: 5 }] } })).toEqual([
      { type: 'repair', target: 'Enemy Carrier' },
    ]);
    expect(carrierDoes({ player, enemy: lair })).toEqual([{ type: 'hold' }]);
  });

  it('the enemy carrier rearms what came home empty before it launches it again', () => {
    expect(
      carrierDoes({
        player: force('I-Alpha-1 A13'),
        enemy: { ...lair, ...force(unit('I-Alpha-2 DOCKED', { ammo: 0 })) },
      }),
    ).toEqual([{ type: 'rearm' }]);
  });

  it('easy: with 30% an order at random', () => {
    const at = (percent: number) => {
      const battle = arena({
        start: 'command',
        options: { difficulty: 'easy' },
        player: force('I-Alpha-1 A13'),
        enemy: force('G-Charlie-2 F5'),
      });
      execute(battle, 'player').does('enemy', { type: 'select', ship: 'G-Charlie-2' });
      const list = battle.offers('enemy');
      return rules.automa?.(battle.combat.view('enemy'), 'enemy', list, rolls(percent, list.length));
    };
    const last = at(30);
    expect(last).toEqual({ type: 'attack', cell: 'F6' });
    expect(at(31)).toEqual({ type: 'move', cell: 'E5' });
  });

  it('hard: plans as a side and does not fly into a trap that the procedure walks into', () => {
    const battle = arena({
      start: 'command',
      options: { difficulty: 'hard' },
      player: force('I-Alpha-1 F8', 'I-Alpha-3 F8', 'I-Alpha-5 F8'),
      enemy: force(unit('B-Bravo-2 F7', { behaviour: 'HUNTER' }), FAR),
    });
    execute(battle, 'player').does('enemy', { type: 'select', ship: 'B-Bravo-2' });
    const list = battle.offers('enemy');
    const action = rules.automa?.(battle.combat.view('enemy'), 'enemy', list, chanceOf(25, 1)) as Action;
    expect(list.map((choice) => choice.action)).toContainEqual(action);
    expect(action).not.toEqual({ type: 'attack', cell: 'F8' });
  });
});

describe('the player, who is a convoy with any tanks', () => {
  /** Everything the bot orders for the player in one turn. */
  const orders = (input: ArenaInput): Action[] => {
    const battle = arena({ start: 'command', ...input });
    const done: Action[] = [];
    for (let i = 0; i < 60 && (battle.step === '9 command' || battle.step === '9 order'); i++) {
      const action = game.bot(battle.combat.view('player'), 'player', battle.offers('player'), () => [1]);
      done.push(action);
      battle.does('player', action);
    }
    return done.filter(({ type }) => type !== 'select' && type !== 'execute');
  };

  it('squadrons come home when nobody is in range, and the carrier carries them on', () => {
    expect(orders({ player: { ...carrier, ...force('B-Bravo-1 F12') }, enemy: { ...lair, ...force(FAR) } })).toEqual([
      { type: 'land', carrier: 'Carrier' },
      { type: 'carrier-move', cell: 'F12' },
    ]);
  });

  it('a squadron in the cell of the enemy digs in; one next to an open carrier attacks; a way past a guard is found', () => {
    const [first] = orders({ player: { ...carrier, ...force('G-Charlie-1 F5') }, enemy: force('I-Alpha-2 F5') });
    expect(first).toEqual({ type: 'defend' });
    const [strike] = orders({
      player: { carriers: [{ class: 'STANDARD', at: 'D1' }], ...force('I-Alpha-1 E2') },
      enemy: { ...lair, ...force('G-Charlie-2 F2') },
    });
    expect(strike).toEqual({ type: 'attack', cell: 'F1', path: 'UR' });
  });

  it('who can have no fuel left cannot come: it is attacked where it stands, and passed while a carrier could replace it', () => {
    const next = (turn: number, enemy: NonNullable<ArenaInput['enemy']>) =>
      orders({ turn, player: { ...carrier, ...force('G-Charlie-1 F13', 'G-Charlie-3 F13') }, enemy })[0];
    const one = force('B-Bravo-2 F12');
    // The tank of a Bomber lasts two turns.
    expect(next(3, one)).toEqual({ type: 'defend' });
    expect(next(4, one)).toEqual({ type: 'attack', cell: 'F12' });
    expect(next(4, { ...lair, ...one })).toMatchObject({ type: 'land' });
  });

  it('a full tank is not filled, however small it is', () => {
    const serve = (fuel: number) =>
      orders({
        player: { ...carrier, ...force(unit('B-Bravo-1 DOCKED', { fuel })) },
        enemy: { ...lair, ...force(FAR) },
      })[0];
    expect(serve(1)).toEqual({ type: 'rearm' });
    expect(serve(2)).toEqual({ type: 'carrier-move', cell: 'F12' });
  });

  it('a Miner leaves the hangar to those who fight', () => {
    const full = { ...carrier, ...force('M-Golf-1 F12', 'I-Alpha-1 DOCKED', 'I-Alpha-3 DOCKED', 'I-Alpha-5 DOCKED') };
    const first = (more: string[]) =>
      orders({
        turn: 10,
        player: { ...full, squadrons: [...(full.squadrons ?? []), ...(force(...more).squadrons ?? [])] },
        enemy: force(FAR),
      })[0];
    expect(first([])).toEqual({ type: 'land', carrier: 'Carrier' });
    expect(first(['G-Charlie-1 F11'])).toEqual({ type: 'defend' });
  });

  it('an enemy carrier in the fog is looked for on the other side of the map', () => {
    const fog: ArenaInput = { options: { fog: true }, turn: 10, player: carrier, enemy: lair };
    expect(orders(fog)).toEqual([{ type: 'carrier-move', cell: 'F12' }]);
  });

  it('the carrier shoots at the enemy carrier next to it, and repairs who is hurt where nothing is left to do', () => {
    const close = { carriers: [{ class: 'STANDARD' as const, at: 'F2' }] };
    expect(orders({ player: close, enemy: lair })).toEqual([{ type: 'fire', target: 'Enemy Carrier' }]);
    const alone = { ...carrier, ...force(unit('I-Alpha-1 DOCKED', { hull: 1 })) };
    expect(orders({ player: alone, enemy: force(FAR), jump: 0 })).toEqual([{ type: 'repair', target: 'I-Alpha-1' }]);
  });

  it('it destroys an enemy carrier that nobody guards', () => {
    const setup = setupOf({
      start: 'command',
      columns: 7,
      rows: 8,
      player: { carriers: [{ class: 'STANDARD', at: 'D8' }], ...force('I-Alpha-1 DOCKED', 'G-Charlie-1 DOCKED') },
      enemy: { carriers: [{ class: 'ENEMY', at: 'D1' }] },
    });
    for (let i = 0; i < 10; i++) expect(playCombat(game, setup, {}, 25, i).summary.result).toBe('victory');
  });
});

describe('the bots', () => {
  it.each(game.setup.presets.map((preset) => [preset.id, preset] as const))(
    '%s: the rules play both sides to an end',
    (_, preset) => {
      const { summary } = playCombat(game, preset.setup, {}, 25, 1);
      expect(['victory', 'defeat', 'draw']).toContain(summary.result);
      expect(summary.rounds).toBeLessThanOrEqual(preset.setup.options.turnLimit + 1);
    },
  );

  it('the rules beat random orders in the small battle', () => {
    const setup = setupOf({
      start: 'command',
      columns: 7,
      rows: 8,
      options: { turnLimit: 15 },
      player: force('I-Alpha-1 D5', 'B-Bravo-1 E5'),
      enemy: force('I-Alpha-2 D4', 'B-Bravo-2 C4'),
    });
    const random = botByName(game, 'random');
    let won = 0;
    let lost = 0;
    for (let i = 0; i < 60; i++) {
      const a = playCombat(game, setup, { player: game.bot, enemy: random }, 9, i).summary.result;
      const b = playCombat(game, setup, { player: random, enemy: game.bot }, 9, i).summary.result;
      won += Number(a === 'victory') + Number(b === 'defeat');
      lost += Number(a === 'defeat') + Number(b === 'victory');
    }
    expect(won).toBeGreaterThan(lost * 1.5);
  });
});

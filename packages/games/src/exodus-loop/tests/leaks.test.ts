import type { Handler, Ruleset } from '@fray/engine';
import { battery } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../rules/grid.ts';
import { carrier, foeOf, isFlying, isSide, squadron } from '../rules/ships.ts';
import { seesSquadron } from '../rules/sight.ts';
import { rules } from '../ruleset.ts';
import { preparationSteps } from '../steps/preparation.ts';
import { type Action, type Exodus, NOWHERE, type Seat, type Squadron, type State, type View } from '../types.ts';
import { type ArenaInput, arena, FAR, force, setupOf, unit } from './fixture.ts';

/** Two small forces in fog, close enough that a Scout may find somebody as it is deployed. */
const setup = setupOf({
  columns: 7,
  rows: 7,
  zone: { player: 3, enemy: 3 },
  start: 'preparation',
  options: { fog: true, turnLimit: 1 },
  player: force('S-Delta-1 A7', 'I-Alpha-1 D7'),
  enemy: { carriers: [{ class: 'ENEMY', at: 'G1' }], ...force('S-Delta-2 D1', 'I-Alpha-2 A1', 'B-Bravo-2 DOCKED') },
});
/** A ruleset with a fault that each of the other laws lets pass, through the battery. */
const run = (change: Partial<Ruleset<Exodus>>) => () =>
  battery({ rules: { ...rules, ...change }, setup: { sample: () => setup } }, { games: 40, seed: 17 });

type Place = Handler<Exodus, Extract<Action, { type: 'place' }>, '7 player' | '7 enemy'>;
/** Ships are placed otherwise. */
function placing(place: Place): Partial<Ruleset<Exodus>> {
  const changed = { ...rules.steps };
  const { '7 player': player, '7 enemy': enemy } = rules.steps;
  changed['7 player'] = { ...player, on: { ...player.on, place } };
  changed['7 enemy'] = { ...enemy, on: { ...enemy.on, place } };
  return { steps: changed };
}
const placed: Place | undefined = preparationSteps['7 enemy'].on?.place;

describe('planted faults are found', () => {
  it('none: the battery holds', () => {
    expect(run({})().tried.secrets).toBeGreaterThan(400);
  });

  it('a view that is the state', () => {
    const leak = run({
      view: (state) => rules.view(state, 'host'),
      imagine: (view, _, chance) => rules.imagine(view, 'host', chance),
    });
    expect(leak).toThrow(/a seat is shown nothing of a secret/);
  });

  it('a ship in the dark, put where the view says that it is', () => {
    const dark = (state: State, seat: Seat): Squadron[] =>
      state.squadrons.filter((one) => isFlying(one) && !seesSquadron(state, seat, one));
    type Hint = View & { hint: number };
    const leak = run({
      view(state, seat) {
        if (seat === undefined || !isSide(seat)) return rules.view(state, seat);
        return { ...rules.view(state, seat), hint: dark(state, seat)[0]?.cell ?? NOWHERE } as Hint;
      },
      imagine(view, seat, chance) {
        const { hint, ...rest } = view as Hint;
        const state = rules.imagine(rest, seat, chance);
        if (seat === undefined || !isSide(seat)) return state;
        // The law of imagine alone is kept: an unseen ship is where the hint says, or in no cell at all.
        const unseen = state.squadrons.filter((one) => one.side === foeOf(seat) && !seesSquadron(state, seat, one));
        for (const one of unseen) one.cell = hint;
        return state;
      },
    });
    expect(leak).toThrow(/a seat is shown nothing of a secret/);
  });

  it('the orders of the other side, before they are public', () => {
    const leak = run({
      view(state, seat) {
        const view = rules.view(state, seat);
        for (const one of view.squadrons) one.order = squadron(state, one.id)?.order ?? null;
        return view;
      },
    });
    expect(leak).toThrow(/a seat is shown nothing of a secret/);
  });

  it('where a ship came from, shown to all', () => {
    const leak = run(
      placing((play, action, seat) => {
        const ship = squadron(play.state, action.ship) ?? carrier(play.state, action.ship);
        const from = nameOf(ship?.cell ?? 0);
        const goes = placed?.(play, action, seat);
        if (ship)
          play.emit({ type: 'moved', unit: { id: ship.id, side: ship.side }, from, to: action.cell, stopped: false });
        return goes;
      }),
    );
    expect(leak).toThrow(/no seat learns a secret/);
  });

  it('a look into the dark that can be taken back for nothing', () => {
    const leak = run(
      placing((play, action, seat) => {
        const { reveal } = play;
        play.reveal = () => undefined;
        const goes = placed?.(play, action, seat);
        play.reveal = reveal;
        return goes;
      }),
    );
    expect(leak).toThrow(/what comes to light is revealed/);
  });
});

describe('section 24: undo is fenced where something comes to light', () => {
  const deploy = (fog: boolean, more: ArenaInput = {}) =>
    arena({
      options: { fog },
      columns: 7,
      rows: 7,
      zone: { player: 3, enemy: 3 },
      start: 'preparation',
      player: force('S-Delta-1 A7', 'I-Alpha-1 G7'),
      enemy: force('I-Alpha-2 D3'),
      ...more,
    });
  const undoes = (battle: ReturnType<typeof arena>) => battle.combat.undo({ seat: 'player' }).ok;

  it('7 player: a Scout that finds somebody stays where it is; a step in the dark may be taken back', () => {
    const place = (fog: boolean, ship: string, cell: string) =>
      undoes(deploy(fog).does('player', { type: 'place', ship, cell }));
    expect([place(true, 'S-Delta-1', 'D6'), place(true, 'S-Delta-1', 'A6')]).toEqual([false, true]);
    expect(place(false, 'S-Delta-1', 'D6')).toBe(true);
    // Seen by the enemy's Scout, seeing nobody.
    const seen = deploy(true, { enemy: force('S-Delta-2 D3') }).does('player', {
      type: 'place',
      ship: 'I-Alpha-1',
      cell: 'D5',
    });
    expect(undoes(seen)).toBe(false);
  });

  it('7 player: what an early launch takes out of the hangar has been seen, unless it is done in the dark', () => {
    const launch = (fog: boolean) =>
      undoes(
        deploy(fog, {
          player: {
            carriers: [{ class: 'STANDARD', at: 'A7' }],
            ...force(unit('S-Delta-1 DOCKED', { traits: ['EARLY_LAUNCH'] })),
          },
        }).does('player', { type: 'early-launch', unit: 'S-Delta-1', cell: 'A7' }),
      );
    expect([launch(false), launch(true)]).toEqual([false, true]);
  });

  it('20 afterburner: the rest of the turn has been executed', () => {
    const burner = { ammo: 0, pilot: { name: 'Nova', perks: ['EVASIVE' as const], level: 4 } };
    const battle = arena(
      {
        options: { afterburner: 'ask' },
        player: force(unit('I-Alpha-1 C3', burner)),
        enemy: force('B-Bravo-2 C3 ATTACK', FAR),
      },
      [2, 1, 4],
    ).does('player', { type: 'evade' });
    expect(undoes(battle)).toBe(false);
  });
});

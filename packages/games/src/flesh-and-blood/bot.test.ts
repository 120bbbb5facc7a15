import { choices, Runner, seeded } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { must } from './setup/presets.ts';
import { type Position, type Table, table } from './tests/fixtures.ts';
import { foe, type Who } from './types.ts';

const bauble = 'titanium-bauble-blue';
const answer = (t: Table, seat: Who): Action => bot(t.combat.view(seat), seat, t.offers(seat), chanceOf(1, 1));
const at = (position: Position) => table(position);

describe('the bot `rules`', () => {
  it('attacks with what it can pay, set-up actions first', () => {
    expect(answer(at({ A: { hand: ['raging-onslaught-yellow', 'wounding-blow-red', bauble] } }), 'A')).toMatchObject({
      type: 'play',
      card: 'raging-onslaught-yellow',
    });
    expect(answer(at({ A: { hand: ['macho-grande-blue', 'wounding-blow-red'] } }), 'A')).toMatchObject({
      card: 'wounding-blow-red',
    });
    expect(
      answer(at({ A: { hand: ['sharpen-steel-red'], weapons: ['dawnblade'], floating_resources: 1 } }), 'A'),
    ).toMatchObject({ card: 'sharpen-steel-red' });
    expect(answer(at({ A: { hand: [bauble], weapons: ['dawnblade'] } }), 'A')).toEqual({ type: 'weapon', weapon: 0 });
    expect(answer(at({ A: { hand: [bauble] } }), 'A')).toEqual({ type: 'pass' });
  });
  it('pays the cheapest way', () => {
    const t = at({ A: { hand: ['brutal-assault-blue', bauble, 'muscle-mutt-yellow'] } }).does('A', {
      type: 'play',
      card: 'brutal-assault-blue',
      from: 'hand',
    });
    expect(answer(t, 'A')).toEqual({ type: 'pay', cards: ['muscle-mutt-yellow'] });
  });
  it('blocks to stay alive, and not for little', () => {
    const blocked = (life: number, attack: string) => {
      const t = at({
        A: { hand: [attack], floating_resources: 9 },
        B: { life, hand: [bauble, 'head-jab-blue'], equipment: ['ironrot-helm'] },
      });
      return answer(t.play('A', attack).toDefend(), 'B').type;
    };
    expect(blocked(5, 'raging-onslaught-yellow')).toBe('block');
    expect(blocked(20, 'head-jab-red')).toBe('done');
    const dying = at({
      A: { hand: ['raging-onslaught-yellow'], floating_resources: 9 },
      B: { life: 1, hand: [bauble, bauble] },
    })
      .play('A', 'raging-onslaught-yellow')
      .toDefend();
    for (let i = 0; i < 5 && dying.step === 'Defend'; i++) dying.does('B', answer(dying, 'B'));
    expect(dying.state.combat_block_total).toBe(6);
  });
  it('uses attack reactions where they turn a hit, defense reactions where they stop one', () => {
    const turn = (block: string[]) => {
      const t = at({ A: { hand: ['wounding-blow-red', 'lunging-press-blue'] }, B: { hand: [...block] } }).play(
        'A',
        'wounding-blow-red',
      );
      return answer(t.block('B', ...block).to('reaction'), 'A').type;
    };
    expect([turn(['hala-goldenhelm', bauble]), turn([bauble, 'flic-flak-blue'].slice(0, 1))]).toEqual(['pass', 'play']);
    const stop = at({ A: { hand: ['head-jab-red'] }, B: { hand: ['toughen-up-blue'], floating_resources: 2 } })
      .play('A', 'head-jab-red')
      .to('reaction')
      .pass();
    expect(answer(stop, 'B')).toMatchObject({ type: 'play', card: 'toughen-up-blue' });
    const safe = at({ A: { hand: ['head-jab-red'] }, B: { hand: ['toughen-up-blue', bauble], floating_resources: 2 } })
      .play('A', 'head-jab-red')
      .block('B', bauble)
      .to('reaction')
      .pass();
    expect(answer(safe, 'B')).toEqual({ type: 'pass' });
  });
  it('counts its reactions on the stack: what stops the hit already is not added to', () => {
    const t = at({
      A: { hand: ['wounding-blow-red'] },
      B: { hand: ['muscle-mutt-yellow', 'dodge-blue', 'dodge-blue'] },
    });
    t.play('A', 'wounding-blow-red').block('B', 'muscle-mutt-yellow').to('reaction').pass();
    expect(answer(t, 'B')).toMatchObject({ type: 'play', card: 'dodge-blue' });
    t.play('B', 'dodge-blue');
    expect([t.state.stack.length, t.who]).toEqual([1, 'B']);
    expect(answer(t, 'B')).toEqual({ type: 'pass' });
  });
  it('stores a card, turns up a mentor, answers every prompt of a game', () => {
    expect(answer(at({ A: { hand: ['raging-onslaught-yellow', bauble] } }).both(), 'A')).toEqual({
      type: 'store',
      card: 'raging-onslaught-yellow',
    });
    expect(
      answer(at({ first: 'start phase', A: { mentor: true, arsenal: 'chief-rukutan', hand: [bauble] } }), 'A'),
    ).toEqual({ type: 'accept' });
  });

  /** Whole games: the bot on one side, chance on the other. */
  function wins(mode: 'official' | 'plain', games: number): number {
    const decks = ['dorinthea', 'rhinar', 'ira', 'bravo'];
    let won = 0;
    for (let n = 0; n < games; n++) {
      const chance = chanceOf(77, n);
      const me: Who = n % 2 ? 'A' : 'B';
      const runner = new Runner(
        rules,
        rules.begin(must({ mode, players: { A: decks[n % 4], B: decks[(n >> 2) % 4] } })),
        seeded(77, n),
      );
      runner.start();
      while (!runner.state.result) {
        const list = choices(rules, runner.state);
        const mine = list.filter((choice) => choice.seat === me);
        if (mine.length) runner.apply(me, bot(rules.view(runner.state, me), me, mine, chance));
        else {
          const other = list[(chance(1, list.length)[0] as number) - 1];
          runner.apply(foe(me), other?.action as Action);
        }
      }
      won += rules.score(runner.state.result, me);
    }
    return won;
  }
  it('beats random play in both modes, with every deck', () => {
    expect(wins('official', 48)).toBeGreaterThan(38);
    expect(wins('plain', 48)).toBeGreaterThan(36);
  });
});

import { choices, Runner, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import type { Action } from '../actions.ts';
import { rules } from '../ruleset.ts';
import { must, presets } from '../setup/presets.ts';
import { type Position, type Table, table } from '../tests/fixture.ts';
import { foe, type State, type Who } from '../types.ts';
import { bot } from './index.ts';

const bauble = 'titanium-bauble-blue';
const answer = (t: Table, seat: Who): Action => bot(t.combat.view(seat), seat, t.offers(seat), chanceOf(1, 1));
const at = (position: Position) => table(position);

describe('the bot `rules`', () => {
  it('attacks with what it can pay, setup actions first', () => {
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
  it('pays with the card that it misses least, even where a resource is wasted', () => {
    const t = at({ A: { hand: ['brutal-assault-blue', bauble, 'muscle-mutt-yellow'] } }).does('A', {
      type: 'play',
      card: 'brutal-assault-blue',
      from: 'hand',
    });
    // Muscle Mutt would pay exactly; but it is an attack, and the Bauble is good for nothing else.
    expect(answer(t, 'A')).toEqual({ type: 'pitch', card: bauble });
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
  it('finds the equipment block that stops a hit: reprise asks for a card from hand, which pays for the reaction instead', () => {
    const preset = presets.find(({ id }) => id === 'link-reprise') ?? expect.unreachable();
    /** The most damage that any attacker can do to it, and what it declared on the way. */
    const declared = new Set<string>();
    const worst = (state: State): number => {
      if (state.result) return state.result.link?.damage ?? 0;
      const list = choices(rules, state);
      const mine = list.filter(({ seat, not }) => seat === 'B' && !not);
      const answers = mine.length
        ? [bot(rules.view(state, 'B'), 'B', mine, chanceOf(1, 1))]
        : list.filter(({ seat, not }) => seat === 'A' && !not).map(({ action }) => action);
      const damage = answers.map((action) => {
        if (action.type === 'block') declared.add(`${action.card} from ${action.from}`);
        const runner = new Runner(rules, structuredClone(state), seededDice(1));
        runner.apply(mine.length ? 'B' : 'A', action);
        return worst(runner.state);
      });
      return Math.max(...damage);
    };
    const begun = new Runner(rules, rules.begin(preset.setup), seededDice(1));
    begun.start();
    expect([worst(begun.state), [...declared]]).toEqual([0, ['gallantry-gold from equipment']]);
  });
  it('a single link: nothing is saved for later, and no more is declared than is needed', () => {
    const link = (defender: object, attacker: object = {}) => ({
      attack: 'head-jab-red',
      attacker,
      defender: { hand: [bauble], ...defender },
    });
    const asked = (setup: unknown) => {
      const runner = new Runner(rules, rules.begin(must(setup)), seededDice(1));
      runner.start();
      while (!choices(rules, runner.state).some(({ action }) => action.type === 'block')) {
        const [first] = choices(rules, runner.state).filter(({ action }) => action.type === 'pass');
        runner.apply(first?.seat ?? expect.unreachable(), { type: 'pass' });
      }
      const list = choices(rules, runner.state).filter(({ seat, not }) => seat === 'B' && !not);
      return bot(rules.view(runner.state, 'B'), 'B', list, chanceOf(1, 1));
    };
    for (const mode of ['official', 'simplified'])
      expect(asked({ mode, link: link({}) })).toEqual({ type: 'block', card: bauble, from: 'hand' });
    // The attacker holds a card that may be a reaction: what is worn guards against it, what is in hand pays for Toughen Up.
    const armed = { hand: [bauble, 'toughen-up-blue'], equipment: ['ironrot-helm'] };
    expect(asked({ link: link(armed, { hand: [bauble] }) })).toEqual({
      type: 'block',
      card: 'ironrot-helm',
      from: 'equipment',
    });
    // An empty hand has no surprises: the reaction alone is enough.
    expect(asked({ link: link(armed) })).toEqual({ type: 'done' });
  });
  it('dominate: plays no second reaction that would make the better one fail', () => {
    const t = at({
      A: { hand: ['macho-grande-blue'], floating_resources: 9 },
      B: { life: 3, hand: ['toughen-up-blue', 'dodge-blue'], floating_resources: 2 },
    });
    t.play('A', 'macho-grande-blue').to('reaction').pass();
    expect(answer(t, 'B')).toMatchObject({ type: 'play', card: 'toughen-up-blue' });
    t.play('B', 'toughen-up-blue');
    expect(answer(t, 'B')).toEqual({ type: 'pass' });
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
  function wins(mode: 'official' | 'simplified', games: number): number {
    const decks = ['dorinthea', 'rhinar', 'ira', 'bravo'];
    let won = 0;
    for (let n = 0; n < games; n++) {
      const chance = chanceOf(77, n);
      const me: Who = n % 2 ? 'A' : 'B';
      const runner = new Runner(
        rules,
        rules.begin(must({ mode, players: { A: decks[n % 4], B: decks[(n >> 2) % 4] } })),
        seededDice(77, n),
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
    expect(wins('simplified', 48)).toBeGreaterThan(36);
  });
});

import { describe, expect, it } from 'vitest';
import type { Table } from './table.ts';
import { answerByPolicy, loadGame, tableOf } from './testing/play.ts';

/** Hits of both sides are assigned at one prompt. */
async function sharedPrompt(bot?: string): Promise<Table> {
  const game = await loadGame('twilight-imperium');
  const setup = game.setup.presets.find(({ id }) => id === 'even-fleets')?.setup;
  const table = tableOf(game, setup, 5, { pace: 'step' });
  while (table.ask().length < 2) {
    const [question] = table.ask();
    if (!question) throw new Error('nobody is asked');
    table.answer({ moves: answerByPolicy(game, table, question) });
  }
  if (bot) table.sitters = { [bot]: 'rules' };
  return table;
}

describe('a seat that lets the others go first', () => {
  it('names every seat that may move, bots included', async () => {
    const table = await sharedPrompt('defender');
    expect(table.seatsToAsk).toEqual(['attacker', 'defender']);
    expect(table.ask().map(({ seat }) => seat)).toEqual(['attacker']);
  });

  it('is a decision if a bot moves then: one undo takes that move back and nothing else', async () => {
    const table = await sharedPrompt();
    const person = table.seatToAsk() as string;
    const bot = person === 'attacker' ? 'defender' : 'attacker';
    table.sitters = { [bot]: 'rules' };
    expect(table.botToMove()).toBeUndefined();
    expect(table.yieldTurn(person)).toBe(true);
    const { at } = table.combat;
    expect(table.botToMove()).toBe(bot);
    expect(table.playBot(bot).ok).toBe(true);
    expect(table.combat.lastDecision).toBe(at);
    expect(table.undo().ok).toBe(true);
    expect([table.combat.at, table.seatToAsk()]).toEqual([at, person]);
  });
});

it('what costs nothing and gains something is taken in the windows of a decision, which goes on', async () => {
  const game = await loadGame('twilight-imperium');
  const preset = game.setup.presets.find(({ id }) => id === 'even-fleets')?.setup as { defender: object };
  // Rear Admiral Farran gains a trade good for each unit that sustains damage.
  const setup = { ...preset, defender: { ...preset.defender, leaders: ['rear-admiral-farran'] } };
  const table = tableOf(game, setup, 7);
  table.start();
  const hits = () => table.ask().find((one) => one.kind === 'together' && one.seat === 'defender');
  for (let i = 0; i < 20 && !hits(); i++) {
    const [question] = table.ask();
    if (question) table.answer({ moves: answerByPolicy(game, table, question) });
  }
  const question = hits();
  if (question?.kind !== 'together') throw new Error('no hits to assign');
  expect(question.moves.length).toBeGreaterThan(1);
  const { at } = table.combat;
  expect(table.answer({ moves: question.moves, seen: question.seen }).ok).toBe(true);
  const made = table.combat.moves.slice(at);
  expect(made.filter(({ part }) => part !== 'auto').map(({ action }) => action)).toEqual(
    question.moves.map(({ action }) => action),
  );
  expect(
    made.some(({ action, part }) => 'effect' in action && action.effect === 'rear-admiral-farran' && part === 'auto'),
  ).toBe(true);
  expect(table.undo({ host: true }).ok).toBe(true);
  expect(table.combat.at).toBe(at);
});

it('an order by a name that every object has is unknown', async () => {
  const game = await loadGame('merc');
  const table = tableOf({ ...game, orders: { wait: () => undefined } }, game.setup.presets[0]?.setup, 5);
  const [choice] = table.ask()[0]?.choices ?? [];
  const reply = (order: string) => ({ moves: choice ? [choice] : [], order: { order, until: 'answer' as const } });
  expect(table.answer(reply('toString'))).toMatchObject({
    ok: false,
    reason: { code: 'unknown-order', orders: 'wait' },
  });
  expect(table.answer(reply('wait')).ok).toBe(true);
});

it('several moves with a form that is filled in wrongly are refused with its problems', async () => {
  const game = await loadGame('mage-knight');
  const setup = game.setup.presets.find(({ id }) => id === 'orcs-unseen')?.setup;
  const table = tableOf(game, setup, 7);
  const form = table.ask()[0]?.choices.find((one) => one.form);
  if (!form) throw new Error('no form is offered');
  const garbage = { seat: form.seat, action: { type: form.action.type, targets: 7 } };
  const answer = table.answer({ moves: [garbage, garbage] });
  expect(answer).toMatchObject({ ok: false, problems: expect.anything() });
  expect(table.combat.at).toBe(0);
});

import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { ProtocolServer } from './protocol-server.ts';

interface Told {
  advice: {
    seat: string;
    method: string;
    equal: number;
    choices: {
      action: object;
      label: string;
      chance: number;
      less: number;
      give: number;
      because: { why: string }[];
      does?: string;
      figures?: Record<string, number>;
      actions?: object[];
    }[];
    about: string[];
  };
  combat: { at: number; seen: number; choices: { seat: string; place: string; action: object }[] };
}
async function table(): Promise<(request: object) => Promise<Told>> {
  const desk = new ProtocolServer(GAMES);
  const ask = (request: object) => desk.handle(request as Record<string, unknown>) as Promise<Told>;
  await ask({ op: 'start', game: 'merc', setup: 'duel', seed: 5 });
  return ask;
}

describe('advise', () => {
  test('every choice of the seat, best first, and nothing has moved', async () => {
    const ask = await table();
    const { combat } = await ask({ op: 'choices' });
    const seat = combat.choices[0]?.seat;
    const { advice } = await ask({ op: 'advise', playouts: 12 });
    expect(advice).toMatchObject({ seat, method: 'sampled', playouts: 12, policy: 'rules' });
    const own = combat.choices.filter((choice) => choice.place === 'flow' && choice.seat === seat);
    expect(new Set(advice.choices.map(({ action }) => JSON.stringify(action)))).toEqual(
      new Set(own.map(({ action }) => JSON.stringify(action))),
    );
    const less = advice.choices.slice(advice.equal).map((choice) => choice.less);
    expect(less).toEqual([...less].sort((a, b) => b - a));
    expect((await ask({ op: 'choices' })).combat).toEqual(combat);
  });

  test('names the opponent; an unknown one is refused with those there are and the nearest, and nothing is lost', async () => {
    const ask = await table();
    expect((await ask({ op: 'advise', playouts: 2 })).advice).toMatchObject({ opponent: 'printed' });
    const chosen = await ask({ op: 'advise', playouts: 2, opponent: 'sensible' });
    expect(chosen.advice).toMatchObject({ opponent: 'sensible' });
    const { combat } = await ask({ op: 'choices' });
    await expect(ask({ op: 'advise', opponent: 'sensibel' })).rejects.toMatchObject({
      code: 'unknown-opponent',
      message: expect.stringMatching(/printed, sensible, .*Did you mean "sensible"/),
    });
    expect((await ask({ op: 'choices' })).combat).toEqual(combat);
  });

  test('the same question, the same answer', async () => {
    const ask = await table();
    const question = { op: 'advise', playouts: 8, seed: 3 };
    expect(await ask(question)).toEqual(await ask(question));
  });

  test('Flesh and Blood: a prompt that is solved has one table, whose rows can be played', async () => {
    const desk = new ProtocolServer(GAMES);
    const ask = (request: object) => desk.handle(request as Record<string, unknown>) as Promise<Told>;
    await ask({ op: 'start', game: 'flesh-and-blood', setup: 'link-block', seed: 1 });
    for (const seat of ['A', 'B', 'A', 'B']) await ask({ op: 'act', seat, action: { type: 'pass' } });
    const { advice } = await ask({ op: 'advise', seat: 'B' });
    expect(advice).toMatchObject({
      method: 'solved',
      title: expect.stringContaining('Every set of blocks that no other beats'),
      proven: true,
    });
    expect(advice).not.toHaveProperty('reckoned');
    const nothing = advice.choices.find(({ does }) => does === 'nothing');
    expect(nothing).toMatchObject({ action: { type: 'done' }, figures: { damage: 6, cards: 0, worth: 0 } });
    const sampled = await ask({ op: 'advise', seat: 'B', playouts: 1 });
    expect(sampled.advice.method).toBe('sampled');
    for (const action of advice.choices[0]?.actions ?? []) await ask({ op: 'act', seat: 'B', action });
  });

  test('Flesh and Blood: what a card is worth can be set', async () => {
    const desk = new ProtocolServer(GAMES);
    const ask = (request: object) => desk.handle(request as Record<string, unknown>) as Promise<Told>;
    await ask({ op: 'start', game: 'flesh-and-blood', setup: 'ira vs rhinar', seed: 1 });
    for (let i = 0; i < 9; i++) {
      const { combat } = await ask({ op: 'choices' });
      if (combat.choices.some(({ action }) => 'weapon' in action)) break;
      const [first] = combat.choices;
      await ask({ op: 'act', seat: first?.seat, action: first?.action });
    }
    const about = async (more: object) => (await ask({ op: 'advise', ...more })).advice.about.join(' ');
    expect(await about({})).toContain('a card 3,');
    expect(await about({ cardWorth: 1 })).toContain('a card 1,');
  });

  test.each([
    [{ playouts: 0 }, 'bad-request'],
    [{ playouts: 1e9 }, 'bad-request'],
    [{ playouts: 'many' }, 'bad-request'],
    [{ seat: 'nobody' }, 'unknown-seat'],
  ])('%j is refused', async (more, code) => {
    const ask = await table();
    await expect(ask({ op: 'advise', ...more })).rejects.toMatchObject({ code });
  });

  test('without a combat there is nothing to advise', async () => {
    await expect(new ProtocolServer(GAMES).handle({ op: 'advise' })).rejects.toMatchObject({ code: 'no-combat' });
  });
});

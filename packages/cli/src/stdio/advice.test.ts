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
    }[];
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

  test('the same question, the same answer', async () => {
    const ask = await table();
    const question = { op: 'advise', playouts: 8, seed: 3 };
    expect(await ask(question)).toEqual(await ask(question));
  });

  test('Flesh and Blood: the defender also gets every set of blocks', async () => {
    const desk = new ProtocolServer(GAMES);
    const ask = (request: object) => desk.handle(request as Record<string, unknown>) as Promise<Told>;
    await ask({ op: 'start', game: 'flesh-and-blood', setup: 'link-block', seed: 1 });
    for (const seat of ['A', 'B', 'A', 'B']) await ask({ op: 'act', seat, action: { type: 'pass' } });
    const { advice } = await ask({ op: 'advise', seat: 'B', playouts: 1 });
    expect(advice).toMatchObject({
      reckoned: {
        title: 'Every way to block, if nobody reacts: 4 ways with 2 cards',
        rows: [{ figures: { damage: 2, cards: 1, equipment: 1 } }, {}, {}, { does: 'nothing', figures: { damage: 6 } }],
        proven: true,
      },
    });
  });

  test.each([
    [{ playouts: 0 }, 'bad-request'],
    [{ playouts: 1e9 }, 'bad-request'],
    [{ playouts: 'many' }, 'bad-request'],
    [{ seat: 'nobody' }, 'nothing-to-advise'],
  ])('%j is refused', async (more, code) => {
    const ask = await table();
    await expect(ask({ op: 'advise', ...more })).rejects.toMatchObject({ code });
  });

  test('without a combat there is nothing to advise', async () => {
    await expect(new ProtocolServer(GAMES).handle({ op: 'advise' })).rejects.toMatchObject({ code: 'no-combat' });
  });
});

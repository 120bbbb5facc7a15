import { writeFileSync } from 'node:fs';
import { GAMES } from '@fray/games';
import { expect, test } from 'vitest';
import { fray } from '../main.ts';
import { ProtocolServer } from '../stdio/protocol-server.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';

/** Two people with their own decks, from the setup until somebody has lost: a turn each. */
const hero = (name: string, life: number) => ({ hero: { name, life, intellect: 4 }, deck: 40 });
const SETUP = { own: { A: hero('Old Bear', 3), B: hero('My Hero', 4) } };
const folder = emptyFolder();

test('own decks in the terminal: a card by a few letters, windows by Enter, a turn each, and the end', async () => {
  const file = folder.in('own.json');
  writeFileSync(file, JSON.stringify(SETUP));
  const attack = ['1', 'card="head j r" from=hand', ...Array.from({ length: 6 }, () => '')];
  // The chain closes, the turn ends, nothing goes into the arsenal, both draw.
  const endTurn = ['', '3', '', '', ''];
  const typed = [...attack, ...endTurn, ...attack, 'q'].map((line) => `${line}\n`).join('');
  const { context, texts } = fakeTerminal(typed, GAMES, 'unused');
  await fray(context, ['play', 'flesh-and-blood', '--setup', file, '--seed', '1']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(texts.out).toContain('Hits for 3, defense 0; 1 life left. Go again.');
  expect(texts.out).toContain('Old Bear draws 1 (hand 4, deck 35).');
  expect(texts.out).toContain('Turn 2: My Hero.');
  expect(texts.out).toContain('My Hero wins with 1 life left.');
});

test('own decks in fray stdio: the same, line by line', async () => {
  interface Answer {
    combat: { outcome?: { winner: string }; choices: { seat: string; place: string; action: { type: string } }[] };
  }
  const table = new ProtocolServer(GAMES);
  const ask = (request: object) => table.handle(request as Record<string, unknown>) as Promise<Answer>;
  let { combat } = await ask({ op: 'start', game: 'flesh-and-blood', setup: SETUP, seed: 1 });
  const act = async (seat: string, action: object): Promise<void> => {
    ({ combat } = await ask({ op: 'act', seat, action }));
  };
  /** Every seat that is asked adds nothing. */
  const goOn = async (): Promise<void> => {
    const flow = combat.choices.filter(({ place }) => place === 'flow');
    const quiet = flow.find(({ action }) => ['go on', 'done', 'pass'].includes(action.type));
    if (!quiet) throw new Error(`nothing to go on with: ${JSON.stringify(flow)}`);
    await act(quiet.seat, quiet.action);
  };
  for (const seat of ['A', 'B']) {
    await act(seat, { type: 'card', card: 'head j r', from: 'hand' });
    for (let moves = 0; moves < 11 && !combat.outcome; moves++) await goOn();
  }
  expect(combat.outcome).toMatchObject({ winner: 'B', life: { A: 0, B: 1 }, turns: 2 });
});

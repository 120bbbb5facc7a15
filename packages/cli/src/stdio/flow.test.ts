import { seededDice } from '@fray/engine';
import { chanceFrom, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { type Answered, playFlow } from '../testing/flow-player.ts';
import { ProtocolServer } from './protocol-server.ts';
import { answerLine } from './serve.ts';

/** A program in any language: lines go in, lines come out. */
function program() {
  const desk = new ProtocolServer(TESTED_GAMES);
  return async (request: object) => JSON.parse(await answerLine(desk, { text: JSON.stringify(request) })) as Answered;
}

test.each(TESTED_GAMES.map((card) => ({ ...card })))(
  'a program that picks at random among the choices of the flow plays $id to its end and never concedes or adjusts',
  {
    timeout: 120_000,
  },
  async (card) => {
    const { id } = card;
    const game = await loadWhole(card);
    const { always, steps } = game.rules;
    const inFlow = new Set(Object.values(steps).flatMap((step) => Object.keys(step.on ?? {})));
    const outside = Object.keys(always?.on ?? {}).filter((type) => !inFlow.has(type));
    if (always) expect(outside).toContain('concede');
    for (const [number, preset] of game.setup.presets.slice(0, 2).entries()) {
      const ask = program();
      const dice = number % 2 ? 'typed' : 'seeded';
      const started = await ask({ id: 1, op: 'start', game: id, setup: preset.id, seed: 7, dice });
      expect(started).toMatchObject({ ok: true, protocol: 5 });
      const { end, sent } = await playFlow(ask, started, chanceFrom(seededDice(11, number)));
      expect(end.combat.outcome, `${preset.id} after ${sent.length} moves`).not.toBeNull();
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter((choice) => outside.includes(choice.action.type))).toEqual([]);
    }
  },
);

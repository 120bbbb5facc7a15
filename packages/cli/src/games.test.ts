import { describe, expect, test } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import { fray } from './main.ts';
import { ProtocolServer } from './stdio/protocol-server.ts';
import { answerLine } from './stdio/serve.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';
import { emptyFolder } from './testing/folder.ts';

const folder = emptyFolder();
async function type(argv: string[], ...input: string[]) {
  const { context, texts } = fakeTerminal(input.map((line) => `${line}\n`).join(''), TESTED_GAMES, 'unused');
  const code = await fray(context, argv);
  return { code, ...texts };
}
interface Listed {
  seat: string;
  place: string;
  action: { type: string };
  label: string;
  form?: object[];
  code: string;
  why: string;
}
interface Answer {
  ok: boolean;
  code: string;
  combat: { at: number; step: string; title: string; outcome: unknown; choices: Listed[]; blocked: Listed[] };
}

describe.each(TESTED_GAMES.map((card) => ({ ...card })))('$id', ({ id, aliases, load, loadSetup }) => {
  test('every command knows it by its id and its aliases', async () => {
    for (const name of [id, ...aliases, id.toUpperCase()]) {
      expect(await type(['flow', name, '--mermaid'])).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringMatching(/^flowchart TD\n/),
      });
    }
  });

  test('every name that `fray games` prints for it is one that commands take', async () => {
    const { out } = await type(['games', id]);
    const names = /^.* \((.*)\)$/m.exec(out)?.[1]?.split(', ') ?? [];
    expect(names).toContain(id);
    for (const name of names) expect((await type(['games', name])).out, name).toBe(out);
  });

  test('every preset is a setup that its own check accepts', async () => {
    const { presets, check } = await loadSetup();
    for (const preset of presets) {
      const { code, out } = await type(['setup', id, preset.id, '--json']);
      expect(code).toBe(0);
      expect(check(JSON.parse(out)), preset.id).toMatchObject({ ok: true });
    }
    expect(JSON.parse((await type(['setup', id, '--schema'])).out)).toBeTypeOf('object');
  });

  test('bots play it to the end in the terminal; the save replays', async () => {
    const game = await load();
    const bots = game.players.flatMap((seat) => ['--bot', `${seat}=random`]);
    const file = folder.in('end.fray.json');
    const played = await type(['play', id, '--seed', '11', ...bots], `s ${file}`, 'q');
    expect(played).toMatchObject({ code: 0, err: '' });
    const { code, out } = await type(['run', file, '--verify', '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: id, verified: true, outcome: expect.anything() });
    expect(played.out).toContain(game.text.en.outcome(report.outcome));
    expect(report.log.length).toBeGreaterThan(0);
  });

  test('it is simulated with both kinds of bots', async () => {
    const [seat] = (await load()).players;
    const { code, out } = await type([
      'simulate',
      id,
      '--games',
      '6',
      '--bot',
      `${seat}=random`,
      '--json',
      '--workers',
      '1',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 6, bots: { [seat as string]: 'random' } });
  });

  test('through stdio: what is listed is accepted, what is blocked is refused with the same code', async () => {
    const served = new ProtocolServer(TESTED_GAMES);
    const ask = async (request: object) =>
      JSON.parse(await answerLine(served, { text: JSON.stringify(request) })) as Answer;
    const [preset] = (await loadSetup()).presets;
    let last = await ask({ id: 1, op: 'start', game: id, setup: preset?.id, seed: 7 });
    for (let move = 0; move < 60 && last.combat.outcome === null; move++) {
      const { at, choices, blocked, step, title } = last.combat;
      expect([step, title].every((word) => typeof word === 'string' && word !== '')).toBe(true);
      for (const choice of [...choices, ...blocked]) expect(choice.label).toMatch(/\S/);
      const closed = blocked[move % Math.max(1, blocked.length)];
      if (closed) {
        expect(closed.why).toMatch(/\S/);
        expect(await ask({ op: 'act', seat: closed.seat, action: closed.action })).toMatchObject({
          ok: false,
          code: closed.code,
        });
      }
      const open = choices.filter((choice) => !choice.form && choice.place === 'flow');
      const choice = open[(move * 7) % open.length];
      if (!choice) break;
      last = await ask({ op: 'act', seat: choice.seat, action: choice.action, at });
      expect(last, JSON.stringify(choice)).toMatchObject({ ok: true, combat: { at: at + 1 } });
    }
    expect(last.combat.at).toBeGreaterThan(0);
  });
});

import { Combat, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { adviceLines } from './advising.ts';
import { menu, more } from './menu.ts';
import { Session } from './session.ts';

const found = findGame('twilight-imperium');
if (!found.ok) throw new Error(found.reason.code);
const game = await loadWhole(found.card);

test('who could answer several sustains is asked once, with a number and the move that it answers for each', () => {
  const read = game.setup.check({
    attacker: { forces: 'letnev: 3 dreadnought, 2 cruiser', hand: ['direct-hit'] },
    defender: { forces: 'sol: 3 dreadnought, 2 cruiser', hand: ['direct-hit'] },
    start: 'P2.1',
    extent: 'space',
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const session = new Session(game, Combat.begin(game.rules, read.setup, seededDice(1)) as Combat<Types>, []);
  const { table } = session;
  const isHit = ({ group }: { group?: string }) => group === 'hits';
  table.start();
  let line: readonly { action: object }[] = [];
  for (let i = 0; i < 40 && !table.isDeclared; i++) {
    const [question] = table.ask();
    if (!question) throw new Error('nobody is asked');
    const { seat, choices } = question;
    const hits = choices.some((one) => !one.not && isHit(one));
    // Everything sustains damage first.
    const moves = hits ? table.together(seat, isHit, ([first]) => first).moves : undefined;
    line = moves ?? [];
    const pass = choices.find(({ not, pace, role }) => !not && (pace === 'onTheWay' || role === 'rolls'));
    expect(table.answer({ moves: moves ?? (pass ? [pass] : []) }).ok).toBe(true);
  }
  const { at } = table.combat;
  // Everybody is asked at once; nothing in it depends on a hand.
  const openly = menu(session, 100);
  expect(openly.numbered.map(({ name }) => name)).toEqual(['Nobody answers: go on']);
  expect(openly.enter).toBe(openly.numbered[0]);
  expect(JSON.stringify(openly.lines)).toContain('v attacker, v defender');
  const owner = table.ask().flatMap((one) => (one.kind === 'reply' ? one.line : []))[0]?.seat;
  const other = owner === 'attacker' ? 'defender' : 'attacker';
  // The other seat looks at its hand.
  session.turnTo(other);
  table.holder = session.viewer();
  const offered = menu(session, 100);
  const labels = offered.numbered.map((_, i) => offered.lines.find((one) => String(one).includes(` ${i + 1}  `)));
  expect(labels.slice(0, -1).length).toBeGreaterThan(1);
  for (const label of labels.slice(0, -1))
    expect(String(label)).toMatch(/^ +\d {2}Direct Hit.* \(Sustain Damage: Dreadnought.*\)$/);
  expect(String(labels.at(-1))).toMatch(/Pass$/);
  expect(table.combat.at, 'no move is made before').toBe(at);
  const second = offered.numbered[1];
  expect(table.answer({ moves: second?.moves ?? [], after: second?.after }).ok).toBe(true);
  session.turnTo(undefined);
  if (table.isDeclared) expect(table.answer({ moves: menu(session, 100).enter?.moves ?? [] }).ok).toBe(true);
  expect(table.combat.moves.slice(at).map(({ action }) => action.type)).toEqual(
    expect.arrayContaining(['sustain', 'pass', 'sustain', 'use']),
  );
  expect(line.length).toBeGreaterThan(1);
});

test('who looks at its hand before a roll sees what it can still play of it, and advice compares it; the other sees none of it', async () => {
  const read = game.setup.check({
    attacker: { forces: 'sol: 3 cruiser', hand: ['morale-boost'] },
    defender: { forces: 'hacan: 3 cruiser', hand: ['fire-team'] },
    start: 'P2.1',
    extent: 'space',
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const session = new Session(game, Combat.begin(game.rules, read.setup, seededDice(1)) as Combat<Types>, []);
  const { table } = session;
  table.start();
  const listed = (seat: string | undefined) => {
    session.turnTo(seat);
    table.holder = session.viewer();
    return JSON.stringify(menu(session, 100).lines);
  };
  expect(listed(undefined)).not.toContain('Morale Boost');
  expect(listed('defender')).not.toContain('Morale Boost');
  expect(listed('attacker')).toMatch(/Morale Boost [^"]*\(played late\)/);
  const offered = menu(session, 100);
  const advice = (await adviceLines(session, offered, { window: 100, said: '' })).map(String).join('\n');
  expect(advice).toMatch(/^ +2 .*Morale Boost/m);
  expect(JSON.stringify(more(session, '', 100).lines), 'no second time').not.toContain('Morale Boost');
  const late = offered.numbered.find((one) => one.late)?.late;
  expect(late && table.playLate(late).ok).toBe(true);
  expect(table.combat.moves.some(({ action }) => action.type === 'use')).toBe(true);
});

test('Enter accepts the hits of both sides where nobody could answer; each side can be accepted alone', () => {
  const setup = game.setup.presets.find(({ id }) => id === 'even-fleets')?.setup;
  const session = new Session(game, Combat.begin(game.rules, setup, seededDice(1)) as Combat<Types>, []);
  const { table } = session;
  table.start();
  expect(table.answer({ moves: menu(session, 100).enter?.moves ?? [] }).ok).toBe(true);
  const { enter, numbered, lines } = menu(session, 100);
  expect(new Set(enter?.moves.map(({ seat }) => seat))).toEqual(new Set(['attacker', 'defender']));
  expect(lines.map(String)).toContainEqual(expect.stringMatching(/^Enter: Sol: .*; Letnev: /));
  const alone = numbered.filter(({ name }) => name?.startsWith('Only '));
  expect(alone.flatMap(({ moves }) => moves)).toHaveLength(enter?.moves.length ?? 0);
  expect(table.answer({ moves: enter?.moves ?? [] }).ok).toBe(true);
  expect(menu(session, 100).rolls, 'the next round').toBeDefined();
});

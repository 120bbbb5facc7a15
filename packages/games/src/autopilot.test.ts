import { atOnce, Combat, choices, type PromptChoice, prompt, seatToServe, seeded, type Types } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { type AutomaticAt, backTo, forward, lastDecided, lastMoves, movesByItself, type Pilot } from './autopilot.ts';
import { GAMES, loadWhole, type WholeGame } from './registry.ts';

const merc = await loadWhole(GAMES.find(({ id }) => id === 'merc') as (typeof GAMES)[number]);

/** A patrol in which bots play these seats, as far as somebody has to decide. */
function table(game: WholeGame, bots: readonly string[]) {
  const { rules } = game;
  const combat = Combat.begin(rules, game.setup.presets[0]?.setup, seeded(7));
  const automaticAt: AutomaticAt = (state, at) =>
    movesByItself(choices(rules, state), () => prompt(rules, state), {
      isBot: (seat) => bots.includes(seat),
      passes: false,
      served: (open) => seatToServe(open, lastMoves(combat.moves, at)),
    });
  const goOn = (): void => {
    for (let next = automaticAt(combat.state, combat.at); next; next = automaticAt(combat.state, combat.at))
      expect(combat.letPlay(next.seat, game.bot).ok).toBe(true);
  };
  return { combat, automaticAt, goOn };
}

const choice = (seat: string, role: PromptChoice<Types>['role']): PromptChoice<Types> => ({
  seat,
  action: { type: 'act' },
  place: 'flow',
  role,
  about: [],
});
const pilot: Pilot = { isBot: (seat) => seat === 'bot', passes: true, served: (open) => open[0]?.seat };

describe('who moves by itself', () => {
  it('a bot that is served, and no bot while a person is', () => {
    const [bot, person] = [choice('bot', 'acts'), choice('person', 'acts')];
    expect(movesByItself([bot, person], () => [bot, person], pilot)).toEqual({ seat: 'bot' });
    expect(movesByItself([person, bot], () => [person, bot], pilot)).toBeUndefined();
  });

  it('who can do nothing but pass, where the table passes', () => {
    const pass = choice('person', 'passes');
    expect(movesByItself([pass], () => [pass], pilot)).toEqual({ seat: 'person', choice: pass });
    expect(movesByItself([pass], () => [pass], { ...pilot, passes: false })).toBeUndefined();
  });

  it('nobody where a single choice throws the dice: people want to', () => {
    const roll = choice('person', 'rolls');
    expect(movesByItself([roll], () => [roll], pilot)).toBeUndefined();
  });

  it('the last move of each seat, up to a moment', () => {
    const moves = ['a', 'b', 'a', 'c'].map((seat) => ({ seat }));
    expect(lastMoves(moves)).toEqual({ a: 2, b: 1, c: 3 });
    expect(lastMoves(moves, 2)).toEqual({ a: 0, b: 1 });
  });
});

describe('undo and redo over what was made by itself', () => {
  it('undo goes back to what a person decided, redo makes it and all that followed again', () => {
    const { combat, automaticAt, goOn } = table(merc, ['dictator']);
    goOn();
    const opened = combat.at;
    // Aims and shots of the Rebels until the Dictator has answered by himself.
    while (combat.at === opened || combat.moves.at(-1)?.seat !== 'dictator') {
      expect(combat.at).toBeLessThan(opened + 40);
      expect(combat.letPlay(choices(merc.rules, combat.state)[0]?.seat ?? '', merc.bot).ok).toBe(true);
      goOn();
    }
    const { at } = combat;
    const after = JSON.stringify(combat.state);

    const back = atOnce(lastDecided(combat, automaticAt));
    expect(back.decided).toBe(true);
    expect(combat.moves[back.to]?.seat).not.toBe('dictator');
    expect(combat.moves.slice(back.to + 1).map(({ seat }) => seat)).toEqual(Array(at - back.to - 1).fill('dictator'));
    expect(back.fence).toBe('roll');

    expect(atOnce(backTo(combat, back.to)).ok).toBe(true);
    expect(combat.at).toBe(back.to);
    expect(atOnce(forward(combat, automaticAt)).ok).toBe(true);
    expect([combat.at, JSON.stringify(combat.state)]).toEqual([at, after]);
  });

  it('where bots play everybody nothing was decided', () => {
    const { combat, automaticAt, goOn } = table(merc, merc.players);
    goOn();
    expect(combat.outcome).toBeDefined();
    expect(atOnce(lastDecided(combat, automaticAt))).toMatchObject({ to: 0, decided: false });
  });

  it('nothing is there to take back before the first move', () => {
    const { combat, automaticAt } = table(merc, []);
    expect(atOnce(lastDecided(combat, automaticAt))).toEqual({ to: 0, fence: undefined, decided: false });
  });
});

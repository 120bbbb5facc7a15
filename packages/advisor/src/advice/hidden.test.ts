import { choices, Runner, seededDice, type Types } from '@fray/engine';
import { withOtherSecrets } from '@fray/engine/testkit';
import { chanceFrom, type GameWithSetup, loadWhole, randomBot, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { playerByName } from '../search/players.ts';
import { advise } from './advise.ts';

/** Moments of random combats at which something is hidden from the seat that decides; the soak run tries more. */
const MOMENTS = process.env.FRAY_ODDS ? 60 : 3;
const SEED = 5171;
const PLAYERS = ['random', 'easy', 'rules', 'search:3'];

interface Moment {
  state: Types['state'];
  other: Types['state'];
  seat: string;
}
/** Two states that a seat cannot tell apart, with something to decide for it, out of random combats. */
function* moments(game: GameWithSetup): Generator<Moment> {
  const { rules } = game;
  const bot = randomBot(game);
  for (let number = 0; ; number++) {
    const source = seededDice(SEED, number);
    const chance = chanceFrom(source);
    const runner = new Runner(rules, rules.begin(game.setup.sample(chance)), source);
    runner.start();
    for (let moves = 0; moves < 400 && rules.outcome(runner.state) === undefined; moves++) {
      const list = choices(rules, runner.state);
      const seat = list[0]?.seat as string;
      const mine = list.filter((choice) => choice.seat === seat);
      const isLooked =
        game.players.includes(seat) && mine.length > 1 && mine.length < 12 && !game.handNotKnown?.(runner.state);
      if (isLooked && chance(1, 12)[0] === 1) {
        const other = withOtherSecrets(rules, runner.state, seat, chance);
        if (other) yield { state: runner.state, other, seat };
      }
      runner.apply(seat, bot(rules.view(runner.state, seat), seat, mine, chance));
    }
  }
}

const loaded = await Promise.all(
  TESTED_GAMES.map(async (card) => {
    const { odds, ...game } = await loadWhole(card);
    return { game: withOdds(game, odds), reckoning: odds.solver };
  }),
);
const hiding = loaded.filter(({ game }) => game.hidden);

describe('two states that differ in what is hidden from a seat', () => {
  it('are there in some games', () => expect(hiding).not.toEqual([]));

  it.each(hiding.map((one) => [one.game.id, one] as const))(
    '%s: get the same advice, moves and solution, byte for byte',
    (_, { game, reckoning }) => {
      const { rules } = game;
      let tried = 0;
      let told = 0;
      for (const { state, other, seat } of moments(game)) {
        const [one, two] = [state, other].map((of) => {
          const view = rules.view(of, seat);
          const list = choices(rules, of).filter((choice) => choice.seat === seat);
          const players = PLAYERS.map((name) =>
            playerByName<Types>(game, name)?.(view, seat, list, chanceFrom(seededDice(7, tried))),
          );
          const reckoned = reckoning?.solve(view, seat, game.text.en);
          if (reckoned) told++;
          return JSON.stringify([advise<Types>(game, { view, seat, list, playouts: 1 }), players, reckoned]);
        });
        expect(two).toBe(one);
        if (++tried === MOMENTS) break;
      }
      expect(tried).toBe(MOMENTS);
      expect(told > 0).toBe(reckoning !== undefined);
    },
  );

  it('differ for a player that looks at the state', () => {
    const game = hiding[0]?.game as GameWithSetup;
    let differ = 0;
    let tried = 0;
    for (const { state, other } of moments(game)) {
      if (JSON.stringify(state) !== JSON.stringify(other)) differ++;
      if (++tried === 3) break;
    }
    expect(differ).toBe(3);
  });
});

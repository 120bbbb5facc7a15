import { siteOf } from '../content/sites.ts';
import { pileOf } from '../content/tokens.ts';
import { forGarrison, forToken } from '../dice-for.ts';
import { newEnemy } from '../rules/new-enemy.ts';
import { sharesOf } from '../rules/shares.ts';
import type { Hero, MkPlay, MkStep, State } from '../types.ts';
import { changeReputation } from './changes/defeat.ts';

/** Section 3: the garrison of a joint assault is dealt out at random, in agreed numbers. */
function deal(play: MkPlay, state: State): void {
  const garrison = state.enemies.filter((enemy) => enemy.role === 'defender');
  const order = play.draw(garrison.length, garrison.length, forGarrison, garrison);
  const shares = sharesOf(state, garrison.length);
  let at = 0;
  state.heroes.forEach((hero, i) => {
    const mine: string[] = [];
    for (let n = shares[i] ?? 0; n > 0; n--) {
      const enemy = garrison[order[at] ?? -1];
      at++;
      if (!enemy) continue;
      enemy.owner = hero.seat;
      mine.push(enemy.id);
    }
    play.emit({ type: 'dealt', seat: hero.seat, enemies: mine });
  });
}

export const start: MkStep<'3.1 start'> = {
  title: 'Reveal the enemies',
  to: ['2.1 ranged'],
  rolls: true,
  enter(play) {
    const { state } = play;
    for (const { pile, role, wall } of state.unseen) {
      const tokens = pileOf(state.sets, state.out, pile);
      if (!tokens.length) continue;
      const token = tokens[play.draw(1, tokens.length, forToken, { pile, tokens })[0] ?? 0] as string;
      state.out[token] = (state.out[token] ?? 0) + 1;
      state.enemies.push(newEnemy(state, { token, role, owner: (state.heroes[0] as Hero).seat, wall }));
    }
    if (state.unseen.length) state.unseen = [];
    if (play.watched) play.emit({ type: 'enemies', tokens: state.enemies.map((enemy) => enemy.token) });
    if (state.heroes.length > 1) deal(play, state);
    for (const hero of state.heroes) changeReputation(hero, siteOf(state.site).reputation, play);
    return '2.1 ranged';
  },
};

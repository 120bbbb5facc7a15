import { type Reward, RUINS, siteOf } from '../content/sites.ts';
import { forCrystal, forDungeon } from '../dice-for.ts';
import { heroOf } from '../rules/enemy.ts';
import { WOUND, woundsIn } from '../rules/hero.ts';
import { leaderOf, outcomeOf } from '../rules/outcome.ts';
import { hasRealCards } from '../rules/table.ts';
import type { Crystal, Hero, MkPlay, MkStep, State } from '../types.ts';
import { isCrystal, manaFace } from './chance.ts';
import { dropCard, gainCard, gainCrystal } from './changes/hero.ts';
import { closePhase } from './effects.ts';

/** What ends with the turn: lent units and skills go, Crystal Mastery and Banner of Protection do their work. */
function endTurn(hero: Hero): void {
  if (hero.units.some((unit) => unit.lent)) hero.units = hero.units.filter((unit) => !unit.lent);
  if (hero.skills.some((skill) => skill.lent)) hero.skills = hero.skills.filter((skill) => !skill.lent);
  if (hero.turn.mastery) bringBack(hero);
  if (!hero.turn.dropWounds) return;
  for (let n = Math.min(hero.woundsToHand, woundsIn(hero.hand)); n > 0; n--) dropCard(hero.hand, WOUND);
  for (let n = Math.min(hero.woundsToDiscard, woundsIn(hero.discard)); n > 0; n--) dropCard(hero.discard, WOUND);
}

/** Crystal Mastery: what was paid with crystals is back, no more than three of a color. */
function bringBack({ crystals, turn }: Hero): void {
  for (const coin of turn.coins) {
    const [kind, colour] = coin.split(':') as [string, Crystal];
    if (kind === 'crystal' && crystals[colour] < 3) crystals[colour]++;
  }
}

/** Interactive skills are in the middle of the table: the next hero may be the first to use Mana Overload or Source Opening. */
function passOn({ turn }: Hero, next: Hero): void {
  next.turn.overload = turn.overload;
  next.turn.basicDice = turn.basicDice + (turn.sourceOpened ? 1 : 0);
}

/** Section 8: rewards wait for the end of the turn; dice where the place says so. */
function give(play: MkPlay, state: State, hero: Hero, reward: Reward): void {
  const gain = (what: string) => {
    hero.rewards.push(what);
    play.emit({ type: 'reward', seat: hero.seat, reward: what });
  };
  const die = () => {
    const faces = play.roll(1, 6, reward === 'dungeon die' ? forDungeon : forCrystal, hero);
    play.emit({ type: 'dice', seat: hero.seat, why: reward, faces });
    return manaFace(faces[0] ?? 1);
  };
  if (reward === 'dungeon die') {
    if (!state.firstConquest) return;
    const mana = die();
    gain(mana === 'gold' || mana === 'black' ? 'spell' : 'artifact');
  } else if (reward === 'crystal die') {
    const mana = die();
    if (mana === 'black') hero.fame++;
    else if (mana === 'gold') gain('crystal of choice');
    else {
      if (isCrystal(mana)) gainCrystal(hero, mana);
      gain(`${mana} crystal`);
    }
  } else if (reward === 'path')
    gain(state.path === 6 ? 'artifact' : state.path === 4 ? 'spell' : 'two crystals of choice');
  else if (state.site !== 'tomb' || state.firstConquest) gain(reward);
}

/** Section 8: back to where the hero came from, and further to a safe space, a Wound for each. */
function withdraw(play: MkPlay, state: State, hero: Hero): void {
  for (let i = 0; i < state.withdraw; i++) gainCard(hero.hand, WOUND);
  play.emit({ type: 'withdrawn', seat: hero.seat, spaces: state.withdraw });
}

/** With real cards people heal after the fight: reports what there is to heal. */
function tell(play: MkPlay, hero: Hero): void {
  play.emit({
    type: 'tally',
    seat: hero.seat,
    hand: woundsIn(hero.hand),
    discard: woundsIn(hero.discard),
    wounded: hero.units.filter((unit) => unit.wounds > 0).map((unit) => unit.unit),
    lost: hero.lostUnits ?? [],
  });
}

/** All defenders are defeated, or there were none. */
const conquers = (state: State): boolean =>
  state.enemies.every((enemy) => enemy.defeated || enemy.role === 'rampager' || enemy.role === 'summoned');

export const end: MkStep<'8.1 end'> = {
  title: 'End of the combat',
  to: ['2.1 ranged'],
  rolls: true,
  enter(play) {
    const { state } = play;
    const hero = heroOf(state);
    const site = siteOf(state.site);
    closePhase(state);
    endTurn(hero);
    // What opened the walls was done for the own share, and ends with the turn.
    state.siteOpen = false;
    if (state.turn < state.heroes.length - 1) {
      state.turn++;
      passOn(hero, heroOf(state));
      return '2.1 ranged';
    }
    if (conquers(state)) {
      const rewards = RUINS[state.ruins]?.rewards ?? site.rewards;
      const winner = state.heroes.find((row) => row.seat === leaderOf(state)) ?? hero;
      for (const reward of rewards) give(play, state, winner, reward);
    } else if (site.failure === 'withdraw') {
      // The city falls when every share is defeated: otherwise nobody can stay.
      for (const row of state.heroes) withdraw(play, state, row);
    }
    state.phase = 5;
    state.outcome = outcomeOf(state, false);
    if (hasRealCards(state)) {
      for (const row of state.heroes) tell(play, row);
      const { survivors, replaced } = state.outcome;
      play.emit({ type: 'putBack', survivors, replaced });
    }
    play.emit({ type: 'over', result: state.outcome.result });
    return undefined;
  },
};

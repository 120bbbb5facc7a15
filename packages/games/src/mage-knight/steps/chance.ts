import { CARDS } from '../content/cards.ts';
import { forArtifact, forCards, forGems, forHorn, forSource } from '../dice-for.ts';
import { heroOf } from '../rules/enemy.ts';
import {
  type ChanceJob,
  CRYSTALS,
  type Crystal,
  type Hero,
  MANA,
  type Mana,
  type MkPlay,
  type MkStep,
  type State,
} from '../types.ts';
import { dropCard, gainCard, gainCrystal, takeWounds } from './changes/hero.ts';

/** A mana die: red, blue, green, white, gold, black. */
export const manaFace = (face: number): Mana => MANA[face - 1] as Mana;
export const isCrystal = (mana: Mana): mana is Crystal => (CRYSTALS as readonly string[]).includes(mana);
/** A die of the Horn of Wrath. */
export const isWounding = (mana: Mana): boolean => mana === 'black' || mana === 'red';

type Chancing = MkPlay<'2.9 chance'>;
function drawCards(play: Chancing, hero: Hero, most: number): void {
  const count = Math.min(most, hero.deck.length);
  const places = play.draw(count, hero.deck.length, forCards, count);
  const cards = places.map((place) => hero.deck[place] as string);
  hero.deck = hero.deck.filter((_, i) => !places.includes(i));
  for (const card of cards) gainCard(hero.hand, card);
  play.emit({ type: 'drew', seat: hero.seat, cards });
}
/** Artifacts that nobody is known to have. */
function hiddenArtifacts(state: State): string[] {
  const seen = new Set(
    state.heroes.flatMap((hero) => [
      ...hero.hand,
      ...hero.deck,
      ...hero.discard,
      ...hero.played,
      ...hero.removed,
      ...hero.units.map((unit) => unit.banner),
    ]),
  );
  return Object.values(CARDS)
    .filter((row) => row.kind === 'artifact' && !seen.has(row.id))
    .map((row) => row.id);
}
/** Mysterious Box: the top artifact is shown, and goes under its deck. */
function openBox(play: Chancing, state: State, hero: Hero): void {
  const artifacts = hiddenArtifacts(state);
  const card = artifacts[play.draw(1, artifacts.length, forArtifact, 1)[0] ?? 0] as string;
  hero.turn.box = card;
  play.emit({ type: 'revealed', seat: hero.seat, card });
}
type Rolled = Extract<ChanceJob, { kind: 'horn' | 'gems' | 'source' }>;
const WHY = { horn: forHorn, gems: forGems, source: forSource } as const;
function rollMana(play: Chancing, hero: Hero, job: Rolled): Mana[] {
  const faces = play.roll(job.count, 6, WHY[job.kind], job.count);
  play.emit({ type: 'dice', seat: hero.seat, why: job.kind === 'source' ? 'source-dice' : job.kind, faces });
  return faces.map(manaFace);
}
/** Endless Gem Pouch: gold is a crystal of choice, black is Fame. */
function fillPouch(play: Chancing, hero: Hero, mana: readonly Mana[]): void {
  for (const colour of mana) {
    if (isCrystal(colour)) gainCrystal(hero, colour);
    else if (colour === 'black') hero.fame++;
    else play.call('7.4 crystal', { crystals: [[...CRYSTALS]] });
  }
}
function rollSource(play: Chancing, state: State, hero: Hero, job: Extract<ChanceJob, { kind: 'source' }>): void {
  if (job.colour) dropCard(state.source, job.colour);
  else state.source = [];
  for (const colour of rollMana(play, hero, job)) gainCard(state.source, colour);
}

/** 2.9: dice and draws in the middle of something; nothing before them can be taken back any more. */
export const chance: MkStep<'2.9 chance'> = {
  title: 'Dice and draws of a card',
  to: ['back'],
  calls: ['2.9 chance', '7.4 crystal'],
  focus: () => ({ about: 'effect' }),
  rolls: true,
  enter(play) {
    const { state, memory } = play;
    const hero = heroOf(state);
    const job = memory.chance;
    if (job.kind === 'cards') drawCards(play, hero, job.count);
    else if (job.kind === 'box') openBox(play, state, hero);
    else if (job.kind === 'source') rollSource(play, state, hero, job);
    else if (job.kind === 'gems') fillPouch(play, hero, rollMana(play, hero, job));
    else {
      const wounds = rollMana(play, hero, job).filter(isWounding).length;
      takeWounds(hero, wounds, 'horn', play);
    }
    return 'back';
  },
};

import { forCards, forGems, forHorn } from '../dice-for.ts';
import { heroOf } from '../rules/enemy.ts';
import { gainCard, takeWounds } from '../rules/hero.ts';
import { CRYSTALS, type Crystal, MANA, type Mana, type MkStep } from '../types.ts';

/** A mana die: red, blue, green, white, gold, black. */
export const manaFace = (face: number): Mana => MANA[face - 1] as Mana;
export const isCrystal = (mana: Mana): mana is Crystal => (CRYSTALS as readonly string[]).includes(mana);

/** 2.9: dice and draws in the middle of something; nothing before them can be taken back any more. */
export const chance: MkStep = {
  title: 'Dice and draws of a card',
  to: ['back'],
  calls: ['2.9 chance'],
  rolls: true,
  enter(play) {
    const { state, own } = play;
    const hero = heroOf(state);
    const job = own.chance;
    if (job?.kind === 'cards') {
      const count = Math.min(job.count, hero.deck.length);
      const places = play.draw(count, hero.deck.length, forCards, count);
      const cards = places.map((place) => hero.deck[place] as string);
      hero.deck = hero.deck.filter((_, i) => !places.includes(i));
      for (const card of cards) gainCard(hero.hand, card);
      play.emit({ type: 'drew', seat: hero.seat, cards });
    } else if (job) {
      const faces = play.roll(job.count, 6, job.kind === 'horn' ? forHorn : forGems, job.count);
      play.emit({ type: 'dice', seat: hero.seat, why: job.kind, faces });
      const mana = faces.map(manaFace);
      if (job.kind === 'horn') {
        const wounds = mana.filter((colour) => colour === 'black' || colour === 'red').length;
        takeWounds(hero, wounds, 'horn', play);
      } else {
        for (const colour of mana) {
          if (isCrystal(colour)) hero.crystals[colour] = Math.min(3, hero.crystals[colour] + 1);
          else if (colour === 'gold') hero.tokens.gold++;
          else hero.fame++;
        }
      }
    }
    return 'back';
  },
};

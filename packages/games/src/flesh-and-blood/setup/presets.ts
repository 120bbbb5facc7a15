import type { Preset } from '../../game.ts';
import { DECKS } from '../content/decks.ts';
import { problem } from '../text/problems.ts';
import type { Fab } from '../types.ts';
import { check } from './check.ts';
import type { Setup } from './types.ts';

/** The six pairs and four mirrors of the decks, five single links, and a table with its own decks. */

/** A setup of our own making must be right. */
export function must(input: unknown): Setup {
  const checked = check(input);
  if (!checked.ok) throw new Error(checked.problems.map((it) => `${it.path}: ${problem(it)}`).join('\n'));
  return checked.setup;
}

const STYLE: Record<string, string> = {
  dorinthea: 'one blade that swings twice',
  rhinar: 'big attacks that scare cards out of a hand',
  ira: 'many small attacks in a row',
  bravo: 'few heavy blows that crush',
};

type DeckId = keyof typeof DECKS;
const duel = (a: DeckId, b: DeckId): Preset<Fab> => ({
  id: `${a}-${b}`,
  title: a === b ? `${DECKS[a].name} against ${DECKS[b].name} (mirror)` : `${DECKS[a].name} against ${DECKS[b].name}`,
  about:
    a === b
      ? `Both play the deck of ${DECKS[a].name}: ${STYLE[a]}.`
      : `${DECKS[a].name} (${STYLE[a]}) meets ${DECKS[b].name} (${STYLE[b]}).`,
  setup: must({ players: { A: a, B: b } }),
});
/** Decks that are not equally strong, with other life so that either may win. */
function unequalDuel(a: DeckId, b: DeckId, life: { A: number; B: number }): Preset<Fab> {
  const { setup, about, ...names } = duel(a, b);
  const { players } = setup;
  return {
    ...names,
    about: `${about} ${DECKS[a].name} begins with ${life.A} life and ${DECKS[b].name} with ${life.B}, so that either may win.`,
    setup: must({ ...setup, players: { A: { ...players?.A, life: life.A }, B: { ...players?.B, life: life.B } } }),
  };
}

type LinkWords = Pick<Preset<Fab>, 'title' | 'about' | 'teaches'>;
const link = (id: string, said: LinkWords, it: unknown, more: object = {}): Preset<Fab> => ({
  id: `link-${id}`,
  ...said,
  setup: must({ link: it, ...more }),
});

/** The open cards before a game begins, and the size of the deck. */
const realDeckSide = (id: DeckId): object => {
  const { hero, weapons, equipment } = DECKS[id];
  return { hero, deck: 40, weapons, equipment };
};

export const presets: readonly Preset<Fab>[] = [
  // First what is worth watching: nobody is far ahead.
  duel('ira', 'bravo'),
  duel('dorinthea', 'rhinar'),
  unequalDuel('dorinthea', 'ira', { A: 30, B: 12 }),
  duel('dorinthea', 'bravo'),
  unequalDuel('rhinar', 'ira', { A: 20, B: 14 }),
  duel('rhinar', 'bravo'),
  duel('dorinthea', 'dorinthea'),
  duel('rhinar', 'rhinar'),
  duel('ira', 'ira'),
  duel('bravo', 'bravo'),
  link(
    'block',
    {
      title: 'One link: a plain block',
      about: 'Raging Onslaught for 6 against a hand card and a helm: who wins by how much?',
      teaches:
        'What a card from hand and equipment stop together, and what gets through: the attack always hits for 2.',
    },
    {
      attack: 'raging-onslaught-yellow',
      attacker: { hero: 'rhinar' },
      defender: { hero: 'dorinthea-quicksilver-prodigy', hand: ['driving-blade-yellow'], equipment: ['ironrot-helm'] },
    },
  ),
  link(
    'reprise',
    {
      title: 'One link: reprise',
      about: 'Dawnblade swings for 2 with Ironsong Response in hand: it only helps against a card from hand.',
      teaches:
        'When reprise works, and how a block without cards from hand avoids it: a good defender takes no damage.',
    },
    {
      attack: 'dawnblade-resplendent',
      attacker: { hero: 'dorinthea-quicksilver-prodigy', hand: ['ironsong-response-red'] },
      defender: { hero: 'rhinar', hand: ['toughen-up-blue', 'titanium-bauble-blue'], equipment: ['gallantry-gold'] },
    },
  ),
  link(
    'dominate',
    {
      title: 'One link: dominate and two defense reactions',
      about: 'Macho Grande cannot be defended by two cards from hand: the second reaction fails.',
      teaches:
        'How dominate limits the cards from hand, and what still stops an attack: it always hits, for 4 at least.',
    },
    {
      attack: 'macho-grande-blue',
      attacker: { hero: 'bravo-flattering-showman' },
      defender: { hero: 'rhinar', hand: ['toughen-up-blue', 'dodge-blue', 'titanium-bauble-blue'], resources: 2 },
    },
  ),
  link(
    'crush',
    {
      title: 'One link: crush and Ward',
      about: 'Buckling Blow for 8 needs 4 damage; a Spectral Shield takes 1 of it.',
      teaches: 'How Ward takes damage before it is counted for crush: the attack always hits, for 3.',
    },
    {
      attack: 'buckling-blow-red',
      attacker: { hero: 'bravo' },
      defender: {
        hero: 'rhinar',
        hand: ['raging-onslaught-yellow'],
        equipment: ['ironrot-helm'],
        permanents: ['spectral-shield'],
      },
    },
  ),
  link(
    'figures',
    {
      title: 'One link: cards by their figures',
      about: 'Two cards that no list knows: power 7 with overpower against defense 4.',
      teaches:
        'How overpower limits equal blocks, with cards that have only their figures: the attack always hits, for 3.',
    },
    {
      attack: 'heavy-swing',
      attacker: { hero: 'rhinar', hand: ['last-push'], resources: 1 },
      defender: { hero: 'ira-crimson-haze', hand: ['high-guard', 'high-guard', 'dodge-blue'] },
    },
    {
      custom: [
        { name: 'Heavy Swing', type: 'attack', cost: 3, pitch: 1, power: 7, defense: 3, keywords: ['overpower'] },
        { name: 'Last Push', type: 'attack reaction', cost: 1, pitch: 3, power: 2, defense: 2 },
        { name: 'High Guard', type: 'action', cost: 0, pitch: 3, defense: 4 },
      ],
    },
  ),
  {
    id: 'own-deck',
    title: 'Your own decks',
    about:
      'You hold the cards and name what is played; Fray keeps the chain, the life and the counts. Change the heroes.',
    noContest: true,
    setup: must({
      own: {
        A: realDeckSide('rhinar'),
        B: realDeckSide('dorinthea'),
      },
    }),
  },
];

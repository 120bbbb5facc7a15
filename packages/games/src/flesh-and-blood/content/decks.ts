import type { CardId } from './row.ts';

/** The four decks of section 10, with copies. */
export interface Deck {
  id: string;
  name: string;
  hero: CardId;
  weapons: CardId[];
  equipment: CardId[];
  cards: Record<CardId, number>;
}

const each = (copies: number, ids: string): Record<CardId, number> =>
  Object.fromEntries(ids.split(/\s+/).map((id) => [id, copies]));

export const DECKS: Record<'dorinthea' | 'rhinar' | 'ira' | 'bravo', Deck> = {
  dorinthea: {
    id: 'dorinthea',
    name: 'Dorinthea',
    hero: 'dorinthea-quicksilver-prodigy',
    weapons: ['dawnblade-resplendent'],
    equipment: ['ironrot-helm', 'blossom-of-spring', 'gallantry-gold', 'ironrot-legs'],
    cards: {
      'hala-goldenhelm': 1,
      'glistening-steelblade-yellow': 1,
      ...each(
        2,
        `en-garde-red second-swing-red warriors-valor-red sharpen-steel-red run-through-yellow thrust-red
        in-the-swing-red ironsong-response-red driving-blade-yellow slice-and-dice-yellow on-a-knife-edge-yellow
        out-for-blood-yellow hit-and-run-blue visit-the-blacksmith-blue blade-flash-blue toughen-up-blue
        sigil-of-solace-blue flock-of-the-feather-walkers-red titanium-bauble-blue`,
      ),
    },
  },
  rhinar: {
    id: 'rhinar',
    name: 'Rhinar',
    hero: 'rhinar',
    weapons: ['bone-basher'],
    equipment: ['bone-vizier', 'blossom-of-spring', 'ironhide-gauntlet', 'ironhide-legs'],
    cards: {
      'chief-rukutan': 1,
      'alpha-rampage-red': 1,
      ...each(
        2,
        `beast-mode-red pack-hunt-red bare-fangs-red wild-ride-red wrecking-ball-red awakening-bellow-red
        pack-call-yellow smash-instinct-yellow smash-with-big-tree-yellow muscle-mutt-yellow raging-onslaught-yellow
        wounded-bull-yellow barraging-beatdown-yellow rally-the-rearguard-blue wrecker-romp-blue come-to-fight-blue
        clearing-bellow-blue dodge-blue titanium-bauble-blue`,
      ),
    },
  },
  ira: {
    id: 'ira',
    name: 'Ira',
    hero: 'ira-crimson-haze',
    weapons: ['edge-of-autumn'],
    equipment: [],
    cards: each(
      3,
      `flying-kick-red scar-for-a-scar-red torrent-of-tempo-red bittering-thorns-yellow salt-the-wound-yellow
      springboard-somersault-yellow whirling-mist-blossom-yellow brutal-assault-blue head-jab-blue lunging-press-blue`,
    ),
  },
  bravo: {
    id: 'bravo',
    name: 'Bravo',
    hero: 'bravo-flattering-showman',
    weapons: [],
    equipment: ['ironrot-helm', 'blossom-of-spring', 'cracker-jax', 'ironrot-legs'],
    cards: {
      'crash-down-red': 2,
      'thunder-quake-red': 1,
      'macho-grande-blue': 1,
      'reinforce-the-line-blue': 2,
      ...each(
        3,
        `debilitate-red knock-em-off-their-feet-red buckling-blow-yellow clash-of-mountains-blue crash-and-bash-blue
        disable-blue flatten-the-field-blue grind-them-down-blue`,
      ),
    },
  },
};

/** A deck as a list with one entry for each card. */
export const listOf = (cards: Record<CardId, number>): CardId[] =>
  Object.entries(cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));

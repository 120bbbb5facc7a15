import type { Chance } from '@fray/engine';
import { below, pickOne } from '../../pick.ts';
import { DECKS } from '../content/decks.ts';
import { EQUIPMENT, HEROES, WEAPONS } from '../content/gear.ts';
import { CARDS, cardId } from '../content/index.ts';
import type { CardId, CardRow } from '../content/row.ts';
import { customRow } from './custom.ts';
import { KIT } from './kit.ts';
import { must } from './presets.ts';
import { sampleRealDeck } from './sample-real-deck.ts';
import type { Setup } from './types.ts';

/** Legal setups at random: the pairs of decks, and then everything that they hold rarely or not at all. */

const KIT_ROWS = KIT.map(customRow);
const kitIds = (fits: (row: CardRow) => boolean): CardId[] => KIT_ROWS.filter(fits).map((row) => row.id);
const KIT_DECK = kitIds((row) => row.type !== 'equipment' && row.type !== 'weapon');
/** Two cards that meet: both sides have a trigger when one defends against the other. */
KIT_DECK.push('kit-phantasm', 'kit-rampart', 'kit-phantasm', 'kit-rampart');
/** Chosen half of the time at best, and only while there is a deck. */
KIT_DECK.push('kit-boost', 'kit-boost', 'kit-boost');
const idsOf = (rows: readonly CardRow[]): CardId[] => rows.map((row) => cardId(row.name, row.colour));
const DECK_CARDS = Object.keys(CARDS).filter(
  (id) => !['hero', 'weapon', 'equipment', 'token'].includes((CARDS[id] as CardRow).type),
);

/** Cards that none of the four decks holds: they get half of the places. */
const IN_DECKS = new Set(Object.values(DECKS).flatMap((deck) => Object.keys(deck.cards)));

function fits(hero: CardRow, row: CardRow): boolean {
  if (row.keywords?.specialization !== undefined && !hero.name.startsWith(row.with ?? '')) return false;
  return row.cls === 'generic' || row.cls === hero.cls;
}

/** A hero with cards of its class, all weapons and equipment that it might use, and some of the kit. */
function anyPlayer(chance: Chance, kit: boolean): object {
  const hero = pickOne(HEROES, chance);
  const mine = DECK_CARDS.filter((id) => fits(hero, CARDS[id] as CardRow));
  const rare = mine.filter((id) => !IN_DECKS.has(id));
  const deck: CardId[] = [];
  const size = 16 + below(20, chance);
  for (let i = 0; i < size; i++)
    deck.push(
      kit && below(2, chance) === 0 ? pickOne(KIT_DECK, chance) : pickOne(below(2, chance) ? rare : mine, chance),
    );
  // A mentor comes with what is taught.
  for (const id of ['hala-goldenhelm', 'chief-rukutan']) {
    const row = CARDS[id] as CardRow;
    if (row.cls === hero.cls && !deck.includes(id) && below(2, chance) === 0) deck.push(id, row.with as string);
  }
  const legal = deck.filter((id) => !CARDS[id] || fits(hero, CARDS[id] as CardRow));
  const weapons = idsOf(WEAPONS.filter((row) => row.cls === hero.cls));
  const weapon = weapons.length ? pickOne(weapons, chance) : undefined;
  const wield =
    kit && below(3, chance) === 0
      ? ['kit-maul']
      : weapon
        ? weapon === 'harmonized-kodachi'
          ? [weapon, weapon]
          : [weapon]
        : [];
  const equipment: CardId[] = [];
  for (const zone of ['head', 'chest', 'arms', 'legs']) {
    const list = idsOf(EQUIPMENT.filter((row) => row.sub === zone && (row.cls === 'generic' || row.cls === hero.cls)));
    if (kit && below(2, chance) === 0)
      list.splice(0, list.length, ...kitIds((row) => row.type === 'equipment' && row.sub === zone));
    if (list.length) equipment.push(pickOne(list, chance));
  }
  if (kit && wield[0] === 'kit-maul') equipment.push('kit-buckler');
  const life = 5 + below(10, chance);
  return { hero: cardId(hero.name), weapons: wield, equipment, deck: legal, life };
}

/** `prevents`: the simplified rules have no shields. */
function anyLink(chance: Chance, kit: boolean, prevents: boolean): object {
  const cards = (n: number) =>
    Array.from({ length: below(n, chance) }, () => pickOne(kit ? [...DECK_CARDS, ...KIT_DECK] : DECK_CARDS, chance));
  const attacks = Object.keys(CARDS).filter((id) => (CARDS[id] as CardRow).type === 'attack');
  const weapon = pickOne(idsOf(WEAPONS), chance);
  const side = () => ({
    hero: cardId(pickOne(HEROES, chance).name),
    life: 1 + below(20, chance),
    hand: cards(5),
    arsenal: below(2, chance) ? pickOne(DECK_CARDS, chance) : null,
    equipment: [pickOne(idsOf(EQUIPMENT), chance)],
    permanents: below(3, chance) === 0 ? ['spectral-shield'] : [],
    resources: below(4, chance),
    shield: below(4, chance) === 0 && prevents ? 2 : 0,
  });
  const swing = below(3, chance) === 0;
  return { attack: swing ? weapon : pickOne(attacks, chance), attacker: side(), defender: side() };
}

/** Single links around what random decks meet rarely: two sides with a trigger at once, a card put on top, crush. */
const SCENES: readonly object[] = [
  { attack: 'kit-phantasm', attacker: {}, defender: { hand: ['kit-rampart', 'pack-call-yellow', 'kit-rampart'] } },
  {
    attack: 'dawnblade',
    attacker: { hand: ['stroke-of-foresight-red', 'stroke-of-foresight-yellow', 'dodge-blue'], resources: 2 },
    defender: { hand: ['titanium-bauble-blue', 'titanium-bauble-blue'] },
  },
  {
    attack: 'disable-red',
    attacker: { hand: ['pummel-blue'], resources: 2 },
    defender: { arsenal: 'dodge-blue', hand: ['dodge-blue'] },
  },
  {
    attack: 'clash-of-mountains-blue',
    attacker: { hero: 'bravo' },
    defender: { hand: ['clash-of-mountains-blue', 'crash-and-bash-blue', 'reinforce-the-line-blue', 'disable-blue'] },
  },
];

/** A small deck around what needs two swings in one turn, or much for one reaction. */
const SWINGS = {
  hero: 'dorinthea-quicksilver-prodigy',
  weapons: ['dawnblade-resplendent'],
  equipment: ['blossom-of-spring'],
  deck: {
    'blade-flash-blue': 5,
    'driving-blade-blue': 5,
    'in-the-swing-red': 5,
    'overpower-red': 3,
    'biting-blade-red': 2,
  },
};

/** Only the own cards that the setup uses: they are part of every state. */
const kitCardsIn = (it: object): typeof KIT => {
  const text = JSON.stringify(it);
  return KIT.filter((_, i) => text.includes(`"${KIT_ROWS[i]?.id}"`));
};

/** One setup in five is a table with real decks. */
export const sample = (chance: Chance): Setup =>
  below(5, chance) === 0 ? sampleRealDeck(chance) : sampleDealt(chance);

/** Games and single links that Fray deals itself. */
export function sampleDealt(chance: Chance): Setup {
  const kind = below(10, chance);
  const mode = below(8, chance) === 0 ? 'simplified' : 'official';
  const first = pickOne(['A', 'B', 'random'] as const, chance);
  if (kind < 4) {
    const decks = Object.keys(DECKS);
    const deck = () => ({ use: pickOne(decks, chance), life: 5 + below(12, chance) });
    return must({ mode, first, players: { A: deck(), B: deck() } });
  }
  const kit = kind >= 6;
  if (kind === 9) {
    const link = below(3, chance) ? anyLink(chance, kit, mode === 'official') : pickOne(SCENES, chance);
    return must({ mode, custom: kitCardsIn(link), link });
  }
  const defend_max = below(6, chance) === 0 ? 1 : mode === 'simplified' ? 2 : 0;
  const A = !kit && below(4, chance) === 0 ? SWINGS : anyPlayer(chance, kit);
  const players = { A, B: anyPlayer(chance, kit) };
  return must({ mode, first, defend_max, custom: kitCardsIn(players), players });
}

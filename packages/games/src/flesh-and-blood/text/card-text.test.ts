import { describe, expect, it } from 'vitest';
import '../ruleset.ts';
import { CARDS } from '../content/index.ts';
import { LIBRARY } from '../content/library/index.ts';
import type { CardRow } from '../content/row.ts';
import { customRow } from '../setup/custom.ts';
import { KIT } from '../setup/kit.ts';
import { abilityText, cardText } from './card-text.ts';

const of = (id: string): string => cardText(CARDS[id] as CardRow);

describe('section 10, what a card does, in our own words', () => {
  it('every card with an effect tells it, and cards without a text tell nothing', () => {
    const mute = Object.keys(CARDS).filter((id) => of(id) === '');
    expect(mute.sort()).toEqual([
      'bone-basher',
      'brutal-assault-blue',
      'dodge-blue',
      'muscle-mutt-yellow',
      'raging-onslaught-blue',
      'raging-onslaught-yellow',
      'smash-with-big-tree-yellow',
      'titanium-bauble-blue',
      'toughen-up-blue',
      'wounding-blow-blue',
      'wounding-blow-red',
    ]);
    for (const row of [...Object.values(CARDS), ...KIT.map(customRow)]) {
      expect(cardText(row)).not.toMatch(/undefined|NaN|; ;|: $|^;|;$/);
    }
  });
  it.each([
    ['en-garde-red', 'your next weapon attack this turn: +3 power; go again'],
    ['flying-kick-red', '+2 power as chain link 3 or higher'],
    ['torrent-of-tempo-red', 'on hit: go again'],
    ['open-the-center-red', 'combo: Head Jab; +1 power with combo; go again with combo; dominate with combo'],
    ['staunch-response-blue', 'you may pay 4 more; +3 defense if it was paid'],
    ['spectral-shield', 'ward 1'],
    ['thunder-quake-red', 'heave 3'],
    ['dorinthea', 'once per turn, when a weapon of yours hits: that weapon may attack once more this turn'],
    ['rally-the-rearguard-blue', 'while defending, once per turn, instant, discard a card: +3 defense'],
    [
      'snapdragon-scalers',
      'attack reaction, destroy this: target attack action card with cost 1 or less, the attack: go again',
    ],
    ['gallantry-gold', 'action, cost 1, destroy this: your weapon attacks: +1 power this turn; go again; battleworn'],
    ['drone-of-brutality-red', 'goes on the bottom of the deck instead of into the graveyard'],
    [
      'frostbite',
      'your next card or ability costs 1 more, then destroy this; at the beginning of your end phase: destroy this',
    ],
  ])('%s: %s', (id, text) => expect(of(id)).toBe(text));
  it.each([
    [
      'vest-of-the-first-fist',
      'when an attack action card of yours hits: you may: destroy this; if you do: gain 2 resources',
    ],
    [
      'breeze-rider-boots',
      'when an attack action card of yours hits, if it is a Ninja attack action card: you may: destroy this; if you do: your combo attack action cards this turn: go again; battleworn',
    ],
    [
      'mask-of-momentum',
      'once per turn, when an attack action card of yours hits, if the last three links hit: draw 1 card; blade break',
    ],
    [
      'foreboding-bolt-red',
      '3 damage to the other hero, opt 1; disputed: played as damage that is not arcane, which is what is printed; others read it as arcane damage',
    ],
  ])('%s reads as it plays', (id, text) => expect(cardText(LIBRARY[id] as CardRow)).toBe(text));
  it('only a row with a frequency says one, and every such row does', () => {
    const FREQUENCY = /once per turn|each turn|per turn|first time|first hit/;
    const isOften = ({ steady, often }: CardRow) => steady?.second ?? steady?.swords ?? often;
    const rows = [...Object.values({ ...CARDS, ...LIBRARY }), ...KIT.map(customRow)].filter((row) => !isOften(row));
    const hasOne = (row: CardRow): boolean => row.once === true || row.ability?.once === true;
    expect(
      rows
        .filter((row) => FREQUENCY.test(cardText({ ...row, table: undefined })) !== hasOne(row))
        .map((row) => row.name),
    ).toEqual([]);
    expect(rows.filter(hasOne).length).toBeGreaterThan(20);
  });
  it('an ability includes its price', () => {
    const ability = CARDS['bravo-flattering-showman']?.ability;
    expect(ability && abilityText(ability)).toMatch(/^action, cost 2, tap: .*; go again$/);
  });
});

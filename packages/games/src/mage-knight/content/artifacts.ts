import type { Crystal, Mana } from '../types.ts';
import { type Card, card } from './card.ts';
import { ANY, BEFORE_DAMAGE } from './effect.ts';
import { attachBanner, chance, crystal, endless, mana, noAttack, rule } from './effects.ts';
import { attack, block, costs, type Mode, mode, ranged, STRONG, siege, tagged, UNSTATED } from './mode.ts';

const artifact = (name: string, modes: readonly Mode[], more: Parameters<typeof card>[4] = {}): Card =>
  card('artifact', name, '', modes, { verified: 'one', ...more });
/** The rules say that they give mana and crystals, not how many: the usual figures, behind an option. */
const UNSURE = { verified: 'unverified' } as const;
const ring = (name: string, colour: Crystal): Card =>
  artifact(
    name,
    [
      mode('basic', [], crystal(colour), mana(colour), UNSTATED),
      mode('strong', [], endless(colour, 'black'), STRONG, UNSTATED),
    ],
    UNSURE,
  );
const amulet = (name: string, colour: Mana): Card =>
  artifact(
    name,
    [mode('basic', [], mana(colour), UNSTATED), mode('strong', [], mana(colour, colour, colour), STRONG, UNSTATED)],
    UNSURE,
  );
/** It changes whole attacks: points that lie in an open pool would miss it. */
const beforeTheAttack = { inAttack: false };
const hasUnits = { fits: ({ hero }: { hero: { units: readonly unknown[] } }) => hero.units.length > 0 };

/** 12.4: basic for nothing; strong throws the card out of the game. */
export const ARTIFACTS: readonly Card[] = [
  artifact('Banner of Glory', [
    mode('basic', [], attachBanner('banner-of-glory', ANY, [3])),
    mode('strong', [], rule('glory', true, ANY, { ...hasUnits, holds: [3] }), STRONG),
  ]),
  artifact('Banner of Fear', [
    mode('basic', [], attachBanner('banner-of-fear', [1, 2], [2])),
    mode('strong', [], noAttack(), STRONG, { again: 2 }),
  ]),
  artifact('Banner of Protection', [
    mode('basic', [], attachBanner('banner-of-protection', BEFORE_DAMAGE, [3])),
    mode(
      'strong',
      [],
      rule('dropWounds', true, [3, 4], {
        holds: [4],
        fits: ({ hero }) => !hero.turn.dropWounds && hero.woundsToHand + hero.woundsToDiscard > 0,
      }),
      STRONG,
    ),
  ]),
  artifact('Banner of Fortitude', [mode('basic', [], attachBanner('banner-of-fortitude', BEFORE_DAMAGE, [3]))]),
  artifact('Sword of Justice', [
    mode('basic', [], attack(3), costs('other'), tagged('sword-of-justice')),
    mode('more', [], attack(3), costs('other'), tagged('sword-of-justice'), { more: true }),
    mode('strong', [], rule('justice', true, [4], beforeTheAttack), STRONG, { phases: [4] }),
  ]),
  artifact('Horn of Wrath', [
    mode('basic', [], siege(5), chance({ kind: 'horn', count: 1 })),
    ...[1, 2, 3, 4, 5].map((n) => mode(`strong-${n}`, [], siege(5 + n), chance({ kind: 'horn', count: n }), STRONG)),
  ]),
  artifact('Bow of Starsdawn', [
    mode('basic', [], ranged(2), costs('other'), tagged('bow-of-starsdawn')),
    mode('more', [], ranged(2), costs('other'), tagged('bow-of-starsdawn'), { more: true }),
    mode('strong', [], rule('starsdawn', true, [1, 4], { ...beforeTheAttack, holds: [1] }), STRONG),
  ]),
  artifact('Soul Harvester', [
    mode('basic', [], attack(3), tagged('soul-harvester')),
    mode('strong', [], attack(8), STRONG, tagged('soul-harvester')),
  ]),
  // Further blocks wait in `later`: see rules/apply.ts.
  artifact('Shield of the Fallen Kings', [
    mode('basic', [], block(6)),
    mode('basic-two', [], block(4)),
    mode('strong', [], block(8, 'coldFire'), STRONG),
    mode('strong-three', [], block(4, 'coldFire'), STRONG),
  ]),
  ring('Ruby Ring', 'red'),
  ring('Sapphire Ring', 'blue'),
  ring('Diamond Ring', 'white'),
  ring('Emerald Ring', 'green'),
  amulet('Amulet of the Sun', 'gold'),
  amulet('Amulet of Darkness', 'black'),
  artifact(
    'Endless Gem Pouch',
    [
      mode(
        'basic',
        [],
        chance({ kind: 'gems', count: 2 }, { matters: [1, 2, 3, 4], gives: ['red', 'blue', 'green', 'white'] }),
        UNSTATED,
      ),
      mode('strong', [], mana('red', 'blue', 'green', 'white'), STRONG, UNSTATED),
    ],
    UNSURE,
  ),
  // A way to play spells of the offer: see rules/boosts.ts.
  artifact('Tome of All Spells', []),
];

import { gainCrystal } from '../steps/changes/hero.ts';
import { CRYSTALS, type Crystal, MANA, type Mana, type State } from '../types.ts';
import { type Card, card, type Rest } from './card.ts';
import { ANY, BEFORE_DAMAGE, effect, NOT_DAMAGE } from './effect.ts';
import {
  anyMana,
  attachBanner,
  chance,
  crystal,
  endless,
  fame,
  influence,
  influenceAndFame,
  learnSkill,
  mana,
  manaOfTime,
  noAttack,
  readyUnit,
  recruit,
  rule,
  swordFame,
  takeFrom,
} from './effects.ts';
import { addGives } from './gives.ts';
import { attack, block, costs, type Effect, type Mode, mode, rangedAttack, STRONG, siege, withTag } from './mode.ts';
import { skillOf } from './skills.ts';
import { levelOfUnit } from './units.ts';

const artifact = (name: string, ...rest: Rest): Card => card('artifact', name, '', ...rest);
const perColour = (make: (colour: Crystal) => Mode): Mode[] => CRYSTALS.map(make);
const ring = (name: string, colour: Crystal): Card =>
  artifact(name, [
    mode('basic', [], crystal(colour), mana(colour), fame(1)),
    mode('strong', [], endless(colour, 'black'), ringFame(colour), STRONG),
  ]);
/** Rings: Fame for every spell of the color. */
const ringFame = (colour: Crystal): Effect =>
  effect(
    { does: ['ring-fame', colour], brings: { famePerSpell: 1 } },
    ({ hero }) => void hero.turn.ringFame.push(colour),
  );
/** The amulets let their mana be used at the wrong time too. */
const anyTime = (key: 'goldAtNight' | 'blackByDay', gives: Effect, wanted: readonly Mana[]): Effect => ({
  ...gives,
  does: [key, ...gives.does],
  apply(aim) {
    aim.hero.turn[key] = true;
    gives.apply(aim);
  },
  gives: wanted,
});
const sun = (n: number) => anyTime('goldAtNight', mana(...Array.from({ length: n }, (): Mana => 'gold')), CRYSTALS);
/** By day it is also what lets black be spent: strong spells are wanted then. */
const darkness = (n: number) => ({
  ...anyTime('blackByDay', anyMana(...Array.from({ length: n }, () => MANA)), MANA),
  lasting: true as const,
});
const notHealing = { when: (state: State) => state.options.healingCards === 'otherParts' };
/** Druidic Staff: two crystals of one color. */
const twoAlike = (also: readonly Effect[]): Effect => ({
  ...effect(
    {
      does: ['two-alike', ...also.flatMap(({ does }) => does)],
      target: also.length ? 'unit' : 'self',
      inAttack: true,
      inBlock: true,
      matters: NOT_DAMAGE,
      gives: CRYSTALS,
      lasting: true,
      brings: addGives([{ crystals: 2 }, ...also.map(({ brings = {} }) => brings)]),
      picks: () => CRYSTALS,
    },
    (aim) => {
      for (let i = 0; i < 2; i++) gainCrystal(aim.hero, aim.pick as Crystal);
      for (const other of also) other.apply(aim);
    },
  ),
  ...(also[0]?.fits ? { fits: also[0].fits } : {}),
});
const readyThird = readyUnit(levelOfUnit, 3);
const usable = (id: string): boolean => {
  const { interactive, modes, boosts } = skillOf(id);
  return !interactive && (modes.length > 0 || boosts);
};
const perTurn = (id: string): boolean => skillOf(id).per === 'turn';
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
  artifact('Banner of Courage', { outside: ['stays with a unit and readies it once a round', 'all units are ready'] }),
  artifact('Banner of Command', { outside: ['a unit recruited this turn may take it', ''] }, [
    mode('basic', [], influence(4)),
    mode('strong', [], recruit(false), fame(2), STRONG),
  ]),
  artifact('Banner of Fortitude', { outside: ['', 'all units are healed'] }, [
    mode('basic', [], attachBanner('banner-of-fortitude', BEFORE_DAMAGE, [3])),
  ]),
  artifact('Sword of Justice', [
    mode('basic', [], attack(3), swordFame, costs('other')),
    mode('more', [], attack(3), costs('other'), { more: true }),
    mode('strong', [], rule('justice', true, [4], beforeTheAttack), swordFame, STRONG, { phases: [4] }),
  ]),
  artifact('Horn of Wrath', [
    mode('basic', [], siege(5), chance({ kind: 'horn', count: 1 })),
    ...[1, 2, 3, 4, 5].map((n) => mode(`strong-${n}`, [], siege(5 + n), chance({ kind: 'horn', count: n }), STRONG)),
  ]),
  artifact('Bow of Starsdawn', [
    mode('basic', [], rangedAttack(2), costs('other'), withTag('bow-of-starsdawn')),
    mode('more', [], rangedAttack(2), costs('other'), withTag('bow-of-starsdawn'), { more: true }),
    mode('strong', [], rule('starsdawn', true, [1, 4], { ...beforeTheAttack, holds: [1] }), STRONG),
  ]),
  artifact('Soul Harvester', [
    mode('basic', [], attack(3), withTag('soul-harvester')),
    mode('strong', [], attack(8), STRONG, withTag('soul-harvester')),
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
  artifact('Amulet of the Sun', [mode('basic', [], sun(1)), mode('strong', [], sun(3), STRONG)]),
  artifact('Amulet of Darkness', [mode('basic', [], darkness(1)), mode('strong', [], darkness(3), STRONG)]),
  artifact('Endless Bag of Gold', [
    mode('basic', [], influenceAndFame(4, 2)),
    mode('strong', [], influenceAndFame(9, 3), STRONG),
  ]),
  artifact('Endless Gem Pouch', [
    mode('basic', [], chance({ kind: 'gems', count: 2 }, { matters: ANY, gives: CRYSTALS, lasting: true })),
    mode('strong', [], mana('red', 'blue', 'green', 'white'), manaOfTime, STRONG),
  ]),
  artifact('Golden Grail', {
    outside: ['heal 2, Fame +1 for each point', 'heal 6, a card for each Wound healed from the hand'],
  }),
  artifact('Book of Wisdom', [
    ...perColour((c) => mode(`basic-${c}`, [], takeFrom('actionOffer', c), costs('action', c, true))),
    ...perColour((c) =>
      mode(`strong-${c}`, [], takeFrom('spellOffer', c), crystal(c), STRONG, costs('action', c, true)),
    ),
  ]),
  artifact(
    'Druidic Staff',
    { outside: ['a white card: up to two safe spaces; a green card: heal 3', 'the same two options'] },
    [
      mode('basic-crystals', [], twoAlike([]), costs('other', 'blue'), notHealing),
      mode('basic-ready', [], readyThird, costs('other', 'red'), notHealing),
      mode('strong', [], twoAlike([readyThird]), STRONG, notHealing),
      mode('strong-crystals', [], twoAlike([]), STRONG, notHealing),
      mode('strong-ready', [], readyThird, STRONG, notHealing),
    ],
  ),
  artifact('Circlet of Proficiency', [
    mode('basic', [], learnSkill(perTurn, usable, false)),
    mode('strong', [], learnSkill(perTurn, usable, true), STRONG),
  ]),
  // What it shows is played by it: see rules/boosts.ts.
  artifact('Mysterious Box', { gives: { fame: 1 } }, [
    mode('reveal', [], chance({ kind: 'box', count: 1 }, { matters: NOT_DAMAGE, fits: ({ hero }) => !hero.turn.box })),
  ]),
  // A way to play spells of the offer: see rules/boosts.ts.
  artifact('Tome of All Spells', []),
];

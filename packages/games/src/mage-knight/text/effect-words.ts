import type { Does, Mode } from '../content/mode.ts';
import type { Tag } from '../types.ts';

/** What effects do, for buttons. Signs are part of the figures. */

type Figures = readonly (string | number)[];
type Say = (figures: Figures) => string;
const as =
  (words: string): Say =>
  () =>
    words;
const list = (words: Figures): string => {
  const all = words.map(String);
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};
/** `red and blue`, `2 red`. */
const countWords = (words: Figures): string =>
  list(
    [...new Set(words)].map((word) => {
      const n = words.filter((other) => other === word).length;
      return n > 1 ? `${n} ${word}` : word;
    }),
  );
/** `-3`, or `-3 (-6 if fortified)`. */
const less = ([n, fortified]: Figures): string =>
  `-${n}${fortified && fortified !== n ? ` (-${fortified} if fortified)` : ''}`;
/** `+2`, `-1`: with the hyphen that every terminal can print. */
export const withSign = (n: number): string => (n < 0 ? String(n) : `+${n}`);

const DOES: Readonly<Record<string, Say>> = {
  // Enemies.
  'attack-down': ([n]) => `attack -${n}`,
  weaken: ([n]) => `armor -${n} and attack -${n}`,
  'armor-down': (figures) => `armor ${less(figures)}`,
  'armor-down-all': (figures) => `armor ${less(figures)} for all enemies`,
  'armor-down-others': ([n]) => `armor -${n} for the others`,
  provoke: as('attack +2 and armor -2'),
  avenge: as('attack -1, and it becomes cumbersome'),
  guard: ([n]) => `attack -${n}, and its damage goes to this unit first`,
  'no-attack': ([code, ...figures]) =>
    code === undefined ? 'does not attack' : `does not attack, ${doesWords([String(code), ...figures])}`,
  'lose-walls': as('loses its fortifications'),
  'lose-resistances': ([one]) => (one ? `loses its ${one} resistance` : 'loses its resistances'),
  expose: as('loses its fortifications and resistances'),
  'all-lose-walls': as('all lose their fortifications'),
  'all-lose-resistances': as('all lose their resistances'),
  'lose-abilities': as('its attack loses all abilities'),
  ignore: as('ignore one thing about it'),
  'resistance-break': as('armor -1 for each resistance'),
  destroy: as('destroyed'),
  disease: as('armor 1 for all blocked enemies'),
  possess: as('does not attack; in phase 4 its attack is yours'),
  'ignore-site': as('the site fortifies nobody'),
  // The hero.
  move: ([n]) => `Move ${n}`,
  influence: ([n]) => `Influence ${n}`,
  'move-time': ([day, night]) => `Move ${day} by day, ${night} at night`,
  'influence-time': ([day, night]) => `Influence ${day} by day, ${night} at night`,
  'move-units': as('Move 1 for each ready unit, three at most'),
  'influence-wounds': ([n, each]) => `Influence ${n}, +${each} for each Wound in hand and on units`,
  'influence-fame': ([n, more]) => `Influence ${n}, Fame +${more}`,
  'influence-alone': as('Influence 3, or 1 if a unit was recruited this turn'),
  'influence-walls': as('Influence 3, or 2 at a fortified site'),
  moveNext: ([n]) => `the next card that gives Move +${n}`,
  movePlus: ([n]) => `every other card that gives Move +${n}`,
  fame: ([n]) => `Fame +${n}`,
  reputation: ([n]) => `Reputation ${withSign(Number(n))}`,
  wound: ([n]) => (n === 1 ? 'takes a Wound' : `takes ${n} Wounds`),
  mana: (colours) => `${countWords(colours)} mana`,
  crystal: (colours) => `${countWords(colours)} crystal${colours.length > 1 ? 's' : ''}`,
  endless: (colours) => `endless ${list(colours)} mana`,
  polarize: as('mana of another color'),
  'take-crystals': as('all pairs of these crystals become mana'),
  'any-mana': (lists) =>
    lists[0] === 'any'
      ? `${lists.length === 1 ? 'a' : lists.length} mana of any color`
      : list(lists.map((colours) => `${colours} mana`)),
  ritual: as('three mana of any colors, one of which may become a crystal'),
  'set-dice': ([dice, each]) =>
    `${dice === 1 ? 'a die' : `${dice} dice`} of the Source for ${each} mana of any color${Number(dice) > 1 ? ' each' : ''}`,
  'more-dice': ([n, black]) =>
    `${n} more ${n === 1 ? 'die' : 'dice'} of the Source${black ? ', black as any color' : ''}`,
  storm: as('reroll the Source, three more dice, gold and black as any color'),
  'crystal-die': as('a crystal in the color of a die, which is rerolled'),
  'reroll-die': as('reroll a die of the Source'),
  'claim-die': as('three mana in the color of a die of the Source'),
  'mana-time': as('gold mana by day, black at night'),
  'least-fame': ([code, ...figures]) => `with the least Fame also ${doesWords([String(code), ...figures])}`,
  invoke: ([colour]) => `${colour} mana for the next use`,
  overload: ([colour]) => `${colour} mana, and +4 for the first card paid with ${colour}`,
  'forge-two': as('two crystals in the colors of spells in the offer'),
  'two-alike': ([code]) => `two crystals of one color${code === undefined ? '' : `, ${doesWords([String(code)])}`}`,
  'offer-cards': ([n]) => `up to ${n} cards for a crystal each`,
  steal: ([colour]) => `a ${colour} crystal, and a ${colour} Action card of another player`,
  radiance: ([colour]) => `a Wound for each ${colour} crystal, then two more of them`,
  goldAtNight: ([code, ...figures]) => `${doesWords([String(code), ...figures])}, usable at night too`,
  blackByDay: ([code, ...figures]) => `${doesWords([String(code), ...figures])}, black works by day too`,
  'ring-fame': ([colour]) => `Fame +1 for each ${colour} spell`,
  sword: as('Fame +1 for each enemy defeated this turn'),
  'per-set': ([first]) =>
    `${first === 'move' ? 'Move 4' : 'draws 2 cards'}, and for each set of four crystals Move 2 or a card`,
  mastery: as('crystals spent this turn come back at its end'),
  box: as('reveal the top artifact'),
  actionOffer: ([colour]) => `a ${colour} advanced action from the offer`,
  spellOffer: ([colour]) => `a ${colour} spell from the offer`,
  'learn-action': ([n, cost]) => `Influence ${n}, and ${cost} of it for an advanced action from the offer`,
  'lend-skill': as('a skill from the offer for this turn'),
  'own-skill': as('a skill from the offer to keep'),
  horn: ([n]) => (n === 1 ? 'one die for Wounds' : `${n} dice for Wounds`),
  gems: as('two crystals, rolled with mana dice'),
  cards: ([n]) => (n === 1 ? 'draws a card' : `draws ${n} cards`),
  // Rules of the turn.
  unitPlus: ([n]) => `units +${n} Attack and Block, but they cannot take damage`,
  unitAttackPlus: ([n]) => `attacks of other units +${n}`,
  ambushAttack: ([n]) => `the first Attack card +${n} or Block card +${Number(n) * 2}`,
  ambushBlock: as(''),
  blockPlus: ([n]) => `the next Block +${n}`,
  adrenaline: as('the first Wounds draw cards'),
  adrenalineFirst: as('the very first Wound is thrown away'),
  agility: ([grade]) => (grade === 1 ? 'Move counts as Attack' : 'Move counts as Attack, two as Ranged 1'),
  diplomacy: ([grade]) => (grade === 1 ? 'Influence counts as Block' : 'Influence counts as Fire or Ice Block'),
  leadership: as('one unit +3 Block, +2 Attack or +1 Ranged'),
  deadlyAim: as('the next Attack card is stronger'),
  glory: as('armor, attacks and blocks of all units +1'),
  unitsSafe: as(''),
  ignoreWound: as('ignores the first Wound'),
  dropWounds: as("throws away this turn's Wounds at its end"),
  justice: as('physical attacks count twice, nobody resists them'),
  starsdawn: as('Ranged counts twice or becomes Siege'),
  allColdFire: as('all attacks become Cold Fire'),
  allSiege: as('all attacks become Siege'),
  wings: as('more enemies for Move'),
  stout: as(''),
  stoutWound: as(''),
  // Units.
  'unit-resists': (kinds) => `a unit resists ${list(kinds)}`,
  'units-resist': as('all units resist everything'),
  'ready-unit': as('a unit is ready again'),
  'ready-and-heal': as('a unit is ready again and healed'),
  banner: as('carried by a unit'),
  lend: as('a unit from the offer, for one use'),
  recruit: as('a unit from the offer joins'),
};
export const DOES_CODES: readonly string[] = Object.keys(DOES);
const doesWords = ([code, ...figures]: Does): string => DOES[code]?.(figures) ?? '';

const TAGS: Readonly<Partial<Record<Tag, string>>> = {
  'axe-throw': 'Fame +1 if it defeats',
  chivalry: 'Reputation +1 for each defeated',
  'chivalry-powered': 'Reputation and Fame +1 for each defeated',
  'bow-of-starsdawn': 'Fame +1 for each defeated in this phase',
  'soul-harvester': 'crystals for the defeated',
  'explosive-bolt': 'armor -1 for another enemy for each defeated',
  'ice-shield': 'armor -3 once blocked',
  'shield-bash': 'armor -1 for each extra point of Block',
  'burning-shield': 'Fire Attack 4 in phase 4 if the block succeeds',
  'exploding-shield': 'destroyed if the block succeeds',
  dueling: 'Attack 1 on it in phase 4',
  'forked-lightning': 'and two more enemies later',
};
/** What a mode does besides its points. */
export function modeWords(mode: Mode, ofUnit: boolean): string[] {
  const words = mode.effects.map((effect) => doesWords(effect.does));
  if (mode.wounds) words.push(ofUnit ? 'the unit is wounded' : doesWords(['wound', mode.wounds]));
  if (mode.block?.swift) words.push('twice against Swift');
  if (mode.tag) words.push(TAGS[mode.tag] ?? '');
  return words.filter((part) => part !== '');
}

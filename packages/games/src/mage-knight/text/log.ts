import { type Lines, logFrom } from '../../notes.ts';
import { plural } from '../../words.ts';
import { hasRealCards } from '../rules/table.ts';
import type { Event, State } from '../types.ts';
import { enemyName, groupName, pileName, pointsName, sourceName, tokenName, verb, who, wounds } from './names.ts';
import { tableLines } from './table.ts';
import { adjustmentName } from './things.ts';

const PHASES = ['', 'Ranged and Siege', 'Block', 'Assign Damage', 'Attack'];
const COLOURS = ['red', 'blue', 'green', 'white', 'gold', 'black'];
const many = (n: number, what: string): string => `${n} ${what}${plural(n)}`;
const faces = (list: readonly number[]): string => list.map((face) => COLOURS[face - 1] ?? face).join(', ');

const REWARDS: Readonly<Record<string, string>> = {
  keep: 'the keep',
  city: 'the city',
  spell: 'a Spell',
  artifact: 'an Artifact',
  'advanced action': 'an Advanced Action',
  unit: 'a Unit',
  'crystal of choice': 'a crystal of choice',
  'red crystal': 'a red crystal',
  'blue crystal': 'a blue crystal',
  'green crystal': 'a green crystal',
  'white crystal': 'a white crystal',
};

/** With real cards only the players know how many. */
const discards = (state: State, cards: number): string =>
  hasRealCards(state) ? ': discard all cards in hand that are no Wounds' : ` and discards ${many(cards, 'card')}`;

const LINES: Lines<Event, State> = {
  enemies: ({ tokens }) => (tokens.length ? `The enemies: ${tokens.map(tokenName).join(', ')}.` : 'Nobody is there.'),
  dealt: ({ seat, enemies }, state) => `${who(state, seat)} fights ${groupName(state, enemies)}.`,
  phase: ({ phase, seat }, state) => `Phase ${phase}, ${PHASES[phase]}: ${who(state, seat)}.`,
  declared: ({ group, kind }, state) => `A ${kind} attack on ${groupName(state, group)}.`,
  defended: ({ by, enemy, amount }, state) =>
    by === enemy
      ? `${verb(enemyName(state, by), 'defend themselves', 'defends itself')}: armor +${amount}.`
      : `${verb(enemyName(state, by), 'defend', 'defends')} ${enemyName(state, enemy)}: armor +${amount}.`,
  added: ({ source, kind, element, amount, note, swift }, state) => {
    const from = note ?? (source.startsWith('later:') ? 'leftover points' : sourceName(state, source));
    return `${pointsName(kind, element, amount)} from ${from}${swift ? ', twice against Swift' : ''}.`;
  },
  resolved: ({ group, resolution: r }, state) =>
    r.isSuccessful
      ? `${r.effectiveAttack} against armor ${r.combinedArmor}: ${groupName(state, group)} defeated, Fame +${r.fameAwarded}.`
      : `${r.effectiveAttack} against armor ${r.combinedArmor}: ${r.shortfall} short, nobody falls.`,
  // The line of the attack names its whole group.
  defeated: ({ enemy, fame, how }, state) =>
    how === 'attack' ? undefined : `${enemyName(state, enemy)} destroyed, Fame +${fame}.`,
  summoned: ({ summoner, token: drawn }, state) => `${enemyName(state, summoner)} summoned ${tokenName(drawn)}.`,
  noToken: ({ summoner, pile }, state) => `${enemyName(state, summoner)} found no ${pileName(pile)} token to summon.`,
  blocked: ({ enemy, block, needed, success }, state) =>
    success
      ? `The attack of ${enemyName(state, enemy)} is blocked: ${block} of ${needed}.`
      : `The block on ${enemyName(state, enemy)} fails: ${block} of ${needed}.`,
  slowed: ({ enemy, points, left }, state) => `${points} Move slow ${enemyName(state, enemy)} down to ${left}.`,
  damage: ({ enemy, damage }, state) => `Damage ${damage} from ${enemyName(state, enemy)}.`,
  unitHit: ({ unit, wounds: n, destroyed, left, banner }, state) => {
    const name = sourceName(state, unit);
    const fate = destroyed
      ? verb(name, 'are destroyed', 'is destroyed')
      : n
        ? verb(name, `take ${wounds(n)}`, `takes ${wounds(n)}`)
        : verb(name, 'are unhurt', 'is unhurt');
    return `${fate}${banner ? ': Banner of Fortitude ignores the Wound' : ''}; ${left} damage left.`;
  },
  heroHit: ({ seat, wounds: n, poison }, state) =>
    n === 0
      ? `${who(state, seat)} takes no Wound.`
      : `${who(state, seat)} takes ${wounds(n)}${poison ? `, and ${poison} more into the discard pile` : ''}.`,
  wound: ({ seat, why }, state) =>
    why === 'damage' || why === 'table' ? undefined : `${who(state, seat)} takes a Wound.`,
  soaked: ({ skill, points }, state) => `${sourceName(state, skill)} absorbs ${points} damage.`,
  knockedOut: ({ seat, cards }, state) => `${who(state, seat)} is knocked out${discards(state, cards)}.`,
  paralyzed: ({ seat, cards }, state) => `${who(state, seat)} is paralyzed${discards(state, cards)}.`,
  effect: ({ source, target }, state) =>
    `${sourceName(state, source)}${target ? ` on ${target.startsWith('e') ? enemyName(state, target) : sourceName(state, target)}` : ''}.`,
  dice: ({ faces: list }) => `Mana dice: ${faces(list)}.`,
  drew: ({ seat, cards }, state) => `${who(state, seat)} draws ${cards.map((id) => sourceName(state, id)).join(', ')}.`,
  reward: ({ seat, reward }, state) => `${who(state, seat)} gains ${REWARDS[reward] ?? reward}.`,
  gained: ({ seat, card }, state) => `${who(state, seat)} takes ${sourceName(state, card)} from the offer.`,
  stolen: ({ seat, card }, state) => `${who(state, seat)} takes ${sourceName(state, card)} from another player.`,
  putAway: ({ seat, card }, state) => `${who(state, seat)} puts ${sourceName(state, card)} away.`,
  disbanded: ({ seat, unit }, state) => `${who(state, seat)} disbands ${sourceName(state, unit)}.`,
  revealed: ({ card }, state) => `Mysterious Box is ${sourceName(state, card)} this turn.`,
  reputation: ({ seat, change }, state) => `${who(state, seat)}: reputation ${change > 0 ? '+' : ''}${change}.`,
  withdrawn: ({ seat, spaces }, state) =>
    spaces
      ? `${who(state, seat)} withdraws ${spaces === 1 ? 'one space' : `${spaces} spaces`} to safety, a Wound for each.`
      : `${who(state, seat)} withdraws.`,
  adjusted: (event, state) => `The host adjusts ${adjustmentName(state, event)}.`,
  ...tableLines,
  over: () => undefined,
};
export const log = logFrom(LINES);

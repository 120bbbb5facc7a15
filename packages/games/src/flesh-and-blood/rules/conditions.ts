import type { CardRow, Cond, Filter } from '../content/row.ts';
import { type Attack, type From, foe, type Link, type State, type Who } from '../types.ts';
import { classOf, deckSize, has, isOfTalent, lastLink, rowOf } from './cards.ts';

/** What a condition is asked about. */
export interface About {
  by: Who;
  attack: Attack | null;
  link: Link | null;
  from: From;
  paid: readonly string[];
}

/** Fewer than two non-equipment cards defend. */
export function fewDefend(link: Link | null): boolean {
  if (!link) return true;
  let n = 0;
  for (const defender of link.defenders) if (defender.from !== 'equipment') n++;
  return n < 2;
}

/** Combo: the named card was the last attack of this combat chain. */
export function comboMet(state: State, attack: Attack): boolean {
  const name = rowOf(state, attack.card).combo;
  if (!name) return false;
  const before = lastLink(state);
  return before !== null && name.split(' or ').includes(rowOf(state, before.attack.card).name);
}

const pitchedWith = (state: State, by: Who, cost: (n: number) => boolean): number => {
  let n = 0;
  for (const card of state.players[by].pitched) {
    const c = rowOf(state, card).cost;
    if (c !== undefined && cost(c)) n++;
  }
  return n;
};

const NON_ATTACKS: readonly string[] = ['action', 'aura', 'item'];
/** A card of such a type defends the link. */
const defendsWith = (state: State, { link }: About, types: readonly string[]): boolean =>
  link?.defenders.some(({ card, from }) => from !== 'equipment' && types.includes(rowOf(state, card).type)) ?? false;

/** Chosen when the card was played: a trigger of the attack asks the attack itself. */
const chose = ({ paid, attack, by }: About, option: Cond): boolean =>
  paid.includes(option) || (attack?.by === by && attack.paid.includes(option));

const CONDITIONS: Record<Cond, (state: State, a: About) => boolean> = {
  reprise: (_, a) => a.link?.byHand ?? false,
  'weapon attacked': (state, a) => state.players[a.by].turn.weaponAttacks > 0,
  intimidated: (state, a) => state.players[a.by].turn.intimidated,
  'less life': (state, a) => state.players[a.by].life < state.players[foe(a.by)].life,
  'from arsenal': (_, a) => a.from === 'arsenal',
  combo: (state, a) => a.link?.combo ?? (a.attack !== null && comboMet(state, a.attack)),
  'link 3': (state, a) => (a.link?.number ?? state.chain.length + 1) >= 3,
  'link 4': (state, a) => (a.link?.number ?? state.chain.length + 1) >= 4,
  few: (_, a) => fewDefend(a.link),
  'big discard': (_, a) => a.attack?.big ?? false,
  'two heavy pitched': (state, a) => pitchedWith(state, a.by, (c) => c >= 3) >= 2,
  'heavy pitched': (state, a) => pitchedWith(state, a.by, (c) => c >= 3) >= 1,
  'zero pitched': (state, a) => pitchedWith(state, a.by, (c) => c === 0) >= 1,
  // An off-hand lies in a weapon zone too (1.3).
  heavy: (state, a) =>
    state.players[a.by].weapons.length === 1 &&
    !state.players[a.by].equipment.some((it) => rowOf(state, it.card).sub === 'off-hand'),
  // The field holds the current power of the attack under way.
  tower: (state, a) => a.attack !== null && state.pending_attack >= 13,
  'second hit': (state, a) => (a.attack ? (state.players[a.by].weapons[a.attack.weapon]?.hits ?? 0) === 2 : false),
  'previous hit': (state, a) => a.link !== null && a.link.number >= 2 && (state.chain[a.link.number - 2]?.hit ?? false),
  marked: (state, a) => state.players[foe(a.by)].marked,
  'weapon attack': (_, a) => (a.link?.attack.weapon ?? -1) >= 0,
  'guardian attack': (state, a) => a.link !== null && isOf(state, a.link.attack, 'guardian'),
  'second attack with it': (_, a) => a.attack?.sameNth === 2,
  'extra paid': (_, a) => a.paid.includes('extra'),
  offered: (_, a) => a.paid.includes('offering'),
  'big cost': (_, a) => a.paid.includes('big'),
  'big discarded': (state, a) => (state.players[a.by].turn.bigDiscards ?? 0) > 0,
  'non-attack played': (state, a) => (state.players[a.by].turn.nonAttacks ?? 0) > 0,
  'no non-attack played': (state, a) => !state.players[a.by].turn.nonAttacks,
  'arcane dealt': (state, a) => (state.players[a.by].turn.arcane ?? 0) > 0,
  boosted: (state, a) => (state.players[a.by].turn.boosts ?? 0) > 0,
  'boosted thrice': (state, a) => (state.players[a.by].turn.boosts ?? 0) >= 3,
  'weapon hit': (state, a) => state.players[a.by].weapons.some((it) => it.hits > 0),
  'empty deck': (state, a) => deckSize(state.players[a.by]) === 0,
  'three hits': (state) => state.chain.length >= 3 && state.chain.slice(-3).every((link) => link.hit),
  hurt: (state, a) => (state.players[a.by].turn.taken ?? 0) > 0,
  'chose draw': (_, a) => chose(a, 'chose draw'),
  'chose power': (_, a) => chose(a, 'chose power'),
  'chose go again': (_, a) => chose(a, 'chose go again'),
  'moon wish': (state, a) => state.players[a.by].turn.playedNames?.includes('Moon Wish') ?? false,
  'chose war': (_, a) => chose(a, 'chose war'),
  'chose again': (_, a) => chose(a, 'chose again'),
  'chose arsenal': (_, a) => chose(a, 'chose arsenal'),
  'chose banish': (_, a) => chose(a, 'chose banish'),
  // The link that is open now.
  'instant played': (state, a) => a.link !== null && state.players[a.by].turn.instantLink === a.link.number,
  // The card itself is one of them.
  'red played': (state, a) => (state.players[a.by].turn.reds ?? 0) > 1,
  'damage dealt': (state, a) => (state.players[a.by].turn.dealt ?? 0) > 0,
  'arcane taken': (state, a) => (state.players[foe(a.by)].turn.arcane ?? 0) > 0,
  'no arcane taken': (state, a) => !state.players[foe(a.by)].turn.arcane,
  alone: (_, a) => a.link?.defenders.length === 1,
  'both kinds defend': (state, a) => defendsWith(state, a, ['attack']) && defendsWith(state, a, NON_ATTACKS),
  'attack defends': (state, a) => defendsWith(state, a, ['attack']),
  'aura made': (state, a) => (state.players[a.by].turn.auras ?? 0) > 0,
  'own turn': (state, a) => state.turn === a.by,
  'foe turn': (state, a) => state.turn !== a.by,
  'empty hand': (state, a) => state.players[a.by].hand.length === 0,
  'dagger hit': (state, a) =>
    state.chain.some(
      ({ hit, attack }) =>
        hit && attack.by === a.by && attack.weapon >= 0 && rowOf(state, attack.card).sub === 'dagger',
    ),
  'item destroyed': (state, a) => state.players[a.by].turn.itemDestroyed === true,
  'foe drew two': (state, a) => (state.players[foe(a.by)].turn.drawn ?? 0) >= 2,
  'lightning played': (state, a) => state.players[a.by].turn.lightning === true,
  'two draconic': (state, a) =>
    state.chain.filter(({ attack }) => attack.by === a.by && isOfTalent(state, attack.card, 'draconic')).length >= 2,
  'high tide': (state, a) => state.players[a.by].pitched.filter((card) => rowOf(state, card).pitch === 3).length >= 2,
  raised: (state, a) => a.link !== null && state.pending_attack > (rowOf(state, a.link.attack.card).power ?? 0),
  'two reactions': (_, a) => (a.link?.reactions ?? 0) >= 2,
  'card attacks': (state, a) => a.attack !== null && rowOf(state, a.attack.card).type === 'attack',
  'ninja attack': (state, a) => a.attack !== null && matches(state, 'ninja action', a.attack),
};
export const holds = (state: State, cond: Cond | undefined, about: About): boolean =>
  cond === undefined || CONDITIONS[cond](state, about);

const isOf = (state: State, attack: Attack, cls: string): boolean => classOf(state, attack.by, attack.card) === cls;

/** As printed. */
const WEAK = 3;

/** What the kinds of attacks look at that effects name. */
type IsKind = (row: CardRow, weapon: boolean, attack: Attack, state: State) => boolean;
const ofClass =
  (cls: string): IsKind =>
  (_, __, attack, state) =>
    isOf(state, attack, cls);
const actionOf =
  (cls: string): IsKind =>
  (_, weapon, attack, state) =>
    !weapon && isOf(state, attack, cls);
const actionThat =
  (costs: (cost: number) => boolean): IsKind =>
  ({ cost }, weapon) =>
    !weapon && cost !== undefined && costs(cost);
const KINDS: Record<Filter, IsKind> = {
  attack: () => true,
  weapon: (_, weapon) => weapon,
  sword: ({ sub }, weapon) => weapon && sub === 'sword',
  'sword or dagger': ({ sub }, weapon) => weapon && (sub === 'sword' || sub === 'dagger'),
  'club or hammer': ({ sub }, weapon) => weapon && (sub === 'club' || sub === 'hammer'),
  dawnblade: ({ name }, weapon) => weapon && name.startsWith('Dawnblade'),
  'attack action': (_, weapon) => !weapon,
  'weak attack': ({ power = 0 }) => power <= WEAK,
  axe: ({ sub }, weapon) => weapon && sub === 'axe',
  'one-handed weapon': ({ hands }, weapon) => weapon && hands === 1,
  guardian: ofClass('guardian'),
  'attack action 0': actionThat((cost) => cost === 0),
  'attack action 2-': actionThat((cost) => cost <= 2),
  'attack action 1-': actionThat((cost) => cost <= 1),
  'attack action 2+': actionThat((cost) => cost >= 2),
  'combo action': (row, weapon) => !weapon && has(row, 'combo'),
  assassin: ofClass('assassin'),
  brute: ofClass('brute'),
  'brute action': actionOf('brute'),
  'guardian action': actionOf('guardian'),
  stealth: (row) => has(row, 'stealth'),
  crush: (row) => has(row, 'crush'),
  'ninja action': actionOf('ninja'),
  runeblade: ofClass('runeblade'),
  'runeblade action': actionOf('runeblade'),
  'ranger action': actionOf('ranger'),
  'mechanologist action': actionOf('mechanologist'),
  arrow: ({ sub }) => sub === 'arrow',
  'arrow face up': ({ sub }, _, { paid }) => sub === 'arrow' && paid.includes('face up'),
  boosted: (_, __, { paid }) => paid.includes('boost'),
};
/** Whether an attack is of the kind that an effect names. */
export const matches = (state: State, filter: Filter, attack: Attack): boolean =>
  KINDS[filter](rowOf(state, attack.card), attack.weapon >= 0, attack, state);

import type { ThrowFor } from '@fray/engine';
import { heroOf, summonedFrom, twinNumber } from './rules/enemy.ts';
import { sharesOf } from './rules/shares.ts';
import { hasRealCards, NONE } from './rules/table.ts';
import type { Enemy, Hero, MageKnight, Pile, State } from './types.ts';

/** Who must roll dice or draw tokens and cards, and why. */

/** With real cards people draw the tokens and enter what came up. */
const heldAtTable = (state: State, tokens: readonly string[]): { held?: readonly string[] } =>
  hasRealCards(state) ? { held: tokens } : {};

/** Tokens that the setup leaves to chance: the first hero draws them. */
export const forToken: ThrowFor<MageKnight, { pile: Pile; tokens: readonly string[] }> = (state, _memory, from) => ({
  seat: heroOf(state).seat,
  why: { code: 'draw-token', pile: from.pile },
  ...heldAtTable(state, from.tokens),
});

/** A joint assault: the first enemies drawn are the share of the first hero, and so on. */
export const forGarrison: ThrowFor<MageKnight, readonly Enemy[]> = (state, _memory, garrison) => {
  const shares = sharesOf(state, garrison.length);
  const groups = state.heroes.map((hero, i) => ({ units: [hero.seat], count: shares[i] ?? 0 }));
  return {
    seat: heroOf(state).seat,
    why: { code: 'draw-garrison', enemies: garrison.length },
    groups: groups.filter((group) => group.count > 0),
    ...heldAtTable(
      state,
      garrison.map((enemy) => enemy.token),
    ),
  };
};

/** Section 4.1. The number tells summoners of one kind apart. */
export const forMonster: ThrowFor<MageKnight, { summoner: Enemy; tokens: readonly string[] }> = (
  state,
  _memory,
  { summoner, tokens },
) => ({
  seat: summoner.owner,
  why: {
    code: 'draw-monster',
    pile: summonedFrom(state, summoner),
    token: summoner.token,
    number: twinNumber(state, summoner),
  },
  groups: [{ units: [summoner.id], count: 1 }],
  ...heldAtTable(state, tokens),
  // The pile on the table may be used up: nothing is summoned.
  ...(hasRealCards(state) ? { none: NONE } : {}),
});

export const forCards: ThrowFor<MageKnight, number> = (state, _memory, cards) => ({
  seat: heroOf(state).seat,
  why: { code: 'draw-cards', cards },
});

/** Each red or black die is a Wound: no die succeeds from some face on. */
export const forHorn: ThrowFor<MageKnight, number> = (state, _memory, count) => ({
  seat: heroOf(state).seat,
  why: { code: 'roll-horn', dice: count },
  groups: [{ units: ['horn-of-wrath'], count }],
});

export const forGems: ThrowFor<MageKnight, number> = (state, _memory, count) => ({
  seat: heroOf(state).seat,
  why: { code: 'roll-gems', dice: count },
  groups: [{ units: ['endless-gem-pouch'], count }],
});

/** Mana Storm, Source Opening: dice of the Source. */
export const forSource: ThrowFor<MageKnight, number> = (state, _memory, count) => ({
  seat: heroOf(state).seat,
  why: { code: 'roll-source', dice: count },
});

/** Mysterious Box: the top one of the artifacts. */
export const forArtifact: ThrowFor<MageKnight, number> = (state, _memory, _count) => ({
  seat: heroOf(state).seat,
  why: { code: 'draw-artifact' },
});

/** Gold and black give a spell, the others an artifact. */
export const forDungeon: ThrowFor<MageKnight, Hero> = (_state, _memory, { seat }) => ({
  seat,
  why: { code: 'roll-dungeon' },
});

export const forCrystal: ThrowFor<MageKnight, Hero> = (_state, _memory, { seat }) => ({
  seat,
  why: { code: 'roll-crystal' },
});

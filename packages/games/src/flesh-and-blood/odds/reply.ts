import type { Action } from '../actions.ts';
import { CARDS } from '../content/index.ts';
import type { CardRow } from '../content/row.ts';
import { lastLink, rowOf } from '../rules/cards.ts';
import { isBlank } from '../rules/real-deck/blanks.ts';
import { foe, type State, type Who } from '../types.ts';
import { after, type Continuation, type Decision, nextDecision, quietly } from './going.ts';
import { futureKey } from './key.ts';
import { heldBy, isLast, type Line } from './line.ts';

/**
 * What a line comes to if every link is answered as well as can be. The other hand is what is seen of it: its number of cards, each of which
 * defends alike. The defender minimizes what the attacker maximizes; the attacker follows the line or holds back what is left of it, and
 * does not plan again.
 */

/** What a card is worth in damage, where nothing else is said. */
export const CARD_WORTH = 3;
/** And a piece of equipment that defends. */
const GEAR_WORTH = 1;
/** Cards kept beyond the one that can go to the arsenal: the hand is filled up at the end of the turn anyway. */
const FURTHER_CARD = 0.1;
/** More than any damage: the end of the fight, and the sooner the worse. */
const WIN = 100_000;
const LATER = 1000;
/** What a card of the other hand defends for, where no list is known. */
const USUAL_DEFENSE = 3;

/** A card of the other hand. */
const UNSEEN = 'an-unseen-card';
const unseenRow = (defense: number): CardRow => ({ name: 'an unseen card', type: 'action', cost: 0, defense });

/** The mean of what defends among the cards that may be in that hand, in whole points. */
export function defenseOf({ custom }: Pick<State, 'custom'>, list: readonly string[]): number {
  const known = list.filter((card) => !isBlank(card)).map((card) => (CARDS[card] ?? custom[card])?.defense ?? 0);
  const defending = known.filter((defense) => defense > 0);
  return defending.length ? Math.round(defending.reduce((sum, it) => sum + it, 0) / defending.length) : USUAL_DEFENSE;
}
/** A copy in which every card of a hand is one that nobody has seen. */
export function withUnseen(state: State, who: Who, defense: number): State {
  const player = state.players[who];
  const hidden = { ...player, hand: player.hand.map(() => UNSEEN) };
  if (player.arsenal && !player.arsenal.up) hidden.arsenal = { ...player.arsenal, card: UNSEEN };
  return {
    ...state,
    custom: { ...state.custom, [UNSEEN]: unseenRow(defense) },
    players: { ...state.players, [who]: hidden } as State['players'],
  };
}
export interface Answered {
  /** Life that the other hero loses all the same. */
  damage: number;
  /** Cards and pieces of equipment that they defend with. */
  cards: number;
  equipment: number;
  /** Cards that the attacker keeps. */
  kept: number;
  /** Against doing nothing. */
  worth: number;
}
interface Reached {
  value: number;
  state: State;
  equipment: number;
}
type Block = Extract<Action, { type: 'block' }>;
const isBlock = (action: Action): action is Block => action.type === 'block';

class Reply {
  /** How often the rules were run. */
  runs = 0;
  readonly worth: number;
  private readonly who: Who;
  private readonly other: Who;
  private readonly actions: readonly Action[];
  private readonly limit: number;
  private readonly known = new Map<string, Reached>();
  constructor(who: Who, actions: readonly Action[], worth: number, limit: number) {
    this.who = who;
    this.other = foe(who);
    this.actions = actions;
    this.worth = worth;
    this.limit = limit;
  }
  value(state: State): number {
    const { hand, arsenal } = state.players[this.who];
    const toArsenal = arsenal || hand.length ? this.worth : 0;
    const wins = state.result?.winner === this.who ? WIN - LATER * state.chain.length : 0;
    const theirs = state.players[this.other].life + this.worth * heldBy(state, this.other);
    const gear = GEAR_WORTH * state.players[this.who].equipment.length;
    return wins - theirs + toArsenal + FURTHER_CARD * hand.length + gear;
  }
  private after(state: State, seat: Who, action: Action): Continuation {
    this.runs++;
    return after(state, seat, action, (it, now) => this.alone(it, now));
  }
  /** Done without asking: what the other side could add beside its blocks, and where there is only one thing to do. */
  private alone(it: Decision, state: State): Action | undefined {
    if (it.seat !== this.who) return state.awaiting_defense ? undefined : quietly(it);
    const [only, more] = it.list;
    return more || !only || isLast(state, this.who, only.action) ? undefined : only.action;
  }
  private end(state: State): Reached {
    return { value: this.value(state), state, equipment: 0 };
  }
  /** What it comes to from here, with the line from its `at`th action on. */
  reach({ state, byChance, decision }: Continuation, at: number): Reached {
    if (!decision || byChance || state.turn !== this.who) return this.end(state);
    const key = `${at} ${futureKey(state)}`;
    const before = this.known.get(key);
    if (before) return before;
    const found = decision.seat === this.who ? this.follow(state, decision, at) : this.answer(state, decision, at);
    this.known.set(key, found);
    return found;
  }
  private follow(state: State, { list }: Decision, at: number): Reached {
    const action = this.actions[at];
    const goesOn = action && list.some((one) => JSON.stringify(one.action) === JSON.stringify(action));
    const quiet = quietly({ seat: this.who, list });
    const ways: Reached[] = [];
    if (goesOn && !isLast(state, this.who, action)) ways.push(this.reach(this.after(state, this.who, action), at + 1));
    // To pass holds the rest back; what was begun is brought to an end, whichever way the line did it.
    const holdsBack = quiet?.type === 'pass' && !(goesOn && action.type === 'pass');
    if (quiet && !isLast(state, this.who, quiet) && (holdsBack || !ways.length))
      ways.push(this.reach(this.after(state, this.who, quiet), at));
    return ways.reduce((best, way) => (way.value > best.value ? way : best), ways[0] ?? this.end(state));
  }
  /** The best of all sets of blocks: unseen cards are alike, pieces of equipment are not. */
  private answer(start: State, decision: Decision, at: number): Reached {
    const { other } = this;
    const life = start.players[other].life;
    const order = decision.list.flatMap(({ action }) => (isBlock(action) ? [action.card] : []));
    let best: Reached | undefined;
    const grow = (state: State, it: Decision | undefined, from: number, equipment: number): void => {
      const done = this.after(state, other, { type: 'done' });
      const next = this.reach(done, at);
      const worn = equipment + next.equipment;
      const value = next.value + GEAR_WORTH * equipment;
      // Where it costs them alike, the link that does less is theirs.
      const isBetter =
        !best || value < best.value || (value === best.value && lifeOf(next, other) > lifeOf(best, other));
      if (isBetter) best = { value, state: next.state, equipment: worn };
      const stopped = lastLink(done.state)?.dealt && done.state.players[other].life === life;
      if (stopped || this.runs >= this.limit) return;
      for (const block of (it?.list ?? []).flatMap(({ action }) => (isBlock(action) ? [action] : []))) {
        const place = order.indexOf(block.card);
        if (place < from || !rowOf(state, block.card).defense) continue;
        this.runs++;
        const more = after(state, other, block);
        grow(more.state, more.decision, place, equipment + (block.from === 'equipment' ? 1 : 0));
      }
    };
    grow(start, decision, 0, 0);
    return best ?? this.end(start);
  }
}
const lifeOf = ({ state }: Reached, who: Who): number => state.players[who].life;

/** What each line comes to, and how often the rules were run for it; `limit` is for all of them together. */
export function answerLines(
  state: State,
  who: Who,
  lines: readonly Line[],
  { worth, limit }: { worth: number; limit: number },
): { rows: readonly Answered[]; runs: number; complete: boolean } {
  let runs = 0;
  let complete = true;
  const other = foe(who);
  const rows = lines.map(({ actions }, at): Answered => {
    // What is left is shared, so that no line goes without.
    const share = Math.floor((limit - runs) / (lines.length - at));
    const reply = new Reply(who, actions, worth, share);
    const found = reply.reach({ state, byChance: false, decision: nextDecision(state) }, 0);
    runs += reply.runs;
    complete &&= reply.runs < share;
    return {
      damage: state.players[other].life - found.state.players[other].life,
      cards: heldBy(state, other) - heldBy(found.state, other),
      equipment: found.equipment,
      kept: heldBy(found.state, who),
      worth: found.value - reply.value(state),
    };
  });
  return { rows, runs, complete };
}

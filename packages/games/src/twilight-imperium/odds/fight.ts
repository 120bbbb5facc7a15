import type { Reason } from '@fray/engine';
import type { Objective } from '../../game.ts';
import { UNITS } from '../content/units.ts';
import { abilityDice } from '../rules/dice.ts';
import { fightRow, force } from '../rules/figures.ts';
import { bareRoll, barragers } from '../rules/reach.ts';
import type { PartyId, State, StepId, Unit } from '../types.ts';
import { BestSide, solveBest } from './best.ts';
import { type Chain, type ChainEnd, type Standing, solveChain, solveChainRounds, type Tried } from './chain.ts';
import { losingByRounds, whyNotBarrage, whyNotChain } from './claims.ts';
import { sharesOf } from './hit-shares.ts';
import { afterBarrage, type Hits, readSide, type Side } from './line.ts';
import { RoundReader } from './round.ts';
import { type RoundChain, solveRounds, solveSomeRounds } from './solve-rounds.ts';
import { standing } from './standing-units.ts';

/** A fight that waits for a roll with which a chain may begin: the barrage, or the first roll of a round. */
export interface Opening {
  place: string;
  /** The opponent of the attacker. */
  on: PartyId;
  /** The frame of the flow. */
  at: number;
  /** Who fires a barrage first. */
  fires: readonly PartyId[];
}
const ROLLING: ReadonlySet<StepId> = new Set<StepId>(['P2.2 rolls', 'P2.4', 'P4.2']);

function openingOf({ frames, rolls }: State): Opening | undefined {
  const top = frames[frames.length - 1];
  const spec = top?.memory.spec;
  if (!spec || top.then !== 'dice roll' || top.dice?.length || rolls.some((roll) => roll.dice.length > 0))
    return undefined;
  const at = frames.findLastIndex(({ step }) => ROLLING.has(step));
  const flow = frames[at];
  if (!flow) return undefined;
  const on = spec.by === 'attacker' ? spec.on : spec.by;
  if (spec.kind === 'barrage') return { place: 'space', on, at, fires: flow.memory.fires ?? [] };
  return spec.kind === 'combat' ? { place: spec.place, on, at, fires: [] } : undefined;
}

/**
 * Two kinds that sustain and have the same place in the order of losses: which of them is lost first depends on the round in which it was
 * damaged (E7), so hits alone do not decide what is left.
 */
function hasRivals(state: State, on: PartyId, place: string): boolean {
  const losses = state.parties[on]?.policy.losses ?? [];
  const kinds = new Map<number, string>();
  for (const unit of force(state, on, place)) {
    if (!fightRow(unit).sustain) continue;
    const order = losses.indexOf(UNITS[unit.kind].type);
    const word = `${unit.kind} ${unit.as ?? ''} ${unit.galvanized ?? ''}`;
    const first = kinds.get(order);
    if (first !== undefined && first !== word) return true;
    kinds.set(order, word);
  }
  return false;
}

/** What a side begins with, and how likely: less some fighters where the other side fires a barrage. */
interface Begin {
  units: readonly Unit[];
  share: number;
}
const hitsOn = ({ place }: Opening, on: PartyId, by: PartyId): Hits => ({
  on,
  by,
  source: 'combat',
  place,
  eligible: place === 'space' ? 'ships' : 'ground',
});
function beginsOf(state: State, opening: Opening, on: PartyId, by: PartyId): Begin[] {
  const units = standing(state, on, opening.place);
  if (!opening.fires.includes(by)) return [{ units, share: 1 }];
  const shares = sharesOf(abilityDice(state, bareRoll('barrage', by, on, 'space'), barragers(state, by)));
  const left = afterBarrage(state, hitsOn(opening, on, by), units, shares.length - 1);
  const begins = left.map((some): Begin => ({ units: some, share: 0 }));
  for (const [hits, share] of shares.entries()) (begins[Math.min(hits, left.length - 1)] as Begin).share += share;
  return begins.filter(({ share }) => share > 0);
}

const sideOf = (state: State, opening: Opening, on: PartyId, by: PartyId): Side =>
  readSide(state, hitsOn(opening, on, by), beginsOf(state, opening, on, by));
function lineChain(state: State, opening: Opening, tried: Tried): FoughtChain {
  const sides = pairOf(opening).map(([on, by]) => sideOf(state, opening, on, by)) as [Side, Side];
  const chain: Chain = { state, place: opening.place, sides, tried };
  return { sides, ends: (rounds) => (rounds === undefined ? solveChain(chain) : solveChainRounds(chain, rounds)) };
}
function roundChain(state: State, opening: Opening, tried: Tried): FoughtChain {
  const { place } = opening;
  const sides = pairOf(opening).map(([on, by]) => new RoundReader({ start: state, place, tried }, on, by)) as [
    RoundReader,
    RoundReader,
  ];
  const [one, two] = pairOf(opening).map(([on, by]) => beginsOf(state, opening, on, by)) as [Begin[], Begin[]];
  const begins = one.flatMap((a) =>
    two.map((b) => ({ at: [sides[0].at(a.units), sides[1].at(b.units)] as const, share: a.share * b.share })),
  );
  const chain: RoundChain = { state, place, sides, begins, tried };
  return { sides, ends: (rounds) => (rounds === undefined ? solveRounds(chain) : solveSomeRounds(chain, rounds)) };
}
const pairOf = ({ on }: Opening): [PartyId, PartyId][] => [
  ['attacker', on],
  [on, 'attacker'],
];

/** More units on a side than this have too many orders of losses. */
const MOST_SHIPS = 10;
/** Why the best order of losses of that side cannot be computed; false if it can. */
export function whyNotBest(state: State, place: string, seat: PartyId, foe: PartyId): Reason | false {
  for (const by of [seat, foe]) {
    const count = force(state, by, place).length;
    if (count > MOST_SHIPS) return { code: 'odds-best-too-large', by, count, most: MOST_SHIPS };
  }
  // The best order of losses is found for a fight to the end.
  const reason = whyNotChain(state, place, true);
  if (reason) return reason;
  const losing = losingByRounds(state, place);
  if (losing !== undefined) return { code: 'odds-path', effect: losing };
  return hasRivals(state, foe, place) && { code: 'odds-rivals', by: foe };
}

/** The side that assigns its hits optimally, and what for. */
export interface BestLosses {
  seat: PartyId;
  objective: Objective;
}
/** The same with one side that assigns its hits optimally. */
function bestChain(state: State, opening: Opening, { seat, objective }: BestLosses, tried: Tried): FoughtChain {
  const foe = seat === 'attacker' ? opening.on : 'attacker';
  const other = sideOf(state, opening, foe, seat);
  const hits = hitsOn(opening, seat, foe);
  const wantsPlanet = opening.place !== 'space' || (state.extent !== 'space' && state.planets.length > 0);
  const question = { state, hits, begins: beginsOf(state, opening, seat, foe), other, objective, wantsPlanet, tried };
  const side = new BestSide(question);
  return { sides: seat === 'attacker' ? [side, other] : [other, side], ends: () => solveBest(question, side) };
}

/** A fight as a chain: what may be left of its sides, and how it ends. */
export interface FoughtChain {
  sides: Chain<Standing>['sides'];
  /** The state after `rounds` rounds, or at the end without it. */
  ends(rounds?: number): ChainEnd[];
}
/** The fight that begins with this roll as a chain, or why it is none, by name; nothing where no fight begins. */
export type Chained = { ok: true; chain: FoughtChain; opening: Opening } | { ok: false; reason: Reason };

const UNCOUNTED: Tried = () => undefined;
/** `best`: who assigns hits optimally instead of by its policy; its size is checked by the caller. */
export function chainOf(
  state: State,
  best?: BestLosses,
  tried: Tried = UNCOUNTED,
  everybodyStays = false,
): Chained | undefined {
  const opening = openingOf(state);
  if (!opening) return undefined;
  const { place, on, fires } = opening;
  const foe = best?.seat === 'attacker' ? on : 'attacker';
  const reason =
    (best ? whyNotBest(state, place, best.seat, foe) : whyNotChain(state, place, everybodyStays)) ||
    (fires.length > 0 && whyNotBarrage(state));
  if (reason) return { ok: false, reason };
  return {
    ok: true,
    chain: best ? bestChain(state, opening, best, tried) : fixedChain(state, opening, tried),
    opening,
  };
}
function fixedChain(state: State, opening: Opening, tried: Tried): FoughtChain {
  const { place, on } = opening;
  const byRounds =
    losingByRounds(state, place) !== undefined || hasRivals(state, 'attacker', place) || hasRivals(state, on, place);
  return byRounds ? roundChain(state, opening, tried) : lineChain(state, opening, tried);
}

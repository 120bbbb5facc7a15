import { clone, type Reason, type Refused, type Ruleset, refuse } from '@fray/engine';
import type { Bot, OddsQuestion } from '../../game.ts';
import { findObjective } from '../bot/objectives.ts';
import { bot } from '../bot.ts';
import { isGround, UNITS } from '../content/units.ts';
import { has } from '../rules/figures.ts';
import { exits } from '../rules/fleet.ts';
import { hasShips, landAll, planetProblems, standAshore } from '../setup/ashore.ts';
import type { AdjacentSetup, Setup, UnitGroup } from '../setup/types.ts';
import { type PartyId, SIDES, type Side, type State, type Ti4 } from '../types.ts';
import { whyNotBest } from './fight.ts';
import { readSettings, type Settings } from './settings.ts';
import { type SkipQuestion, skipAheadFor } from './skip-ahead.ts';
import { canTakePlanets } from './stages.ts';
import { readUses } from './usable.ts';

/** What settings make of a question. */

type Answer = { ok: true; question: OddsQuestion<Ti4> } | Refused;

/** No ships in the way: it begins with the bombardment, or where the attacker has no ships with the ground combat. */
function beginAshore(setup: Setup): void {
  standAshore(setup, true);
  landAll(setup);
  if (setup.defender) setup.defender.space = [];
  setup.start = setup.attacker && hasShips(setup.attacker) ? 'P3.1' : 'P4.1';
}
/** Why there is no fight on a planet: somebody has nobody there, or nobody who could land. */
function whyNotAshore({ system, attacker }: Setup): Reason | false {
  const isLand = ({ unit }: UnitGroup): boolean => isGround(UNITS[unit]);
  const stands = (side: Side): boolean =>
    system.planets.some(({ units }) => units[side]?.some(isLand)) ||
    (side === 'attacker' && attacker?.space.some(isLand) === true);
  const by = SIDES.find((side) => !stands(side));
  return by !== undefined && { code: 'odds-no-ground-forces', by };
}

const wayOut = (by: Side): AdjacentSetup => ({
  id: `the way out of the ${by}`,
  link: 'adjacent',
  anomalies: [],
  wormholes: [],
  control: [],
  tokens: [],
  retreat: [by],
  units: {},
});

/** Announces a retreat in that round, and otherwise plays by the policy of the game. */
const leavingIn =
  (round: number): Bot<Ti4> =>
  (view, seat, choices, chance) => {
    const announces = choices.some(({ action, not }) => action.type === 'announce' && !not);
    const stays = choices.find(({ action }) => action.type === 'stay');
    if (!announces || !stays) return bot(view, seat, choices, chance);
    return view.round === round ? { type: 'announce' } : stays.action;
  };

/** The round of the fight that is on, in space or on a planet. */
const roundOf = (state: State): number =>
  state.phase === 'ground'
    ? (state.planets.find(({ id }) => id === state.planet)?.round ?? 0)
    : state.space === null
      ? state.round
      : 0;

function applyPolicies(setup: Setup, { losses, sustain }: Settings): void {
  for (const side of SIDES) {
    const policy = setup[side]?.policy;
    if (!policy) continue;
    policy.losses = losses[side] ?? policy.losses;
    policy.sustain = sustain[side] ?? policy.sustain;
  }
}

/** The sides use what the setting names and nothing else. */
function applyUses(setup: Setup, start: State, { use }: Settings): { ok: true } | Refused {
  for (const side of SIDES) {
    const names = use[side];
    const player = setup[side];
    if (!names) continue;
    if (!player) return refuse('odds-nobody', { by: side });
    const read = readUses(start, side, names);
    if (!read.ok) return read;
    player.policy.plays = read.plays;
  }
  return { ok: true };
}

/** Where the side that is asked for would fight, as the setup stands: the first place in which both are. */
function whyNotBestHere(state: State, best: Side): Reason | false {
  const foe: PartyId = best === 'attacker' ? 'defender' : 'attacker';
  const place = ['space', ...state.planets.map(({ id }) => id)].find((at) => SIDES.every((by) => has(state, by, at)));
  if (place === undefined) return { code: 'odds-no-fight' };
  return whyNotBest(state, place, best, foe);
}

/** The question that these settings make of a setup, or why they make none. `rules`: the game's own, with odds. */
export function askOf(rules: Ruleset<Ti4>, given: Setup, words: Readonly<Record<string, string>>): Answer {
  const read = readSettings(words);
  if (!read.ok) return read;
  const { settings } = read;
  const setup = clone(given) as Setup;
  applyPolicies(setup, settings);
  if (settings.ground) {
    beginAshore(setup);
    const reason = whyNotAshore(setup) || planetProblems(setup)[0];
    if (reason) return { ok: false, reason };
  }
  const { best, retreat, mayLeave } = settings;
  const goal = settings.goal ?? (settings.objective.attacker === 'planet' ? 'planet' : undefined);
  if (goal) setup.extent = goal === 'space' ? 'space' : 'all';
  if (goal === 'planet' && !canTakePlanets(rules.begin(clone(setup)))) return refuse('odds-goal-planet');
  const used = applyUses(setup, rules.begin(clone(setup)), settings);
  if (!used.ok) return used;
  const start = rules.begin(clone(setup));
  if (retreat) {
    if (!start.parties[retreat.by]) return refuse('odds-nobody', { by: retreat.by });
    if (exits(start, retreat.by).length === 0) setup.adjacent.push(wayOut(retreat.by));
  }
  for (const by of mayLeave) {
    if (!start.parties[by]) return refuse('odds-nobody', { by });
    if (exits(start, by).length === 0) setup.adjacent.push(wayOut(by));
  }
  if (best) {
    const reason = whyNotBestHere(start, best);
    if (reason) return { ok: false, reason };
  }
  return { ok: true, question: questionOf(rules, setup, settings) };
}

function questionOf(
  rules: Ruleset<Ti4>,
  setup: Setup,
  { best, retreat, rounds, objective }: Settings,
): OddsQuestion<Ti4> {
  const most = rounds ?? retreat?.round;
  const leaves = retreat && leavingIn(retreat.round);
  const limits: SkipQuestion = {
    ...(best ? { best: { seat: best, objective: findObjective(objective[best]) } } : {}),
    ...(most === undefined ? {} : { rounds: most }),
    ...(retreat && leaves ? { retreat: retreat.by, bot: leaves } : {}),
  };
  // The usual key forgets rounds beyond the second.
  const byRound = (state: State): string =>
    `${Math.min(Math.round(roundOf(state)), (most ?? 0) + 1)} ${rules.futureKey?.(state)}`;
  return {
    setup,
    rules: { ...rules, skipAhead: skipAheadFor(limits), ...(most === undefined ? {} : { futureKey: byRound }) },
    ...(retreat && leaves ? { policies: { [retreat.by]: leaves } } : {}),
    ...(best ? { choosesLosses: best } : {}),
    ...(Object.keys(objective).length ? { objectives: objective } : {}),
    ...(rounds === undefined ? {} : { until: (state: State) => roundOf(state) > rounds }),
  };
}

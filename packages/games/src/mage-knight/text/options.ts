import type { Reason } from '@fray/engine';
import { capitalize } from '../../words.ts';
import { CARDS } from '../content/cards.ts';
import type { Effect, Mode } from '../content/mode.ts';
import { siteOf } from '../content/sites.ts';
import { UNITS } from '../content/units.ts';
import { kindAdded } from '../rules/commands.ts';
import { faces, heroOf, isNight } from '../rules/enemy.ts';
import { levelOf } from '../rules/group.ts';
import { unitIn, WOUND } from '../rules/hero.ts';
import { kindsFor, payOf } from '../rules/lines.ts';
import { canPay } from '../rules/mana.ts';
import { isUsableUnit } from '../rules/points.ts';
import { openReport } from '../rules/report.ts';
import { useOf } from '../steps/offers.ts';
import type { Action, Hero, Kind, Mana, Phase, State, StepId, UnitState } from '../types.ts';
import { doesOf, gradeName, pointsName, useParts } from './names.ts';
import type { NoteCode } from './notes.ts';

/** The words of a choice about a card, unit or skill whose name is shown above it. */
export function optionWords(state: State, action: Action): { how: string; does: string } | undefined {
  if (!('source' in action) || !action.source) return undefined;
  const use = useOf(action);
  if (action.type === 'PLAY_EFFECT') return useParts(state, use, '');
  const kind = action.type === 'ADD_TO_ATTACK_POOL' ? kindAdded(state, action) : 'block';
  return useParts(state, use, pointsName(kind, action.element, action.amount));
}

/** A mode that cannot be used now. Modes of one grade with the same reason are merged. */
export interface BlockedOption {
  how: string;
  does: string;
  why: Reason;
}

type Why = { code: NoteCode } & Reason;
const no = (code: NoteCode, facts: Omit<Reason, 'code'> = {}): Why => ({ code, ...facts });

const POINT_PHASES: Readonly<Record<Kind | 'block', readonly Phase[]>> = {
  melee: [4],
  ranged: [1, 4],
  siege: [1, 4],
  block: [2],
};
/** Phases in which a mode is useful. An effect that matters later may be played before the damage. */
function phasesOf(mode: Mode): readonly Phase[] {
  const out = new Set<Phase>();
  if (mode.attack) for (const phase of POINT_PHASES[mode.attack.kind]) out.add(phase);
  if (mode.block) for (const phase of POINT_PHASES.block) out.add(phase);
  if (!mode.attack && !mode.block) for (const phase of mode.effects[0]?.matters ?? []) out.add(phase);
  return [...out].filter((phase) => !mode.phases || mode.phases.includes(phase)).sort();
}

/** Steps at which cards are played at all. */
const PLAYING: readonly StepId[] = ['2.1 ranged', '2.2 attack', '4.2 block', '4.3 pool', '5.1 assign', '6.1 attack'];

/** Why points of a kind find no pool. */
function whyNoPool(state: State, hero: Hero, kind: Kind | 'block'): Why | undefined {
  if (kind === 'block') return state.currentBlock ? undefined : no('way-attack');
  const open = openReport(state);
  if (open) {
    if (kindsFor(open.attackType).includes(kind)) return undefined;
    return no(open.level > 0 ? 'way-fortified' : 'way-siege');
  }
  if (state.phase === 4) return no('way-group');
  const least = Math.min(2, ...state.enemies.filter((enemy) => faces(hero, enemy)).map((row) => levelOf(state, row)));
  return no(least > (kind === 'siege' ? 1 : 0) ? 'way-all-fortified' : 'way-group');
}
function whyNoEffect(state: State, effect: Effect): Why {
  if (state.currentAttackDeclaration && !effect.inAttack) return no('way-in-attack');
  if (state.currentBlock && !effect.inBlock) return no('way-in-block');
  return no(effect.gives ? 'way-no-use' : 'way-useless');
}

function whyNot(state: State, hero: Hero, source: string, mode: Mode): Why {
  const phases = phasesOf(mode);
  if (!phases.includes(state.phase as Phase)) return no('way-phase', { phases: phases.join(' ') });
  if (mode.unstated && state.options.unstatedFigures === 'none') return no('way-unstated');
  if (mode.night && !isNight(state) && !hero.turn.blackByDay) return no('way-night');
  if (mode.when && !mode.when(state, hero)) return no('way-condition');
  if (mode.fed && unitIn(hero, source)?.fed !== mode.fed) return no('way-fed', { mana: mode.fed });
  const pay = payOf(state, source, mode);
  if (!canPay(state, hero, pay)) {
    const missing = pay.filter((colour) => !canPay(state, hero, [colour]));
    return no('way-mana', { mana: [...new Set<Mana>(missing.length ? missing : pay)].join(' and ') });
  }
  if (!PLAYING.includes(state.frames.at(-1)?.step as StepId)) return no('way-choice');
  const kind = mode.block ? 'block' : mode.attack?.kind;
  const pool = kind && whyNoPool(state, hero, kind);
  if (pool) return pool;
  if (mode.price) return no('way-price');
  const effect = mode.effects[0];
  return effect ? whyNoEffect(state, effect) : no('way-useless');
}

function whyNotUnit(state: State, hero: Hero, unit: UnitState): Why | undefined {
  if (unit.wounds > 0) return no('way-wounded');
  if (!unit.ready) return no('way-spent');
  if (isUsableUnit(state, hero, unit)) return undefined;
  return no(siteOf(state.site).units === 'none' && !unit.bond ? 'way-forbidden' : 'way-influence');
}

/** Any card but a Wound may be turned sideways, for Attack 1 in phase 4 or Block 1 in phase 2. */
function sideways(state: State, hero: Hero): { does: string; why: Why } {
  const attack = pointsName('melee', 'physical', 1);
  const block = pointsName('block', 'physical', 1);
  if (state.phase !== 2 && state.phase !== 4) {
    return { does: `${attack}, ${block}`, why: no('way-phase', { phases: '2 4' }) };
  }
  const kind = state.phase === 2 ? 'block' : 'melee';
  const why = PLAYING.includes(state.frames.at(-1)?.step as StepId) ? whyNoPool(state, hero, kind) : undefined;
  return { does: kind === 'block' ? block : attack, why: why ?? no('way-choice') };
}

/** Merges reasons that differ only in phases or colors. */
function mergeReasons(a: Why, b: Why): Why {
  if (a.code === 'way-phase') {
    const phases = new Set(`${a.phases} ${b.phases}`.split(' '));
    return { ...a, phases: [...phases].sort().join(' ') };
  }
  if (a.code === 'way-mana' && a.mana !== b.mana) return { ...a, mana: `${a.mana} or ${b.mana}` };
  return a;
}

/** What a card or unit could do but not now, and why. `open`: the modes that are offered. */
export function blockedOptions(state: State, source: string, open: readonly string[]): BlockedOption[] {
  const hero = heroOf(state);
  const unit = unitIn(hero, source);
  const row = unit ? UNITS[unit.unit] : CARDS[source];
  const fighting = state.phase > 0 && state.phase < 5;
  if (!row || !fighting || !state.cards || source === WOUND) return [];
  const found = new Map<string, { how: string; does: Set<string>; why: Why }>();
  const add = (how: string, does: readonly string[], why: Why): void => {
    const key = `${how} ${why.code}`;
    const same = found.get(key);
    if (!same) found.set(key, { how, does: new Set(does), why });
    else {
      same.why = mergeReasons(same.why, why);
      for (const words of does) same.does.add(words);
    }
  };
  const spent = unit && whyNotUnit(state, hero, unit);
  for (const mode of row.modes) {
    if (open.includes(mode.id) || mode.more || !phasesOf(mode).length) continue;
    const why = spent ?? whyNot(state, hero, source, mode);
    add(gradeName(source, mode.id, mode.grade), [doesOf(mode, unit !== undefined)], why);
  }
  if (!unit) {
    // Effects that only work outside a fight are listed so that players do not search for them.
    const grades = ['basic', 'strong'] as const;
    row.outside.forEach((words, i) => {
      const grade = grades[i] as (typeof grades)[number];
      if (words) add(gradeName(source, grade, grade), [capitalize(words)], no('way-outside'));
    });
  }
  if (!unit && !open.includes('sideways')) {
    const { does, why } = sideways(state, hero);
    add(gradeName(source, 'sideways', undefined), [does], why);
  }
  return [...found.values()].map(({ how, does, why }) => ({ how, does: [...does].join(', '), why }));
}

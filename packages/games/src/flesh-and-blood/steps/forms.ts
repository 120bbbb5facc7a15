import type { Chance, Field, Form, Reason } from '@fray/engine';
import { pickOne } from '../../pick.ts';
import { type Action, ADJUSTS, type Adjust, ALLOWED, type Allowed, COUNTS } from '../actions.ts';
import type { Ability, Gain } from '../content/row.ts';
import { whyNotAdjust } from '../rules/adjust.ts';
import { activeLink, rowOf } from '../rules/cards.ts';
import { staysFor } from '../rules/options.ts';
import { abilityObjects, alliesOf, whyNotAbility } from '../rules/real-deck/allies.ts';
import { whyNotUnlessAllowed } from '../rules/real-deck/allow.ts';
import { type Entering, whyNotEnter } from '../rules/real-deck/enter.ts';
import { ENTRIES, type Entry } from '../rules/real-deck/entries.ts';
import { resolveCard, whyNotGiven, withFacts } from '../rules/real-deck/given.ts';
import {
  allCards,
  anyCard,
  anyToken,
  BLOCKER,
  HARMLESS,
  SAMPLE_HEAVE_CARD,
  SPARE_GEAR,
} from '../rules/real-deck/kit.ts';
import { asPlayed, whyNotCard, whyNotDefends, whyNotHeave, whyNotPitches } from '../rules/real-deck/plays.ts';
import { type Effects, type Given, MOST_FIGURE, ZONES, type Zone } from '../rules/real-deck/types.ts';
import { whyNotPay } from '../rules/timing.ts';
import { type Fab, foe, type State, WHO, type Who } from '../types.ts';
import type { StepMemory } from './memory.ts';
import { pickOf } from './prompts.ts';
import { zoneOfPick } from './real-deck/picks.ts';

/** Open answers of a table with real decks: fields to fill in, a check that stands anything, and answers at random. */

type Json = Readonly<Record<string, unknown>>;
const raw = (action: Action): Json => action as unknown as Json;
const GAINS: readonly Gain[] = ['go again', 'dominate', 'overpower'];
const isWhole = (it: unknown, low: number, high = MOST_FIGURE): boolean =>
  Number.isInteger(it) && Number(it) >= low && Number(it) <= high;
const CARD: Field = { name: 'card', kind: 'text' };

/** Fields that nobody asked for are a slip, not an answer. */
function strange(action: Action, allowed: readonly string[]): Reason[] {
  const field = Object.keys(raw(action)).find((key) => key !== 'type' && !allowed.includes(key));
  return field === undefined ? [] : [{ code: 'wrong-figure', field: field.slice(0, 40) }];
}
const problem = (...list: (Reason | false | undefined)[]): Reason[] => list.filter((it): it is Reason => Boolean(it));
const wrong = (field: string): Reason => ({ code: 'wrong-figure', field });
const givenCard = (action: Action): Given => raw(action).card as Given;

const NUMBERS = [
  'power',
  'defense',
  'shield',
  'life',
  'resources',
  'points',
  'draw',
  'discard',
  'damage',
  'arcane',
  'amp',
  'foeLife',
  'foeDiscard',
] as const;
const FLAGS = ['next', 'shieldAll', 'mark', 'intimidate'] as const;
const EFFECT_FIELDS: readonly string[] = [...NUMBERS, ...FLAGS, 'gains', 'ally'];
/** Only life and power can go down. */
const LOWEST: Readonly<Record<string, number>> = { power: -MOST_FIGURE, life: -MOST_FIGURE, foeLife: -MOST_FIGURE };
/** Damage goes to the other hero, or to an ally of that side if there is one. */
const allyFields = (state: State, who: Who): Field[] => {
  const options = alliesOf(state, foe(who));
  return options.length ? [{ name: 'ally', kind: 'choice', options, optional: true }] : [];
};
const effectFields = (state: State, who: Who): Field[] => [
  ...NUMBERS.map((name): Field => ({ name, kind: 'number', min: LOWEST[name] ?? 0, max: MOST_FIGURE, optional: true })),
  { name: 'gains', kind: 'set', options: GAINS, optional: true },
  ...FLAGS.map((name): Field => ({ name, kind: 'flag', optional: true })),
  ...allyFields(state, who),
];
function effectProblems(state: State, who: Who, action: Action): Reason[] {
  const it = raw(action);
  const bad =
    NUMBERS.find((key) => it[key] !== undefined && !isWhole(it[key], LOWEST[key] ?? 0)) ??
    FLAGS.find((key) => it[key] !== undefined && typeof it[key] !== 'boolean');
  if (bad) return [wrong(bad)];
  const { gains, ally } = it;
  if (ally !== undefined && !alliesOf(state, foe(who)).some((card) => card === ally)) return [wrong('ally')];
  const fits = gains === undefined || (Array.isArray(gains) && gains.every((gain) => GAINS.includes(gain)));
  return fits ? [] : [wrong('gains')];
}
function anyEffects(chance: Chance): Effects {
  return pickOne<Effects>(
    [
      { power: 2 },
      { power: 1, gains: ['go again'] },
      { shield: 2 },
      { draw: 1 },
      { foeDiscard: 1 },
      { life: -1 },
      { intimidate: true },
      { power: 3, next: true },
      {},
    ],
    chance,
  );
}

const isZone = (it: unknown): it is Zone => (ZONES as readonly unknown[]).includes(it);
const whyNotWhole = (it: Json, key: string): Reason | false =>
  it[key] !== undefined && !isWhole(it[key], 0) && wrong(key);

function cardProblems(state: State, memory: StepMemory, who: Who, action: Action): Reason[] {
  const it = raw(action);
  const { from, cost, discard } = it;
  if (!isZone(from)) return [wrong('from')];
  if (discard !== undefined && typeof discard !== 'boolean') return [wrong('discard')];
  const bad = problem(whyNotWhole(it, 'cost'), whyNotWhole(it, 'power'), whyNotGiven(state, it.card));
  if (bad.length) return bad;
  const phase = memory.phase ?? 'action';
  const attempt = asPlayed(state, { phase, who, it: resolveCard(state, givenCard(action)), from });
  return problem(whyNotCard(state, { phase, who, it: attempt, from, cost: cost as number | undefined, discard }));
}

const pickProblems = (state: State, memory: StepMemory, action: Action): Reason[] => {
  const bad = whyNotGiven(state, raw(action).card);
  if (bad) return [bad];
  const it = resolveCard(state, givenCard(action));
  if (state.frames.at(-1)?.step === 'shown' && memory.why === 'retrieve')
    return problem(
      !['weapon', 'equipment'].includes(rowOf(withFacts(state, it), it.card).type) && {
        code: 'not-of-this-kind',
        what: memory.why,
      },
    );
  if (memory.why === undefined || state.frames.at(-1)?.step !== 'pick') return [];
  const picked = {
    who: memory.who ?? state.turn,
    why: memory.why,
    ...(memory.card === undefined ? {} : { card: memory.card }),
  };
  const isUnnamed = typeof givenCard(action) === 'object' && !('name' in (givenCard(action) as object));
  const stateWithCard = withFacts(state, it);
  if (!isUnnamed && zoneOfPick(state, picked, it, (there) => pickOf(picked).zone(there, picked)) === undefined)
    return [{ code: 'not-of-this-kind', what: memory.why }];
  return isUnnamed ? [] : problem(pickOf(picked).not?.(stateWithCard, picked, it.card));
};

const TIMINGS: readonly Ability['type'][] = ['action', 'instant', 'attack reaction'];
const isTiming = (it: unknown): it is Ability['type'] => (TIMINGS as readonly unknown[]).includes(it);
const isWho = (it: unknown): it is Who => (WHO as readonly unknown[]).includes(it);

/** Corrections of a number by the host. */
const NUMBERED: readonly Adjust[] = [...ADJUSTS, 'chi', ...COUNTS];

export const forms: Partial<Record<Action['type'], Form<Fab>>> = {
  card: {
    fields: () => [
      CARD,
      { name: 'from', kind: 'choice', options: ZONES },
      { name: 'cost', kind: 'number', min: 0, max: MOST_FIGURE, optional: true },
      { name: 'power', kind: 'number', min: 0, max: MOST_FIGURE, optional: true },
      { name: 'discard', kind: 'flag', optional: true },
    ],
    check: (state, memory, seat, action) =>
      [
        ...strange(action, ['card', 'from', 'cost', 'power', 'discard']),
        ...cardProblems(state, memory, seat as Who, action),
      ].slice(0, 3),
    sample(state, memory, seat, chance) {
      const who = seat as Who;
      for (let i = 0; i < 20; i++) {
        const from = pickOne<Zone>(state.players[who].arsenal ? ['hand', 'hand', 'arsenal'] : ['hand'], chance);
        const action: Action = { type: 'card', card: anyCard(chance), from };
        if (!cardProblems(state, memory, who, action).length) return action;
      }
      // Other zones last: what is played from a graveyard lies there again.
      const zones: readonly Zone[] = ['hand', 'arsenal', 'deck', 'banished', 'graveyard'];
      const fits = (zone: Zone) =>
        !cardProblems(state, memory, who, { type: 'card', card: HARMLESS, from: zone }).length;
      const from = zones.find(fits);
      return { type: 'card', card: HARMLESS, from: from ?? 'hand' };
    },
  },
  pitches: {
    fields: () => [CARD],
    check(state, memory, seat, action) {
      const bad = problem(...strange(action, ['card']), whyNotGiven(state, raw(action).card));
      if (bad.length) return bad;
      const { cost = 0, layer }: StepMemory = memory;
      return problem(
        whyNotPitches(state, seat as Who, resolveCard(state, givenCard(action)), cost, staysFor(state, layer)),
      );
    },
    sample: () => ({ type: 'pitches', card: { colour: 'blue' } }),
  },
  defends: {
    fields: () => [CARD, { name: 'from', kind: 'choice', options: ['hand', 'arsenal'] }],
    check(state, _, seat, action) {
      const { from } = raw(action);
      if (from !== 'hand' && from !== 'arsenal') return [wrong('from')];
      const bad = problem(...strange(action, ['card', 'from']), whyNotGiven(state, raw(action).card));
      const link = activeLink(state);
      if (bad.length || !link) return bad;
      return problem(whyNotDefends(state, link, seat as Who, resolveCard(state, givenCard(action)), from));
    },
    sample(state, _, seat, chance) {
      const link = activeLink(state);
      const fits = (card: Given, from: 'hand' | 'arsenal') =>
        link && !whyNotDefends(state, link, seat as Who, resolveCard(state, card), from);
      const card = pickOne<Given>([anyCard(chance), { defense: 3 }, { defense: 2, big: true }], chance);
      if (fits(card, 'hand')) return { type: 'defends', card, from: 'hand' };
      return { type: 'defends', card: BLOCKER, from: fits(BLOCKER, 'hand') ? 'hand' : 'arsenal' };
    },
  },
  shows: {
    fields: () => [CARD],
    check: (state, memory, _, action) =>
      [...strange(action, ['card']), ...pickProblems(state, memory, action)].slice(0, 3),
    sample(state, memory, _, chance) {
      const fits = (card: Given) => !pickProblems(state, memory, { type: 'shows', card }).length;
      const card = anyCard(chance);
      return { type: 'shows', card: fits(card) ? card : ([...allCards(), SPARE_GEAR].find(fits) ?? {}) };
    },
  },
  heave: {
    fields: () => [CARD],
    check(state, _, seat, action) {
      const bad = problem(...strange(action, ['card']), whyNotGiven(state, raw(action).card));
      return bad.length ? bad : problem(whyNotHeave(state, seat as Who, resolveCard(state, givenCard(action))));
    },
    sample: () => ({ type: 'heave', card: SAMPLE_HEAVE_CARD }),
  },
  effects: {
    fields: (state, _, seat) => effectFields(state, seat as Who),
    check: (state, _, seat, action) => [
      ...strange(action, EFFECT_FIELDS),
      ...effectProblems(state, seat as Who, action),
    ],
    sample: (_, __, ___, chance) => ({ type: 'effects', ...anyEffects(chance) }),
  },
  ability: {
    fields: (state, _, seat) => [
      { name: 'of', kind: 'choice', options: abilityObjects(state, seat as Who) },
      { name: 'when', kind: 'choice', options: TIMINGS },
      { name: 'cost', kind: 'number', min: 0, max: MOST_FIGURE },
      { name: 'goAgain', kind: 'flag' },
      ...effectFields(state, seat as Who),
    ],
    check(state, memory, seat, action) {
      const { of, when, cost, goAgain } = raw(action);
      const { phase = 'action' }: StepMemory = memory;
      if (!isWhole(cost, 0)) return [wrong('cost')];
      if (typeof goAgain !== 'boolean') return [wrong('goAgain')];
      if (!isTiming(when)) return [wrong('when')];
      const bad = [
        ...strange(action, ['of', 'when', 'cost', 'goAgain', ...EFFECT_FIELDS]),
        ...effectProblems(state, seat as Who, action),
      ];
      const it = { of: String(of), when, cost: Number(cost) };
      const not = whyNotUnlessAllowed(state, whyNotAbility(state, phase, seat as Who, it));
      return [...bad, ...problem(not || whyNotPay(state, seat as Who, it.cost))];
    },
    sample: (state, _, seat, chance) => ({
      type: 'ability',
      of: abilityObjects(state, seat as Who).find((card) => !state.players[seat as Who].frozen.includes(card)) ?? '',
      when: 'instant',
      cost: state.players[seat as Who].floating_resources > 0 ? 1 : 0,
      goAgain: false,
      ...anyEffects(chance),
    }),
  },
  tick: {
    fields: (state, _, seat) => [
      {
        name: 'reminder',
        kind: 'number',
        min: Math.min(...(state.realDeck?.reminders ?? []).filter(({ who }) => who === seat).map(({ id }) => id)),
        max: state.realDeck?.lastId ?? 0,
      },
      { name: 'done', kind: 'flag' },
      ...effectFields(state, seat as Who),
    ],
    check(state, _, seat, action) {
      const { reminder, done } = raw(action);
      const isOpen = state.realDeck?.reminders.some(({ id, who }) => id === reminder && who === seat);
      if (!isOpen) return [{ code: 'no-reminder' }];
      if (typeof done !== 'boolean') return [wrong('done')];
      return [
        ...strange(action, ['reminder', 'done', ...EFFECT_FIELDS]),
        ...effectProblems(state, seat as Who, action),
      ];
    },
    sample: (state, _, seat, chance) => ({
      type: 'tick',
      reminder: state.realDeck?.reminders.find(({ who }) => who === seat)?.id ?? 0,
      done: true,
      ...anyEffects(chance),
    }),
  },
  drew: {
    fields: () => [{ name: 'n', kind: 'number', min: 0, max: MOST_FIGURE }],
    check(state, _, seat, action) {
      const { n } = raw(action);
      if (!isWhole(n, 0)) return [wrong('n')];
      const { deck, top } = state.players[seat as Who];
      const isTooMany = !state.realDeck?.uncounted[seat as Who] && Number(n) > deck.length + top.length;
      return [...strange(action, ['n']), ...problem(isTooMany && { code: 'zone-empty', zone: 'deck' })];
    },
    sample(state, _, seat, chance) {
      const { deck } = state.players[seat as Who];
      return { type: 'drew', n: Math.min(deck.length, (chance(1, 5)[0] as number) - 1) };
    },
  },
  adjust: {
    fields: () => [
      { name: 'what', kind: 'choice', options: NUMBERED },
      { name: 'who', kind: 'choice', options: WHO },
      { name: 'n', kind: 'number', min: -MOST_FIGURE, max: MOST_FIGURE },
    ],
    check(state, _, __, action) {
      const { what, who, n } = raw(action);
      if (!NUMBERED.includes(what as Adjust)) return [wrong('what')];
      if (!isWho(who)) return [wrong('who')];
      if (!isWhole(n, -MOST_FIGURE) || n === 0) return [wrong('n')];
      return [
        ...strange(action, ['what', 'who', 'n']),
        ...problem(whyNotAdjust(state, what as Adjust, who, Number(n))),
      ];
    },
    sample(state, _, __, chance) {
      const what = pickOne<Adjust>(['life', 'resources', 'chi', 'shield', 'hand', 'deck', 'graveyard'], chance);
      const who = pickOne(WHO, chance);
      const n = pickOne([-1, 1, 2], chance);
      return { type: 'adjust', what, who, n: whyNotAdjust(state, what, who, n) ? 1 : n };
    },
  },
  enter: {
    fields: (state) => [
      { name: 'what', kind: 'choice', options: ENTRIES },
      { name: 'who', kind: 'choice', options: WHO },
      { name: 'card', kind: 'text', optional: true },
      { name: 'object', kind: 'choice', options: objects(state), optional: true },
      { name: 'n', kind: 'number', min: 0, max: MOST_MADE, optional: true },
      { name: 'counter', kind: 'text', optional: true },
    ],
    check(state, _, __, action) {
      const it = raw(action);
      if (!(ENTRIES as readonly unknown[]).includes(it.what)) return [wrong('what')];
      if (!isWho(it.who)) return [wrong('who')];
      if (it.n !== undefined && !isWhole(it.n, 0, MOST_MADE)) return [wrong('n')];
      if (it.object !== undefined && typeof it.object !== 'string') return [wrong('object')];
      if (it.counter !== undefined && !isShort(it.counter)) return [wrong('counter')];
      const bad = [
        ...strange(action, ['what', 'who', 'card', 'object', 'n', 'counter']),
        ...problem(it.card !== undefined && whyNotGiven(state, it.card)),
      ];
      return bad.length ? bad : problem(whyNotEnter(state, it as unknown as Entering));
    },
    sample(state, _, __, chance) {
      const who = pickOne(WHO, chance);
      const { equipment, spare } = state.players[who];
      const tries: Entering[] = ENTRIES.map((what: Entry) => ({
        what,
        who,
        ...(what === 'make' ? { card: anyToken(chance) } : {}),
        ...(what === 'turn up' ? { card: HARMLESS } : {}),
        ...(what === 'equip' ? { card: SPARE_GEAR } : {}),
        ...(what === 'counters' ? { n: 2, ...(pickOne([true, false], chance) ? { counter: 'steam' } : {}) } : {}),
        ...(what === 'arsenal zones' ? { n: spare === undefined ? 2 : 1 } : {}),
        ...(OBJECTS.includes(what) ? { object: pickOne([...objects(state), 'arsenal'], chance) } : {}),
      }));
      const fits = tries.filter((it) => (it.what !== 'equip' || equipment.length < 4) && !whyNotEnter(state, it));
      return { type: 'enter', ...pickOne(fits, chance) } as Action;
    },
  },
  allow: {
    fields: () => [{ name: 'code', kind: 'choice', options: ALLOWED }],
    check: (_, __, ___, action) =>
      (ALLOWED as readonly unknown[]).includes(raw(action).code) ? strange(action, ['code']) : [wrong('code')],
    sample: (_, __, ___, chance) => ({ type: 'allow', code: pickOne<Allowed>(ALLOWED, chance) }),
  },
};

/** What is about a thing on the table. */
const OBJECTS: readonly Entry[] = ['destroy', 'counters', 'turn', 'use', 'free', 'move', 'tap', 'untap', 'freeze'];
/** The name of a counter. */
const isShort = (it: unknown): boolean => typeof it === 'string' && it.length > 0 && it.length <= MOST_NAME;
const MOST_NAME = 40;
/** Tokens that are made at once. */
const MOST_MADE = 20;
function objects(state: State): string[] {
  const out = WHO.flatMap((who) => {
    const player = state.players[who];
    return [...player.weapons, ...player.equipment, ...player.permanents].map((it) => it.card);
  });
  return [...new Set(out)];
}

import type { Chance, Field, Form, Reason } from '@fray/engine';
import { type Action, ADJUSTS, type Adjust, COUNTS } from '../actions.ts';
import type { Ability, Gain } from '../content/row.ts';
import { activeLink } from '../rules/cards.ts';
import { abilityObjects, whyNotAbility } from '../rules/own-deck/allies.ts';
import { ALLOWED, type Allowed, unlessAllowed } from '../rules/own-deck/allow.ts';
import { type Entering, whyNotEnter } from '../rules/own-deck/enter.ts';
import { ENTRIES, type Entry } from '../rules/own-deck/entries.ts';
import { knowing, MOST_FIGURE, settle, whyNotGiven } from '../rules/own-deck/given.ts';
import { allCards, anyCard, anyToken, BLOCKER, HARMLESS, HEAVER, one } from '../rules/own-deck/kit.ts';
import { whyNotCard, whyNotDefends, whyNotHeave, whyNotPitches } from '../rules/own-deck/plays.ts';
import { type Effects, type Given, ZONES, type Zone } from '../rules/own-deck/types.ts';
import { whyNotPay } from '../rules/timing.ts';
import { type Fab, type State, WHO, type Who } from '../types.ts';
import { whyNotAdjust } from './always.ts';
import type { Own } from './own.ts';
import { zoneOfPick } from './own-deck/picks.ts';
import { staysFor } from './play.ts';
import { pickOf } from './prompts.ts';

/** Open answers of a table with real decks: fields to fill in, a check that stands anything, and answers at random. */

type Json = Readonly<Record<string, unknown>>;
const raw = (action: Action): Json => action as unknown as Json;
const GAINS: readonly Gain[] = ['go again', 'dominate', 'overpower'];
const isWhole = (it: unknown, low: number, high = MOST_FIGURE): boolean =>
  Number.isInteger(it) && Number(it) >= low && Number(it) <= high;
const CARD: Field = { name: 'card', kind: 'text' };

/** Fields that nobody asked for are a slip, not an answer. */
function strange(action: Action, known: readonly string[]): Reason[] {
  const field = Object.keys(raw(action)).find((key) => key !== 'type' && !known.includes(key));
  return field === undefined ? [] : [{ code: 'wrong-figure', field: field.slice(0, 40) }];
}
const problem = (...list: (Reason | false | undefined)[]): Reason[] => list.filter((it): it is Reason => Boolean(it));
const wrong = (field: string): Reason => ({ code: 'wrong-figure', field });
const given = (action: Action): Given => raw(action).card as Given;

const NUMBERS = [
  'power',
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
const FLAGS = ['next', 'mark', 'intimidate'] as const;
const EFFECT_FIELDS: readonly string[] = [...NUMBERS, ...FLAGS, 'gains'];
/** Only life and power can go down. */
const LOWEST: Readonly<Record<string, number>> = { power: -MOST_FIGURE, life: -MOST_FIGURE, foeLife: -MOST_FIGURE };
const effectFields = (): Field[] => [
  ...NUMBERS.map((name): Field => ({ name, kind: 'number', min: LOWEST[name] ?? 0, max: MOST_FIGURE, optional: true })),
  { name: 'gains', kind: 'set', options: GAINS, optional: true },
  ...FLAGS.map((name): Field => ({ name, kind: 'flag', optional: true })),
];
function effectProblems(action: Action): Reason[] {
  const it = raw(action);
  const bad =
    NUMBERS.find((key) => it[key] !== undefined && !isWhole(it[key], LOWEST[key] ?? 0)) ??
    FLAGS.find((key) => it[key] !== undefined && typeof it[key] !== 'boolean');
  if (bad) return [wrong(bad)];
  const { gains } = it;
  const fits = gains === undefined || (Array.isArray(gains) && gains.every((gain) => GAINS.includes(gain)));
  return fits ? [] : [wrong('gains')];
}
function anyEffects(chance: Chance): Effects {
  return one<Effects>(chance, [
    { power: 2 },
    { power: 1, gains: ['go again'] },
    { shield: 2 },
    { draw: 1 },
    { foeDiscard: 1 },
    { life: -1 },
    { intimidate: true },
    { power: 3, next: true },
    {},
  ]);
}

const isZone = (it: unknown): it is Zone => (ZONES as readonly unknown[]).includes(it);
const optional = (it: Json, key: string): Reason | false => it[key] !== undefined && !isWhole(it[key], 0) && wrong(key);

function cardProblems(s: State, own: Own, who: Who, action: Action): Reason[] {
  const it = raw(action);
  const { from, cost } = it;
  if (!isZone(from)) return [wrong('from')];
  const bad = problem(optional(it, 'cost'), optional(it, 'power'), whyNotGiven(s, it.card));
  if (bad.length) return bad;
  const settled = settle(s, given(action));
  const phase = own.phase ?? 'action';
  return problem(whyNotCard(s, { phase, who, it: settled, from, cost: cost as number | undefined }));
}

const pickProblems = (s: State, own: Own, action: Action): Reason[] => {
  const bad = whyNotGiven(s, raw(action).card);
  if (bad) return [bad];
  const it = settle(s, given(action));
  if (own.why === undefined || s.frames.at(-1)?.step !== 'pick') return [];
  const picked = { who: own.who ?? s.turn, why: own.why, ...(own.card === undefined ? {} : { card: own.card }) };
  const isUnnamed = typeof given(action) === 'object' && !('name' in (given(action) as object));
  const known = knowing(s, it);
  if (!isUnnamed && zoneOfPick(s, picked, it, (there) => pickOf(picked).zone(there, picked)) === undefined)
    return [{ code: 'not-of-this-kind', what: own.why }];
  return isUnnamed ? [] : problem(pickOf(picked).not?.(known, picked, it.card));
};

const TIMINGS: readonly Ability['type'][] = ['action', 'instant', 'attack reaction'];
const isTiming = (it: unknown): it is Ability['type'] => (TIMINGS as readonly unknown[]).includes(it);
const isWho = (it: unknown): it is Who => (WHO as readonly unknown[]).includes(it);

export const forms: Partial<Record<Action['type'], Form<Fab>>> = {
  card: {
    fields: () => [
      CARD,
      { name: 'from', kind: 'choice', options: ZONES },
      { name: 'cost', kind: 'number', min: 0, max: MOST_FIGURE, optional: true },
      { name: 'power', kind: 'number', min: 0, max: MOST_FIGURE, optional: true },
    ],
    check: (s, own, seat, action) =>
      [...strange(action, ['card', 'from', 'cost', 'power']), ...cardProblems(s, own, seat as Who, action)].slice(0, 3),
    sample(s, own, seat, chance) {
      const who = seat as Who;
      for (let i = 0; i < 20; i++) {
        const from = one<Zone>(chance, s.players[who].arsenal ? ['hand', 'hand', 'arsenal'] : ['hand']);
        const action: Action = { type: 'card', card: anyCard(chance), from };
        if (!cardProblems(s, own, who, action).length) return action;
      }
      // Other zones last: what is played from a graveyard lies there again.
      const zones: readonly Zone[] = ['hand', 'arsenal', 'deck', 'banished', 'graveyard'];
      const fits = (zone: Zone) => !cardProblems(s, own, who, { type: 'card', card: HARMLESS, from: zone }).length;
      const from = zones.find(fits);
      return { type: 'card', card: HARMLESS, from: from ?? 'hand' };
    },
  },
  pitches: {
    fields: () => [CARD],
    check(s, own, seat, action) {
      const bad = problem(...strange(action, ['card']), whyNotGiven(s, raw(action).card));
      if (bad.length) return bad;
      const { cost = 0, layer }: Own = own;
      return problem(whyNotPitches(s, seat as Who, settle(s, given(action)), cost, staysFor(s, layer)));
    },
    sample: () => ({ type: 'pitches', card: { colour: 'blue' } }),
  },
  defends: {
    fields: () => [CARD, { name: 'from', kind: 'choice', options: ['hand', 'arsenal'] }],
    check(s, _, seat, action) {
      const { from } = raw(action);
      if (from !== 'hand' && from !== 'arsenal') return [wrong('from')];
      const bad = problem(...strange(action, ['card', 'from']), whyNotGiven(s, raw(action).card));
      const link = activeLink(s);
      if (bad.length || !link) return bad;
      return problem(whyNotDefends(s, link, seat as Who, settle(s, given(action)), from));
    },
    sample(s, _, seat, chance) {
      const link = activeLink(s);
      const fits = (card: Given, from: 'hand' | 'arsenal') =>
        link && !whyNotDefends(s, link, seat as Who, settle(s, card), from);
      const card = one<Given>(chance, [anyCard(chance), { defense: 3 }, { defense: 2, big: true }]);
      if (fits(card, 'hand')) return { type: 'defends', card, from: 'hand' };
      return { type: 'defends', card: BLOCKER, from: fits(BLOCKER, 'hand') ? 'hand' : 'arsenal' };
    },
  },
  shows: {
    fields: () => [CARD],
    check: (s, own, _, action) => [...strange(action, ['card']), ...pickProblems(s, own, action)].slice(0, 3),
    sample(s, own, _, chance) {
      const fits = (card: Given) => !pickProblems(s, own, { type: 'shows', card }).length;
      const card = anyCard(chance);
      return { type: 'shows', card: fits(card) ? card : (allCards().find(fits) ?? {}) };
    },
  },
  heave: {
    fields: () => [CARD],
    check(s, _, seat, action) {
      const bad = problem(...strange(action, ['card']), whyNotGiven(s, raw(action).card));
      return bad.length ? bad : problem(whyNotHeave(s, seat as Who, settle(s, given(action))));
    },
    sample: () => ({ type: 'heave', card: HEAVER }),
  },
  effects: {
    fields: effectFields,
    check: (_, __, ___, action) => [...strange(action, EFFECT_FIELDS), ...effectProblems(action)],
    sample: (_, __, ___, chance) => ({ type: 'effects', ...anyEffects(chance) }),
  },
  ability: {
    fields: (s, _, seat) => [
      { name: 'of', kind: 'choice', options: abilityObjects(s, seat as Who) },
      { name: 'when', kind: 'choice', options: TIMINGS },
      { name: 'cost', kind: 'number', min: 0, max: MOST_FIGURE },
      { name: 'goAgain', kind: 'flag' },
      ...effectFields(),
    ],
    check(s, own, seat, action) {
      const { of, when, cost, goAgain } = raw(action);
      const { phase = 'action' }: Own = own;
      if (!isWhole(cost, 0)) return [wrong('cost')];
      if (typeof goAgain !== 'boolean') return [wrong('goAgain')];
      if (!isTiming(when)) return [wrong('when')];
      const bad = [...strange(action, ['of', 'when', 'cost', 'goAgain', ...EFFECT_FIELDS]), ...effectProblems(action)];
      const it = { of: String(of), when, cost: Number(cost) };
      const not = unlessAllowed(s, whyNotAbility(s, phase, seat as Who, it));
      return [...bad, ...problem(not || whyNotPay(s, seat as Who, it.cost))];
    },
    sample: (s, _, seat, chance) => ({
      type: 'ability',
      of: abilityObjects(s, seat as Who).find((card) => !s.players[seat as Who].frozen.includes(card)) ?? '',
      when: 'instant',
      cost: s.players[seat as Who].floating_resources > 0 ? 1 : 0,
      goAgain: false,
      ...anyEffects(chance),
    }),
  },
  tick: {
    fields: (s, _, seat) => [
      {
        name: 'reminder',
        kind: 'number',
        min: Math.min(...(s.real?.reminders ?? []).filter(({ who }) => who === seat).map(({ id }) => id)),
        max: s.real?.made ?? 0,
      },
      { name: 'done', kind: 'flag' },
      ...effectFields(),
    ],
    check(s, _, seat, action) {
      const { reminder, done } = raw(action);
      const isOpen = s.real?.reminders.some(({ id, who }) => id === reminder && who === seat);
      if (!isOpen) return [{ code: 'no-reminder' }];
      if (typeof done !== 'boolean') return [wrong('done')];
      return [...strange(action, ['reminder', 'done', ...EFFECT_FIELDS]), ...effectProblems(action)];
    },
    sample: (s, _, seat, chance) => ({
      type: 'tick',
      reminder: s.real?.reminders.find(({ who }) => who === seat)?.id ?? 0,
      done: true,
      ...anyEffects(chance),
    }),
  },
  drew: {
    fields: () => [{ name: 'n', kind: 'number', min: 0, max: MOST_FIGURE }],
    check(s, _, seat, action) {
      const { n } = raw(action);
      if (!isWhole(n, 0)) return [wrong('n')];
      const { deck, top } = s.players[seat as Who];
      const isTooMany = !s.real?.uncounted[seat as Who] && Number(n) > deck.length + top.length;
      return [...strange(action, ['n']), ...problem(isTooMany && { code: 'zone-empty', zone: 'deck' })];
    },
    sample(s, _, seat, chance) {
      const { deck } = s.players[seat as Who];
      return { type: 'drew', n: Math.min(deck.length, (chance(1, 5)[0] as number) - 1) };
    },
  },
  adjust: {
    fields: () => [
      { name: 'what', kind: 'choice', options: [...ADJUSTS, ...COUNTS] },
      { name: 'who', kind: 'choice', options: WHO },
      { name: 'n', kind: 'number', min: -MOST_FIGURE, max: MOST_FIGURE },
    ],
    check(s, _, __, action) {
      const { what, who, n } = raw(action);
      if (![...ADJUSTS, ...COUNTS].includes(what as Adjust)) return [wrong('what')];
      if (!isWho(who)) return [wrong('who')];
      if (!isWhole(n, -MOST_FIGURE) || n === 0) return [wrong('n')];
      return [...strange(action, ['what', 'who', 'n']), ...problem(whyNotAdjust(s, what as Adjust, who, Number(n)))];
    },
    sample(s, _, __, chance) {
      const what = one<Adjust>(chance, ['life', 'resources', 'shield', 'hand', 'deck', 'graveyard']);
      const who = one(chance, WHO);
      const n = one(chance, [-1, 1, 2]);
      return { type: 'adjust', what, who, n: whyNotAdjust(s, what, who, n) ? 1 : n };
    },
  },
  enter: {
    fields: (s) => [
      { name: 'what', kind: 'choice', options: ENTRIES },
      { name: 'who', kind: 'choice', options: WHO },
      { name: 'card', kind: 'text', optional: true },
      { name: 'object', kind: 'choice', options: objects(s), optional: true },
      { name: 'n', kind: 'number', min: 0, max: MOST_MADE, optional: true },
    ],
    check(s, _, __, action) {
      const it = raw(action);
      if (!(ENTRIES as readonly unknown[]).includes(it.what)) return [wrong('what')];
      if (!isWho(it.who)) return [wrong('who')];
      if (it.n !== undefined && !isWhole(it.n, 0, MOST_MADE)) return [wrong('n')];
      if (it.object !== undefined && typeof it.object !== 'string') return [wrong('object')];
      const bad = [
        ...strange(action, ['what', 'who', 'card', 'object', 'n']),
        ...problem(it.card !== undefined && whyNotGiven(s, it.card)),
      ];
      return bad.length ? bad : problem(whyNotEnter(s, it as unknown as Entering));
    },
    sample(s, _, __, chance) {
      const who = one(chance, WHO);
      const tries: Entering[] = ENTRIES.map((what: Entry) => ({
        what,
        who,
        ...(what === 'make' ? { card: anyToken(chance) } : {}),
        ...(what === 'turn up' ? { card: HARMLESS } : {}),
        ...([
          'make',
          'equip',
          'mark',
          'unmark',
          'discard',
          'banish',
          'arsenal',
          'empty arsenal',
          'turn up',
          'thaw',
        ].includes(what)
          ? {}
          : { object: one(chance, [...objects(s), 'arsenal']) }),
      }));
      const fits = tries.filter((it) => it.what !== 'equip' && !whyNotEnter(s, it));
      return { type: 'enter', ...one(chance, fits) } as Action;
    },
  },
  allow: {
    fields: () => [{ name: 'code', kind: 'choice', options: ALLOWED }],
    check: (_, __, ___, action) =>
      (ALLOWED as readonly unknown[]).includes(raw(action).code) ? strange(action, ['code']) : [wrong('code')],
    sample: (_, __, ___, chance) => ({ type: 'allow', code: one<Allowed>(chance, ALLOWED) }),
  },
};

/** Tokens that are made at once. */
const MOST_MADE = 20;
function objects(s: State): string[] {
  const out = WHO.flatMap((who) => {
    const p = s.players[who];
    return [...p.weapons, ...p.equipment, ...p.permanents].map((it) => it.card);
  });
  return [...new Set(out)];
}

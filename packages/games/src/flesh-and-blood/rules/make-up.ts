import type { Event } from '../events.ts';
import type { StepMemory } from '../steps/memory.ts';
import { cardName } from '../text/names.ts';
import type { Attack, Link, State, View, Who } from '../types.ts';
import { activeLink, attackLayer, heroRow, rowOf } from './cards.ts';
import { fewDefend, holds } from './conditions.ts';
import { forecast } from './forecast.ts';
import { defense } from './power.ts';

/**
 * What power and block are made of, each part with where it comes from. The rules keep some of it as a sum only: what
 * has no name of its own stands together as `effects`, and what no part explains (a floor, a later change) as `other`.
 */
const PARTS = [
  'printed',
  'text',
  'reaction',
  'effects',
  'few',
  'piercing',
  'weapon',
  'counters',
  'weapons',
  'second',
  'permanent',
  'defends',
  'host',
  'other',
] as const;
export type PartCode = (typeof PARTS)[number];
export interface Part {
  code: PartCode;
  /** The card that it is about. */
  card?: string;
  n: number;
}
export interface MakeUp {
  attacker: Who;
  power: Part[];
  block: Part[];
}

/** `since`: the events since this attack was declared; they name the reactions. `null` if there is no attack. */
export function makeUp(seen: State | View, since: readonly Event[] = []): MakeUp | null {
  const now = forecast(seen);
  if (!now) return null;
  // Everything that is read here is open.
  const state = seen as State;
  const link = activeLink(state);
  const attack = link?.attack ?? attackLayer(state)?.attack;
  const power = attack ? powerParts(state, attack, link, since) : simplifiedPower(state, since);
  const block = attack ? blockParts(state, link) : simplifiedBlock(state, since);
  return { attacker: attack?.by ?? state.turn, power: whole(power, now.power), block: whole(block, now.block) };
}

/** Without what changes nothing, and with what is missing to the figure that counts. */
function whole(parts: readonly Part[], total: number): Part[] {
  const out = parts.filter(({ n, code }) => n !== 0 || code === 'printed' || code === 'defends');
  const missing = total - out.reduce((sum, { n }) => sum + n, 0);
  return missing ? [...out, { code: 'other', n: missing }] : out;
}

/** The same looks as `power` of the rules, one part each. */
function powerParts(state: State, attack: Attack, link: Link | null, since: readonly Event[]): Part[] {
  const row = rowOf(state, attack.card);
  const me = state.players[attack.by];
  const card = cardName(state, attack.card);
  const about = { by: attack.by, attack, link, from: attack.from, paid: attack.paid };
  const bonus = (row.bonus ?? []).filter((one) => one.if !== 'tower' && holds(state, one.if, about));
  const hits = state.chain.filter((one) => one.hit).length;
  const parts: Part[] = [
    { code: 'printed', card, n: row.power ?? 0 },
    { code: 'text', card, n: bonus.reduce((sum, one) => sum + one.n * (one.per === 'hits' ? hits : 1), 0) },
    ...bonusParts(attack.power, attack.by, since),
    { code: 'few', n: fewDefend(link) ? attack.few : 0 },
  ];
  if (link?.defenders.some((one) => one.from === 'equipment')) {
    parts.push({ code: 'piercing', n: row.keywords?.piercing ?? 0 });
  }
  if (attack.weapon >= 0) {
    const weapon = me.weapons[attack.weapon];
    const sliced = me.turn.slices && (row.sub === 'sword' || row.sub === 'dagger') && attack.weaponNth <= 2;
    parts.push({ code: 'weapon', n: weapon?.power ?? 0 }, { code: 'counters', n: weapon?.counters ?? 0 });
    parts.push({ code: 'weapons', n: me.turn.weaponPower + (sliced ? me.turn.slices * attack.weaponNth : 0) });
  }
  if (attack.nth === 2) {
    parts.push({ code: 'second', card: cardName(state, me.hero), n: heroRow(state, attack.by)?.steady?.second ?? 0 });
  }
  if (attack.weapon >= 0 || attack.from === 'arsenal') {
    for (const it of me.permanents) {
      parts.push({ code: 'permanent', card: cardName(state, it.card), n: -(rowOf(state, it.card).steady?.frail ?? 0) });
    }
  }
  parts.push({ code: 'host', n: link?.morePower ?? 0 });
  const tower = (row.bonus ?? []).find((one) => one.if === 'tower');
  if (tower && parts.reduce((sum, { n }) => sum + n, 0) >= 13) parts.push({ code: 'text', card, n: tower.n });
  return parts;
}

/** Flat changes are one sum: reactions are taken out of it by name as long as they fit into it. */
function bonusParts(sum: number, by: Who, since: readonly Event[]): Part[] {
  const reactions = since.flatMap((it): Part[] =>
    it.type === 'attack_react' && it.player === by && it.bonus > 0
      ? [{ code: 'reaction', card: it.card, n: it.bonus }]
      : [],
  );
  const namedSum = reactions.reduce((total, { n }) => total + n, 0);
  return namedSum > sum ? [{ code: 'effects', n: sum }] : [...reactions, { code: 'effects', n: sum - namedSum }];
}

const blockParts = (state: State, link: Link | null): Part[] => [
  ...(link?.defenders ?? []).map(
    (one): Part => ({ code: 'defends', card: cardName(state, one.card), n: defense(state, one) }),
  ),
  { code: 'host', n: link?.moreBlock ?? 0 },
];

/** The simplified rules keep figures only; the names come from the events. */
function simplifiedPower(state: State, since: readonly Event[]): Part[] {
  const declared = since.find((it) => it.type === 'declare_attack');
  if (!declared) return [];
  const power = rowOf(state, declared.id).power ?? 0;
  return [
    { code: 'printed', card: cardName(state, declared.id), n: power },
    { code: 'text', card: cardName(state, declared.id), n: declared.attack - power },
    ...bonusParts(state.pending_attack - declared.attack, state.turn, since),
  ];
}

function simplifiedBlock(state: State, since: readonly Event[]): Part[] {
  const parts = since.flatMap((it): Part[] =>
    it.type === 'block_play' || it.type === 'defense_react_play'
      ? [{ code: 'defends', card: it.cards.join(', '), n: it.block }]
      : [],
  );
  const frame = state.frames[state.frames.length - 1];
  if (frame?.step !== 'simplified Defend' && frame?.step !== 'simplified Reaction') return parts;
  const memory: StepMemory = frame.memory;
  const picked = memory.card === undefined ? (memory.cards ?? []) : [...(memory.cards ?? []), memory.card];
  return [
    ...parts,
    ...picked.map(
      (card): Part => ({ code: 'defends', card: cardName(state, card), n: rowOf(state, card).defense ?? 0 }),
    ),
  ];
}

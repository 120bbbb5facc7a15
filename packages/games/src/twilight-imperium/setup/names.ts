/** Words that people use for factions, units and effects, and the nearest one where a word is unknown. */
import { nearest as nearestOf, simplify } from '../../nearest.ts';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import type { EffectKind } from '../content/effects/types.ts';
import { FACTION_ROWS, type FactionId } from '../content/factions.ts';
import { lineOf, UNIT_ROWS, type UnitId, type UnitType } from '../content/units.ts';
import type { SetTag } from '../vocabulary.ts';
import type { Field } from './fields.ts';
import { printedWords, withoutOmega } from './printed-names.ts';

export const TYPE_WORDS: Record<UnitType, readonly string[]> = {
  flagship: ['flagship', 'flag', 'fs'],
  'war-sun': ['war sun', 'warsun', 'ws', 'sun'],
  dreadnought: ['dreadnought', 'dreadnaught', 'dread', 'dn', 'drd'],
  carrier: ['carrier', 'car', 'cv', 'carr'],
  cruiser: ['cruiser', 'cru', 'cr', 'ca', 'cruis'],
  destroyer: ['destroyer', 'dest', 'dd', 'des'],
  fighter: ['fighter', 'ff', 'ftr', 'fig', 'fight'],
  infantry: ['infantry', 'inf', 'gf', 'ground force', 'soldier', 'troop'],
  mech: ['mech', 'mf', 'mechanized infantry'],
  pds: ['pds', 'planetary defense system'],
  'space-dock': ['space dock', 'dock', 'sd', 'spacedock'],
};

const FACTION_WORDS: Partial<Record<FactionId, readonly string[]>> = {
  letnev: ['barony'],
  hacan: ['emirates'],
  sol: ['federation', 'humans'],
  creuss: ['ghosts', 'ghost'],
  l1z1x: ['mindnet', 'lizix'],
  mentak: ['pirates'],
  naalu: ['snakes'],
  'naaz-rokha': ['naaz', 'nra'],
  sardakk: ['norr', 'sardakk norr', 'n orr'],
  'jol-nar': ['jolnar', 'universities'],
  cabal: ['vuilraith', 'vuil raith'],
  titans: ['ul', 'titan'],
  bastion: ['last bastion'],
  rebellion: ['crimson', 'crimson rebellion'],
  'ral-nel': ['ralnel'],
  argent: ['argent flight'],
  muaat: ['embers'],
  neutral: ['neutral', 'neutrals'],
};

const factions = new Map<string, FactionId>();
for (const row of FACTION_ROWS) {
  for (const word of [row.id, row.name, row.name.replace(/^The /, ''), ...(FACTION_WORDS[row.id] ?? [])])
    factions.set(simplify(word), row.id);
}
export const factionByName = (text: string): FactionId | undefined => factions.get(simplify(text));

const types = new Map<string, UnitType>();
for (const [type, words] of Object.entries(TYPE_WORDS) as [UnitType, readonly string[]][])
  for (const word of words) types.set(simplify(word), type);
const rows = new Map<string, UnitId>();
/** Names of a line without its level: `super dreadnought`. */
const lines = new Map<string, { 1?: UnitId; 2?: UnitId }>();
for (const row of UNIT_ROWS) {
  rows.set(simplify(row.id), row.id);
  rows.set(simplify(row.name), row.id);
  const line = simplify(row.name.replace(/ (I|II|V1|V2)$/, ''));
  if (row.faction === undefined) continue;
  lines.set(line, { ...lines.get(line), [row.level]: row.id });
  if (!row.name.includes(' (') && simplify(row.name).startsWith('the ')) rows.set(simplify(row.name).slice(4), row.id);
}

/** The level at the end of a unit's name. */
const LEVELS: Record<string, 1 | 2> = { i: 1, ii: 2, '1': 1, '2': 2, v1: 1, v2: 2 };

/** Singular forms of the last word, so that plurals are accepted. */
function singulars(word: string): string[] {
  const out = [word];
  if (word.endsWith('ies')) out.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) out.push(word.slice(0, -2));
  if (word.endsWith('s')) out.push(word.slice(0, -1));
  return out;
}

/** The unit row behind a name: the row itself, or a type with a level as that faction builds it. */
export function unitByName(text: string, faction: FactionId, sets?: readonly SetTag[]): UnitId | undefined {
  const words = simplify(text).split(' ');
  // `upgraded cruiser`, `cruiser upgraded`.
  const improved = words.length > 1 && words.includes('upgraded');
  if (improved) words.splice(words.indexOf('upgraded'), 1);
  const last = words.at(-1) ?? '';
  const attached = /^(.*[a-z])(1|2|ii)s?$/.exec(last);
  let level: 1 | 2 | undefined = improved ? 2 : undefined;
  let stem = words;
  if (LEVELS[last] !== undefined && words.length > 1) {
    level = LEVELS[last];
    stem = words.slice(0, -1);
  } else if (LEVELS[last.replace(/s$/, '')] !== undefined && words.length > 1) {
    // A plural behind the level: `fighter IIs`.
    level = LEVELS[last.replace(/s$/, '')];
    stem = words.slice(0, -1);
  } else if (attached && !rows.has(words.join(' '))) {
    level = attached[2] === '1' ? 1 : 2;
    stem = [...words.slice(0, -1), attached[1] ?? ''];
  }
  for (const name of singulars(stem.join(' '))) {
    const type = types.get(name);
    if (type)
      return lineOf(faction, type, level ?? 1, sets) ?? (level === undefined ? lineOf(faction, type, 2) : undefined);
    const line = lines.get(name);
    if (line) return level ? line[level] : (line[1] ?? line[2]);
    const exact = rows.get(name);
    if (exact && level === undefined) return exact;
  }
  return rows.get(words.join(' '));
}

export interface EffectName {
  id: string;
  kind: EffectKind;
}
const effects = new Map<string, EffectName[]>();
for (const row of EFFECT_ROWS)
  for (const word of new Set([row.id, row.name, ...(row.aliases ?? [])].map(simplify)))
    effects.set(word, [...(effects.get(word) ?? []), { id: row.id, kind: row.kind }]);
const byId = new Map(EFFECT_ROWS.map((row) => [row.id, row.kind]));

/** Effects of several kinds may share a name (The Crown of Thalnos: relic and law): `kinds` says which are meant. */
export function effectByName(text: string, kinds: readonly EffectKind[]): EffectName | undefined {
  const kind = byId.get(text);
  if (kind && kinds.includes(kind)) return { id: text, kind };
  const word = simplify(text);
  // A replaced text without a row of its own plays as the older one does (Magmus Reactor Ω).
  const found = effects.get(word) ?? effects.get(withoutOmega(word));
  return found?.find((effect) => kinds.includes(effect.kind));
}

export type NameKind = 'faction' | 'unit' | 'effect';
/** The known word that is nearest to an unknown one; of a field, among what it asks for. */
export function nearest(text: string, among: readonly NameKind[], field?: Field): string {
  const pool: string[] = [];
  if (among.includes('unit')) pool.push(...types.keys(), ...lines.keys(), ...rows.keys());
  if (among.includes('faction')) pool.push(...factions.keys());
  if (among.includes('effect')) {
    const fitsField = ([, list]: [string, EffectName[]]) =>
      !field || list.some(({ kind }) => field.kinds.includes(kind));
    pool.push(...[...effects].filter(fitsField).map(([word]) => word), ...printedWords(field?.printed ?? []));
  }
  return nearestOf(text, pool)?.name ?? '';
}

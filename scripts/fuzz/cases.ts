import type { Ground } from './bases.ts';
import { SPOIL_NAMES, SPOILS } from './changes.ts';
import { fromLog, fromSetup } from './forge.ts';
import { goodLine } from './lines.ts';
import { type Luck, luckOf } from './luck.ts';
import { anyPlace, at, placesOf } from './places.ts';
import { copyJson, type Fields, isFields, stampSave, writeJson } from './raw.ts';
import { type Around, SAVE_CHANGES } from './save-changes.ts';
import { TEXT_CHANGES } from './text-changes.ts';

export const KINDS = ['save', 'setup', 'line'] as const;
export type Kind = (typeof KINDS)[number];

/** One spoiled file: what is wrong with it, and its text. */
export interface Case {
  kind: Kind;
  what: string;
  text: string;
}

/** Receives every step of the making, so that a hang in it has a name. */
type Tell = (so: Case) => Promise<void>;

/** With more of anything the forger would wait for ever; the door must not. */
const LARGEST_FORGED = 5000;
const isHuge = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) > LARGEST_FORGED;
export const canForge = ({ setup }: Fields): boolean => !placesOf(setup).some((place) => isHuge(at(place)));

/** What a change of a save may take from elsewhere. */
export const aroundOf = ({ game, others }: Ground, luck: Luck): Around => ({
  other: copyJson(luck.pick(others)),
  steps: Object.keys(game.rules.steps),
  seats: game.rules.seats,
  version: game.rules.version,
});

/** The case of a seed and a number, always the same. */
export function caseOf(ground: Ground, seed: number, number: number, tell: Tell): Case | Promise<Case> {
  const luck = luckOf(seed, number);
  const kind = luck.below(10);
  if (kind < 7) return saveCase(ground, luck, tell);
  return kind < 9 ? setupCase(ground, luck) : lineCase(ground, luck);
}

async function saveCase(ground: Ground, luck: Luck, tell: Tell): Promise<Case> {
  const { game, bases } = ground;
  const save = copyJson(luck.pick(bases.saves));
  if (luck.oneIn(12)) return textCase('save', stampSave(save), luck);
  const around = aroundOf(ground, luck);
  const said = changes(luck, () => {
    if (luck.oneIn(2)) return spoil(save, luck);
    const name = luck.pick(Object.keys(SAVE_CHANGES));
    return SAVE_CHANGES[name]?.(save, luck, around) ? name : undefined;
  });
  const plain: Case = { kind: 'save', what: said, text: stampSave(save) };
  const forged = luck.below(6);
  if (forged > 1) return plain;
  const spoiled = forged ? save : spoiledSetup(save, luck);
  const what = `${forged ? said : 'a-set-up-spoiled'}, the rest made to fit`;
  // The rules would do the same with it when it is opened.
  const vain: Case = { kind: 'save', what: `${what} in vain`, text: stampSave(spoiled) };
  if (!canForge(spoiled)) return vain;
  await tell(vain);
  try {
    return { kind: 'save', what, text: stampSave(forged ? fromLog(game, save) : fromSetup(game, spoiled, luck)) };
  } catch {
    return plain;
  }
}

/** A save whose setup, and nothing else, was spoiled. */
export function spoiledSetup(save: Fields, luck: Luck): Fields {
  const setup = copyJson(save.setup);
  if (isFields(setup)) changes(luck, () => spoil(setup, luck));
  return { ...save, setup };
}

function setupCase({ bases }: Ground, luck: Luck): Case {
  const setup = copyJson(luck.pick(bases.setups));
  if (luck.oneIn(15)) return textCase('setup', writeJson(setup), luck);
  const said = changes(luck, () => spoil(setup, luck));
  return { kind: 'setup', what: said, text: writeJson(setup) };
}

function lineCase({ game, bases }: Ground, luck: Luck): Case {
  const line = copyJson(goodLine(game, luck.pick(bases.saves), luck));
  if (luck.oneIn(6)) return textCase('line', writeJson(line).replaceAll('\n', ' '), luck);
  const said = changes(luck, () => spoil(line, luck));
  return { kind: 'line', what: said, text: writeJson(line) };
}

function textCase(kind: Kind, text: string, luck: Luck): Case {
  const name = luck.pick(Object.keys(TEXT_CHANGES));
  return { kind, what: name, text: TEXT_CHANGES[name]?.(text, luck) ?? text };
}

/** One change mostly, a few at times; what was changed, in words. */
function changes(luck: Luck, one: () => string | undefined): string {
  const said: string[] = [];
  const count = luck.oneIn(4) ? 1 + luck.below(4) : 1;
  for (let tries = 0; said.length < count && tries < 20; tries++) {
    const made = one();
    if (made) said.push(made);
  }
  return said.join(', ') || 'nothing';
}

function spoil(data: Fields, luck: Luck): string | undefined {
  const place = anyPlace(data, luck);
  const name = luck.pick(SPOIL_NAMES);
  return place && SPOILS[name]?.(place, luck, data) ? `${place.path} ${name}` : undefined;
}

import type { Ground } from './bases.ts';
import { aroundOf, type Case, canForge, spoiledSetup } from './cases.ts';
import { SPOIL_NAMES, SPOILS } from './changes.ts';
import { fileName } from './corpus.ts';
import { fromLog, fromSetup } from './forge.ts';
import { goodLine } from './lines.ts';
import type { Luck } from './luck.ts';
import { placesOf } from './places.ts';
import { copyJson, type Fields, isFields, Raw, stampSave, writeJson } from './raw.ts';
import { SAVE_CHANGES } from './save-changes.ts';
import { TEXT_CHANGES } from './text-changes.ts';

/** A fault by the name of its file, done again to a good file of today. */

/** `parts-of-another-game-2`: the second file that shows the fault. */
const NUMBER = /-[2-9]$/;
const FORGED = '-the-rest-made-to-fit';
const VAIN = `${FORGED}-in-vain`;

/** Faults that no chance finds. */
const OWN: Readonly<Record<string, (data: Fields) => void>> = {
  'a-card-with-a-long-name': ({ players }) => {
    if (isFields(players)) players.A = { hero: 'rhinar', deck: ['x'.repeat(20_000)] };
  },
  'a-set-up-of-100-000-blanks': (line) => Object.assign(line, { op: 'start', setup: ' '.repeat(100_000) }),
  'a-set-up-without-its-defaults': ({ setup }) => delete (setup as Fields).options,
  'an-attacker-that-is-no-text': (setup) => Object.assign(setup, { attacker: { toString: 1 } }),
  'minus-zero': (setup) => Object.assign(setup, { heroes: [{ name: 'tovak', move: new Raw('-0') }] }),
  'minus-zero-in-a-sector': (setup) => Object.assign(setup, { map: [{ id: 'A2', rebel: new Raw('-0') }] }),
  'ruins-with-an-inherited-name': (setup) => Object.assign(setup, { site: 'ruins', ruins: 'constructor' }),
};

type ByName<V> = Readonly<Record<string, V>>;
const findByFileName = <V>(all: ByName<V>, name: string): V | undefined =>
  Object.entries(all).find(([what]) => fileName(what) === name)?.[1];

function damage(data: Fields, name: string, luck: Luck, ground: Ground, kind: Case['kind']): boolean {
  const own = OWN[name];
  if (own) {
    own(data);
    return true;
  }
  const change = kind === 'save' ? findByFileName(SAVE_CHANGES, name) : undefined;
  if (change) return change(data, luck, aroundOf(ground, luck));
  const spoils = SPOIL_NAMES.filter((spoil) => name.endsWith(`-${fileName(spoil)}`));
  const found = spoils.flatMap((spoil) =>
    placesOf(data)
      .filter(({ path }) => fileName(`${path} ${spoil}`) === name)
      .map((place) => ({ spoil, place })),
  );
  const one = found.length ? luck.pick(found) : undefined;
  return one !== undefined && SPOILS[one.spoil]?.(one.place, luck, data) === true;
}

/** The save with all that follows from its setup or log, as far as the rules go along. */
function forge(ground: Ground, save: Fields, luck: Luck, fromItsSetup: boolean): Fields | undefined {
  if (!canForge(save) || !isFields(save.setup)) return undefined;
  try {
    return fromItsSetup ? fromSetup(ground.game, save, luck) : fromLog(ground.game, save);
  } catch {
    return undefined;
  }
}

/** The text of a file with this fault; nothing where luck chose a place or a value that does not show it. */
export function namedFault(ground: Ground, kind: Case['kind'], file: string, luck: Luck): string | undefined {
  const { game, bases } = ground;
  const whole = file.replace(NUMBER, '');
  const suffix = [VAIN, FORGED].find((end) => whole.endsWith(end)) ?? '';
  const name = whole.slice(0, whole.length - suffix.length);
  const save = luck.pick(bases.saves);
  const good = kind === 'save' ? save : kind === 'setup' ? luck.pick(bases.setups) : goodLine(game, save, luck);
  const asText = kind === 'save' ? stampSave : writeJson;
  const text = findByFileName(TEXT_CHANGES, name);
  if (text) return text(asText(good), luck);
  const setupOnly = name === 'a-set-up-spoiled';
  const data = setupOnly ? spoiledSetup(good, luck) : copyJson(good);
  if (!setupOnly && !damage(data, name, luck, ground, kind)) return undefined;
  // In vain means that the forger would not come back.
  if (suffix === VAIN && canForge(data)) return undefined;
  const done = suffix === FORGED ? forge(ground, data, luck, setupOnly) : data;
  const made = done && asText(done);
  return made === asText(good) ? undefined : made;
}

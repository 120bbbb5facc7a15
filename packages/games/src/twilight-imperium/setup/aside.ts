/** Printed names in the lists of a player: played under another heading, set aside, or unknown. */
import type { Problem } from '../../game.ts';
import type { FactionId } from '../content/factions.ts';
import type { UnitId } from '../content/units.ts';
import { FIELD, FIELD_NAMES, type Field } from './fields.ts';
import { MOST } from './most.ts';
import { type EffectName, effectByName, nearest, unitByName } from './names.ts';
import { printedByName } from './printed-names.ts';
import { problem } from './problems.ts';
import type { Named, PlayerSetup } from './types.ts';

/** One list of names that nothing plays; left out if it is empty. */
export function keep(owner: Named, key: keyof Named, names: readonly string[] | undefined): void {
  if (names?.length) owner[key] = [...new Set([...(owner[key] ?? []), ...names])];
}

/** A hero of one faction and a commander of another are called alike: no row is about the hero. */
const NAMESAKES: Partial<Record<FactionId, string>> = { deepwrought: 'ta-zern' };
/** Takes what only sounds like an effect that is played out of what a player holds. */
export function withoutNamesake(player: PlayerSetup): void {
  const id = NAMESAKES[player.faction];
  if (id === undefined || !player.leaders.includes(id)) return;
  player.leaders = player.leaders.filter((leader) => leader !== id);
  keep(player, 'aside', ['Ta Zern']);
}

/** Unit upgrades are technologies too: who owns Cruiser II builds it. */
function upgradeNamed(name: string, owner: Partial<PlayerSetup>): UnitId | undefined {
  const { faction } = owner;
  return faction && unitByName(name, faction);
}

/** An effect that is played, by any spelling of its name. */
export const playedNamed = (word: string, { kinds, printed }: Field): EffectName | undefined =>
  effectByName(word, kinds) ?? effectByName(printedByName(word, printed)?.name ?? '', kinds);

/** A printed name of the field; false if it has none like this. */
export function setAside(word: string, field: Field, owner: Named & Partial<PlayerSetup>): boolean {
  const printed = printedByName(word, field.printed);
  if (!printed) return false;
  const upgrade = printed.kind === 'upgrade' ? upgradeNamed(printed.name, owner) : undefined;
  // Printed as one kind and played as another (I.I.H.Q. Modernization brings Custodia Vigilia).
  const played = effectByName(printed.name, FIELD.breakthroughs.kinds);
  if (upgrade && owner.upgrades) {
    if (!owner.upgrades.includes(upgrade)) owner.upgrades.push(upgrade);
  } else if (played && owner.breakthroughs) {
    if (!owner.breakthroughs.includes(played.id)) owner.breakthroughs.push(played.id);
  } else keep(owner, printed.atTable ? 'atTable' : 'aside', [printed.name]);
  return true;
}

/** A name of another field; or an unknown one, with the nearest name of this field. */
export function unknownIn(path: string, word: string, field: Field): Problem {
  const short = word.slice(0, MOST.word);
  const other = FIELD_NAMES.find(
    (name) => effectByName(short, FIELD[name].kinds) || printedByName(short, FIELD[name].printed),
  );
  if (other) return problem(path, 'other-field', { word: short, field: other });
  return problem(path, 'unknown-word', { what: 'name', word: short, near: nearest(short, ['effect'], field) });
}

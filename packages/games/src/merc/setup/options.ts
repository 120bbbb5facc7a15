/**
 * Where the rules are silent or sources differ and a table may want to change what we made of it: the values of each option, the default
 * first. The reasons, and what is fixed, are in docs/games/merc.md.
 */
export const OPTIONS = {
  tieOrder: ['alternate', 'dictatorFirst'],
  sameSideOrder: ['alphabetical', 'asListed'],
  dogTargets: ['anyone', 'held'],
  dogAfterCombat: ['returns', 'discarded'],
  heldSquads: ['mayRetreat', 'stay'],
  rundeBehind: ['mercs', 'all'],
  kitUse: ['turn', 'wound'],
  epinephrineReach: ['squad', 'side'],
  smaw: ['reusable', 'oneUse'],
  retreatOrder: ['rebelsFirst', 'dictatorFirst'],
  squadLimit: [0, 4],
  roundLimit: [100, 20, 50],
  rundeTogether: ['hideNobody', 'asListed'],
} as const;

export type OptionName = keyof typeof OPTIONS;
export type Options = { [K in OptionName]: (typeof OPTIONS)[K][number] };

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

type SomeOptions = { readonly [K in OptionName]?: Options[K] | undefined };

function withDefaults(some: SomeOptions): Options {
  const all: Record<string, string | number> = {};
  for (const name of OPTION_NAMES) all[name] = some[name] ?? OPTIONS[name][0];
  return all as Options;
}
const DEFAULTS = withDefaults({});

/** The defaults, overridden by the setup. */
export const chosenOptions = (some?: SomeOptions): Options => (some ? withDefaults(some) : DEFAULTS);

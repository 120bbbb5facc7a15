import type { HeroName, Mana, Options, State, Verified } from '../types.ts';
import type { Gives } from './gives.ts';
import { givesOf, idOf, type Mode, NOTHING_OUTSIDE, type Outside, type Source, sortModes } from './mode.ts';

const CARD_KINDS = ['basic', 'advanced', 'spell', 'artifact', 'wound'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
export interface Card extends Source {
  kind: CardKind;
  /** '' for artifacts and Wounds. Cards of two colors can be paid with either. */
  colour: string;
  second: string;
  /** Basic actions: copies in a hero's deck, and whose card it is; '' for everybody's. */
  copies: number;
  hero: HeroName | '';
  /** Name of the strong side, for spells. */
  strong: string;
  verified: Verified;
  /** Sources differ on the color: the option that says which. */
  colourOption?: keyof Options;
  /** It plays other cards: see the boosts. */
  boosts: boolean;
}
const BOOSTING = [
  'concentration',
  'will-focus',
  'maximal-effect',
  'tome-of-all-spells',
  'magic-talent',
  'blood-of-ancients',
  'mysterious-box',
];

interface More {
  copies?: number;
  hero?: HeroName;
  verified?: Verified;
  second?: Mana;
  colourOption?: keyof Options;
  outside?: Outside;
  /** Beside what its modes give. */
  gives?: Gives;
}

/** What a card has beside its modes comes before them; a card without modes has that alone. */
export type Rest = [modes?: readonly Mode[]] | [more: More, modes?: readonly Mode[]];
const isModes = (it: Rest[0]): it is readonly Mode[] => Array.isArray(it);

export function card(kind: CardKind, name: string, colour: Mana | '', ...[first = [], last = []]: Rest): Card {
  const [more, modes] = isModes(first) ? [{}, first] : [first, last];
  const [basic, strong] = name.split(' / ') as [string, string | undefined];
  // A card of two colors is paid with either: its strong modes are listed once for each.
  const second = more.second;
  const all = second
    ? modes.flatMap((row) =>
        row.pay.length === 1 && row.pay[0] === colour
          ? [row, { ...row, id: `${row.id}-${second}`, pay: [second] }]
          : [row],
      )
    : modes;
  const id = idOf(basic);
  return {
    id,
    name: basic,
    kind,
    colour,
    second: second ?? '',
    copies: more.copies ?? 1,
    hero: more.hero ?? '',
    strong: strong ?? '',
    modes: all,
    sorted: sortModes(all),
    gives: givesOf(all, more.gives),
    outside: more.outside ?? NOTHING_OUTSIDE,
    verified: more.verified ?? 'two',
    boosts: BOOSTING.includes(id),
    ...(more.colourOption ? { colourOption: more.colourOption } : {}),
  };
}

/** The cards of one kind. */
export const cardOf =
  (kind: CardKind) =>
  (name: string, colour: Mana | '', ...rest: Rest): Card =>
    card(kind, name, colour, ...rest);

/** The color that immunities look at, as the options of this combat read it. */
export const colourOf = (state: Pick<State, 'options'>, row: Card): string =>
  row.colourOption ? String(state.options[row.colourOption]) : row.colour;

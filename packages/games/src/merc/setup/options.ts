/**
 * All decisions of our own, where the rules are silent or sources differ. What a table may want to change is
 * an option of the setup; the rest is fixed, with its reason.
 */

interface OptionRow<V> {
  values: readonly V[];
  default: V;
  section: string;
  reason: string;
}
const option = <const V>(values: readonly V[], preset: NoInfer<V>, section: string, reason: string): OptionRow<V> => ({
  values,
  default: preset,
  section,
  reason,
});

export const OPTIONS = {
  tieOrder: option(
    ['alternate', 'dictatorFirst'],
    'alternate',
    '5',
    'Ties go to the Dictator, then the sides take turns: that fits every example. The rulebook alone does not say that sides alternate.',
  ),
  sameSideOrder: option(
    ['alphabetical', 'asListed'],
    'alphabetical',
    '26',
    'Units of one side at the same initiative act as their owner likes. He lists them in his order, or leaves it to the alphabet.',
  ),
  dogTargets: option(
    ['anyone', 'held'],
    'anyone',
    '24',
    'Dogs are listed among the targets of every unit; the digital edition lets only the MERC that is held attack the dog.',
  ),
  dogAfterCombat: option(
    ['returns', 'discarded'],
    'returns',
    '17',
    'A dog that lived and whose owner is still there has no reason to be lost.',
  ),
  heldSquads: option(
    ['mayRetreat', 'stay'],
    'mayRetreat',
    '17',
    'Otherwise a single dog would nail down a whole squad.',
  ),
  rundeBehind: option(
    ['mercs', 'all'],
    'mercs',
    '24',
    'The card speaks of the last MERC; the digital edition hides him behind militia as well.',
  ),
  kitUse: option(
    ['turn', 'wound'],
    'turn',
    '18',
    'One use is one decision for any number of dice; the digital edition counts each wound.',
  ),
  epinephrineReach: option(
    ['squad', 'side'],
    'squad',
    '18',
    'The shot is for the holder or another MERC; a squad stands together, an ally may be far off.',
  ),
  smaw: option(
    ['reusable', 'oneUse'],
    'reusable',
    '15',
    'The card prints no limit; the digital edition discards it after one attack.',
  ),
  retreatOrder: option(
    ['rebelsFirst', 'dictatorFirst'],
    'rebelsFirst',
    '9',
    'The Dictator decides last and so keeps his advantage.',
  ),
  squadLimit: option([0, 4], 0, '11', 'A limit of four is known from the digital edition only, so it is off (0).'),
  roundLimit: option(
    [100, 20, 50],
    100,
    '10',
    'Two units without dice would never finish; after this many rounds it is a stalemate.',
  ),
  rundeTogether: option(
    ['hideNobody', 'asListed'],
    'hideNobody',
    '16',
    'Two MERCs who are both targeted last would hide each other for ever, so they hide nobody; or the one listed later hides behind the other.',
  ),
} as const;

export type OptionName = keyof typeof OPTIONS;
export type Options = { [K in OptionName]: (typeof OPTIONS)[K]['values'][number] };

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

type SomeOptions = { readonly [K in OptionName]?: Options[K] | undefined };

function withDefaults(some: SomeOptions): Options {
  const all: Record<string, string | number> = {};
  for (const name of OPTION_NAMES) all[name] = some[name] ?? OPTIONS[name].default;
  return all as Options;
}
const DEFAULTS = withDefaults({});

/** The defaults, overridden by the setup. */
export const chosenOptions = (some?: SomeOptions): Options => (some ? withDefaults(some) : DEFAULTS);

/** Decisions that nobody is likely to change. */
export const DECISIONS: readonly { section: string; decision: string; reason: string }[] = [
  { section: '2', decision: 'Combat below 0 is no dice.', reason: 'A negative number of dice cannot be rolled.' },
  {
    section: '4',
    decision:
      'The order of a round does not change; figures are worked out at READY, and again when a unit uses up an item.',
    reason: 'Otherwise units could be skipped or act twice.',
  },
  {
    section: '5',
    decision: 'Inside a side: MERCs, the Dictator character, militia.',
    reason: 'In the worked example the MERC fires before the militia of his side.',
  },
  {
    section: '5',
    decision: 'Who always acts before militia stands directly before the first militia of the order.',
    reason: 'The card says nothing about other MERCs, so their numbers still count.',
  },
  {
    section: '6',
    decision: 'A side that has only dogs left has lost.',
    reason: 'A dog neither attacks nor holds a sector.',
  },
  {
    section: '7',
    decision: 'Armor is hit in this order: vehicle, armor slot, accessory slot, bandolier.',
    reason: 'As in the digital edition; the vehicle is hit before anything else by its own rule.',
  },
  {
    section: '7',
    decision: 'Armor piercing passes a vehicle too, and one piercing weapon makes the whole attack pierce.',
    reason: 'It ignores armor completely, and an attack is one roll.',
  },
  {
    section: '9',
    decision: 'A retreat costs nothing; an enemy mine in an empty sector goes off, in a friendly sector it does not.',
    reason: 'No cost is named; a mine goes off on entering.',
  },
  {
    section: '9',
    decision: 'A squad with a Chopper may retreat diagonally.',
    reason: 'Its card says that it moves diagonally, and a card goes before a rule.',
  },
  {
    section: '10',
    decision:
      'If both sides vanish together the Dictator holds the sector; after a stalemate it stays with the defenders.',
    reason: 'Ties go to the Dictator; nobody has taken the sector.',
  },
  {
    section: '11',
    decision:
      'A squad may be split at any prompt; abilities see it at the next READY. More MERCs may follow in the same round.',
    reason: 'It is a free action at any time.',
  },
  {
    section: '16',
    decision: 'Ties count as the highest; squads are compared before squad bonuses.',
    reason: 'Nobody is faster; and two such MERCs would otherwise wait for each other.',
  },
  {
    section: '16',
    decision: 'A die rolled for initiative replaces the printed value; equipment still counts.',
    reason: 'Values are sums of the card and all equipment.',
  },
  {
    section: '16',
    decision: 'A converted militia acts from the next round.',
    reason: 'The order of this round is fixed, and it may have fired already.',
  },
  {
    section: '17',
    decision: 'One dog per MERC; the Dictator character may get one while unprotected; dogs protect nobody.',
    reason: 'A second dog would have no effect; a dog is an attack of its own kind.',
  },
  {
    section: '17',
    decision: 'A dog without its MERC is free: its handler may set it again, without a handler it waits for the end.',
    reason: 'It is still in play, and only its handler commands it.',
  },
  {
    section: '18',
    decision: 'A kit heals any MERC of the side in the sector; giving up all dice uses up no grenade.',
    reason: 'The card says another MERC; without dice there is no attack.',
  },
  {
    section: '19',
    decision: 'Mines are announced in the open; one mine per entry.',
    reason: 'At one table the owner speaks up; a stash that nobody knows of is not part of a combat.',
  },
  {
    section: '19',
    decision: 'A mine that goes off late hurts no dogs and no militia that changed sides here.',
    reason: 'Only who entered is hurt: such militia were here before, and a dog was equipment then.',
  },
  {
    section: '20',
    decision:
      'Equipment that is taken over in mid-round gives its figures, and is used up by an attack, from the next READY on.',
    reason: 'Figures are fixed at READY; an item that gave no dice has not been used.',
  },
  {
    section: '21',
    decision:
      'Fodder adds half of the militia that each Rebel player has here, rounded up for each, unless the setup gives a number.',
    reason: 'The card counts each Rebel player; only the table knows whether his biggest stack is elsewhere.',
  },
  {
    section: '22',
    decision: 'The computer Dictator concentrates his hits and never retreats.',
    reason: 'The expansion rules name no retreat; the digital edition concentrates.',
  },
  {
    section: '22',
    decision:
      'Rebels have a policy of their own: they aim where an attack takes most incoming dice away, and leave a fight that they would win less than one time in five.',
    reason: "The Dictator's ranking shoots militia while a MERC with eight dice fires; it was made for one side.",
  },
  {
    section: '26',
    decision: 'Of two units that always act first the Dictator has his first.',
    reason: 'Ties go to him.',
  },
];

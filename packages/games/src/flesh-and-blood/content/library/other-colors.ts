import { CARDS } from '../index.ts';
import { COLOUR_LIST, on, PITCH, part } from '../make.ts';
import type { CardRow, Colour } from '../row.ts';

/**
 * The colors in which cards of the four decks are printed besides: name and color of the card that is there, and the
 * number of its text that falls with the color, if one does.
 */
const KNOWN: readonly (readonly [id: string, n?: number])[] = [
  ['awakening-bellow-red', 3],
  ['bare-fangs-red'],
  ['barraging-beatdown-yellow', 3],
  ['barraging-brawnhide-yellow'],
  ['beast-mode-red'],
  ['biting-blade-red', 3],
  ['bittering-thorns-yellow'],
  ['blackout-kick-red'],
  ['breakneck-battery-red'],
  ['brutal-assault-blue'],
  ['cartilage-crush-red'],
  ['clash-of-mountains-blue'],
  ['come-to-fight-blue', 1],
  ['crash-and-bash-blue'],
  ['crush-confidence-blue'],
  ['debilitate-red'],
  ['disable-red'],
  ['drone-of-brutality-red'],
  ['emerging-power-red', 3],
  ['flatten-the-field-blue'],
  ['flic-flak-blue'],
  ['flock-of-the-feather-walkers-red'],
  ['fluster-fist-red'],
  ['flying-kick-red'],
  ['grind-them-down-blue'],
  ['head-jab-red'],
  ['hit-and-run-blue', 1],
  ['in-the-swing-red', 3],
  ['ironsong-response-red', 3],
  ['leg-tap-red'],
  ['macho-grande-blue'],
  ['natures-path-pilgrimage-red', 3],
  ['open-the-center-red'],
  ['out-for-blood-yellow', 2],
  ['overpower-red', 4],
  ['pack-call-yellow'],
  ['pack-hunt-red'],
  ['primeval-bellow-blue', 3],
  ['pummel-blue', 2],
  ['raging-onslaught-yellow'],
  ['rally-the-rearguard-blue'],
  ['razor-reflex-red', 3],
  ['reinforce-the-line-blue', 2],
  ['rising-knee-thrust-red'],
  ['savage-feast-red'],
  ['savage-swing-red'],
  ['scar-for-a-scar-red'],
  ['scour-the-battlescape-blue'],
  ['second-swing-red', 4],
  ['sharpen-steel-red', 3],
  ['sigil-of-solace-blue', 1],
  ['sloggism-blue', 4],
  ['smash-instinct-yellow'],
  ['smash-with-big-tree-yellow'],
  ['staunch-response-blue'],
  ['steelblade-shunt-red'],
  ['stonewall-confidence-blue', 2],
  ['stroke-of-foresight-red', 3],
  ['surging-strike-red'],
  ['thunder-quake-red'],
  ['torrent-of-tempo-red'],
  ['whelming-gustwave-red'],
  ['wild-ride-red'],
  ['wounded-bull-yellow'],
  ['wounding-blow-red'],
  ['wrecker-romp-red'],
];
/** Fields that hold the number of a text. */
const NUMBERED: readonly string[] = ['n', 'few', 'flat', 'heavy'];

/** The same data with one number for another, wherever a text holds it. */
const restate = <T>(value: T, from: number, to: number): T =>
  JSON.parse(JSON.stringify(value), (key, it) => (NUMBERED.includes(key) && it === from ? to : it));

function inColour(row: CardRow, colour: Colour, n?: number): CardRow {
  const lighter = PITCH[row.colour ?? 'red'] - PITCH[colour];
  const same = n === undefined ? row : restate(row, n, n + lighter);
  const falls = (value: number | undefined): number => (value ?? 0) + lighter;
  const type = row.type;
  return {
    ...same,
    colour,
    pitch: PITCH[colour],
    ...(type === 'attack' ? { power: falls(row.power) } : {}),
    ...(type === 'defense reaction' || type === 'block' ? { defense: falls(row.defense) } : {}),
  };
}

const requireCard = (id: string): CardRow => {
  const row = CARDS[id];
  if (!row) throw new Error(`no card ${id}`);
  return row;
};
const isThere = (name: string, colour: Colour): boolean =>
  Object.values(CARDS).some((row) => row.name === name && row.colour === colour);

/** Numbers of texts that do not fall by one with the color. */
const otherwise = (id: string, colour: Colour, row: Partial<CardRow>): CardRow => ({
  ...requireCard(id),
  colour,
  pitch: PITCH[colour],
  ...row,
});
const slices = (colour: Colour, n: number): CardRow =>
  otherwise('slice-and-dice-yellow', colour, on('play', part('slice', n)));
const blesses = (colour: Colour, n: number): CardRow =>
  otherwise('blessing-of-deliverance-blue', colour, {
    does: {
      enter: [part('draw', 1, { if: 'heavy pitched' })],
      'action phase': [part('destroy this'), part('bless', n)],
    },
  });

export const OTHER_COLOURS: readonly CardRow[] = [
  ...KNOWN.flatMap(([id, n]) => {
    const row = requireCard(id);
    const others = COLOUR_LIST.filter((colour) => !isThere(row.name, colour));
    return others.map((colour) => inColour(row, colour, n));
  }),
  inColour(requireCard('crash-down-red'), 'yellow', 6),
  slices('red', 3),
  slices('blue', 1),
  blesses('red', 3),
  blesses('yellow', 2),
];

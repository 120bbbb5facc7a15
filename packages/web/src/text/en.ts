/** Sides that are several by their name; names of heroes and factions are one. */
const SEVERAL = /\b(enemies|rebels|grounds|defenders)$/i;

/** The words of Home and of a table in English; those of pages and sheets are in `page-en.ts`. What a game says is in its own catalogue. */
export const en = {
  slogan: 'Fray leads your combat: rules, dice, losses, odds.',
  back: 'Back',
  home: 'Home',
  more: 'More',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading',
  theme: 'Switch between dark and light',

  // Home
  openLink: 'Open a link',
  openFile: 'Open a file',
  pasteLink: 'Paste the link here',
  open: 'Open',
  goOn: 'Go on',
  startCombat: 'Start a combat',
  allCombats: (count: number) => `All combats (${count})`,
  combats: 'Combats',
  setUp: 'Set up',
  yourMove: (what: string) => `Next: ${what}`,
  over: 'Over',
  stays: 'Saved in this browser. Nothing leaves this machine.',
  plainHttp:
    'This page came over plain http: a phone cannot install it or use it offline, keep the screen on, or copy by itself. Over https it can.',
  rename: 'Rename',
  name: 'Name',
  export: 'Export',
  download: 'Download it',
  noSuchCombat: 'This combat is not in this browser. Open its file or its link.',
  notALink: 'This is no Fray link.',
  noPage: 'This page could not be loaded. Check the connection and try again.',
  noStorage: 'This browser does not let the page save. Export the combat before you close the page.',
  notStored: 'This browser does not let the page save. Nothing was changed.',
  settingsNotKept: 'This browser does not let the page save. The settings hold until the page is closed.',
  justNow: 'just now',
  ago: (minutes: number) => `${minutes} min ago`,
  dropHere: 'Drop a saved combat to open it',

  // Set-up
  newCombat: 'New combat',
  text: 'Text',
  seats: 'Who plays',
  advice: 'Advice',
  fewer: (what: string) => `One ${what} fewer`,
  oneMore: (what: string) => `One more ${what}`,
  none: 'none',

  // Table
  undo: 'Undo',
  redo: 'Redo',
  adjust: 'Adjust',
  round: 'round',
  turn: 'turn',
  link: 'link',
  phase: 'phase',
  whereAreWe: 'Where are we',
  choices: 'Choices',
  allChoices: (count: number) => `All choices (${count})`,
  moreChoices: (count: number) => `${count} more`,
  fewerChoices: 'Fewer',
  blocked: 'Not now',
  botThinks: (who: string) => `${who} (bot) is deciding`,
  botLooksAhead: (who: string) => `${who} (bot) is thinking`,
  paused: 'The bots wait.',
  letBots: 'Let them go on',
  host: 'Host',
  dice: 'Dice',
  diceFor: (why: string) => `Dice for: ${why}`,
  dieIs: (face: number, hit: boolean | undefined) => `${face}${hit === undefined ? '' : hit ? ', hit' : ', miss'}`,
  log: 'Log',
  copy: 'Copy',
  copied: 'Copied',
  roundNumber: (round: number) => `Round ${round}`,
  beginning: 'Beginning',
  lookingBack: (at: number, of: number) => `You look back: after move ${at} of ${of}.`,
  toNow: 'Back to now',
  playOnHere: 'Play on from here',
  playedOn: (name: string) => `${name}, played on`,
  fenceRoll: 'Dice have been thrown since. Take them back anyway? The same dice will come up again.',
  fenceReveal: 'Something hidden has been shown since. Go back anyway?',
  takeBack: 'Take it back',
  keepIt: 'Leave it',
  thing: {
    printed: 'Printed',
    now: 'Now',
    alike: 'Others of its kind',
    correct: 'Correct the table',
    correctWhy: 'Written into the log as a correction. Undo takes it back.',
    gone: 'It is not on the table any more.',
    tap: 'Tap a unit to see and correct it:',
    more: (name: string) => `${name}: show its card`,
  },
  soundHere: 'Sound and vibration when dice fall',
  noteUndone: (who: string) => `${who} went back past a roll or a reveal.`,
  /** A move that whoever looks may not know. */
  inSecret: (who: string) => `${who} decides in secret`,
  noteRedone: 'What was taken back came again.',
  noteCancelled: (who: string) => `${who} cancelled.`,
  noteLate: (who: string) => `${who} had something to play earlier: what had happened by itself since was taken back.`,
  table: 'The table',
  readOnly: 'This combat is open in another tab. Here you only watch.',
  takeOver: 'Take over here',
  sure: (what: string) => `${what}: sure?`,

  // Hidden hands
  passDevice: (who: string) => `Pass the device to ${who}`,
  passWhy: 'Your hand is shown after you tap.',
  iAm: (who: string) => `I am ${who}`,

  // Keyboard
  keys: 'Keys',

  // Odds
  odds: 'Odds',
  wins: (who: string) => (SEVERAL.test(who) ? `${who} win` : `${who} wins`),
  hitsWith: (who: string) => `${who} hits`,
  blocksWith: (who: string) => `${who} blocks`,
  draw: 'draw',
  counting: 'still counting',
  give: (points: number) => `±${points} ${points === 1 ? 'point' : 'points'}`,
  /** What was only played is never certain. */
  percent: (share: number) => (share >= 0.995 ? 'over 99%' : `${Math.round(share * 100)}%`),
  nearly: { over: 'over', under: 'under' },
  exact: 'exact',
  play: { best: 'best play', usual: 'as a bot plays' },
  openOdds: 'Open the odds',
  lost: 'lost',
  forces: 'Forces',

  // Replay
  replay: 'Replay',

  // Rules
  rules: 'Rules',

  // Settings
  settings: 'Settings',
  paceTo: { round: 'Lead round by round', step: 'Lead step by step' },
  carriedOut: 'Done by itself',

  // End
  ended: 'The combat is over',

  // Share
  share: 'Share',

  // New version
  newVersion: 'A new version is ready.',
  takeVersion: 'Take it now',
  notNow: 'Later',
  versionBusy: 'A combat is open in another tab. Finish or close it first.',
};

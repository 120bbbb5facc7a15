/** Plural names of sides; names of heroes and factions are singular. */
const SEVERAL = /\b(enemies|rebels|grounds|defenders)$/i;

/** The words of Home and of a table in English; those of pages and sheets are in `page-en.ts`. A game has its own catalog. */
export const en = {
  slogan: 'Fray runs the fight: rules, dice, losses, odds.',
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
  joinTable: 'Join a table',
  invite: 'Invite',
  pasteLink: 'Paste the link here',
  open: 'Open',
  resume: 'Continue',
  startCombat: 'Start a fight',
  allCombats: (count: number) => `All fights (${count})`,
  combats: 'Fights',
  setUp: 'Set up',
  yourMove: (what: string) => `Next: ${what}`,
  over: 'Over',
  stays: 'Saved in this browser. Nothing leaves this device.',
  plainHttp:
    'This page came over plain http: a phone cannot install it, use it offline, keep the screen on or copy text. Over https it can.',
  rename: 'Rename',
  name: 'Name',
  export: 'Export',
  download: 'Download',
  noSuchCombat: 'This fight is not in this browser. Open its file or its link.',
  notALink: 'This is not a Fray link.',
  noPage: 'This page could not be loaded. Check the connection and try again.',
  noStorage: 'This browser does not let the page save. Export the fight before you close the page.',
  notStored: 'This browser does not let the page save. Nothing was changed.',
  settingsNotKept: 'This browser does not let the page save. The settings are lost when you close the page.',
  unknownLanguage: (language: string) =>
    `Fray does not have the language “${language}”, so the page is in English. Choose another one in Settings.`,
  justNow: 'just now',
  ago: (minutes: number) => `${minutes} min ago`,
  dropHere: 'Drop a saved fight to open it',

  // Setup
  newCombat: 'New fight',
  text: 'Text',
  seats: 'Who plays',
  advice: 'Advice',
  fewer: (thing: string) => `One fewer ${thing}`,
  oneLessIn: (field: string) => `${field}: one less`,
  oneMoreIn: (field: string) => `${field}: one more`,
  oneMore: (what: string) => `One more ${what}`,
  none: 'none',

  // Table
  undo: 'Undo',
  redo: 'Redo',
  adjust: 'Adjust',
  whereAreWe: 'Where are we',
  choices: 'Choices',
  allChoices: (count: number) => `All ${count} choices`,
  moreChoices: (count: number) => `${count} more`,
  fewerChoices: 'Fewer',
  blocked: 'Not now',
  botThinks: (who: string) => `${who} (bot) is deciding`,
  botLooksAhead: (who: string) => `${who} (bot) is thinking`,
  paused: 'The bots are paused.',
  voidDice: (count: number) =>
    `${count === 1 ? '1 die was' : `${count} dice were`} not counted: somebody decides first. What is left aims and rolls again.`,
  useOn: (card: string, unit: string) => `${card} on ${unit}`,
  answerLine: (name: string) => `Answer what ${name} has decided?`,
  letBots: 'Continue',
  host: 'Host',
  dice: 'Dice',
  diceFor: (why: string, count: number) => `${why}: roll ${count === 1 ? '1 die' : `${count} dice`}`,
  dieIs: (face: number, hit: boolean | undefined) => `${face}${hit === undefined ? '' : hit ? ', hit' : ', miss'}`,
  log: 'Log',
  copy: 'Copy',
  copied: 'Copied',
  beginning: 'Beginning',
  lookingBack: (at: number, of: number) => `Looking back: after move ${at} of ${of}.`,
  toNow: 'Back to now',
  playOnHere: 'Continue from here',
  playedOn: (name: string) => `${name}, continued`,
  fenceRoll: 'Dice have been rolled since. Take them back anyway? The same dice will come up again.',
  fenceReveal: 'Something hidden has been revealed since. Take it back anyway?',
  takeBack: 'Take it back',
  keepIt: 'Keep it',
  thing: {
    printed: 'Printed',
    now: 'Now',
    alike: 'Same kind',
    correct: 'Correct the table',
    correctWhy: 'Logged as a correction. You can undo it.',
    gone: 'It is no longer on the table.',
    tap: 'Tap a unit to see and correct it:',
    more: (name: string) => `${name}: show its card`,
  },
  soundHere: 'Sound and vibration when dice fall',
  noteUndone: (who: string, agreed: string) => `${who} undid a roll or a reveal${agreed && `; ${agreed} agreed`}.`,
  /** A move that the viewer may not see. */
  inSecret: (who: string) => `${who} decides in secret`,
  noteRedone: 'Undone moves were redone.',
  onlyHits: '(hits entered, not faces)',
  noteCancelled: (who: string) => `${who} canceled.`,
  noteLate: (who: string) => `${who} played something earlier: automatic moves since then were undone.`,
  table: 'During a fight',
  readOnly: 'This fight is open in another tab. You can only watch here.',
  takeOver: 'Take over here',
  sure: (what: string) => `${what}: sure?`,

  // Hidden hands
  passDevice: (who: string) => `Pass the device to ${who}`,
  passWhy: 'Your hand appears after you tap.',
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
  /** Sampled odds are never certain. */
  percent: (share: number) => (share >= 0.995 ? 'over 99%' : `${Math.round(share * 100)}%`),
  nearly: { over: 'over', under: 'under' },
  exact: 'exact',
  play: { best: 'best play', usual: 'bots play' },
  openOdds: 'Open the odds',
  lost: 'lost',
  forces: 'Forces',

  // Replay
  replay: 'Replay',

  // Rules
  rules: 'Rules',

  // Settings
  settings: 'Settings',
  paceTo: { round: 'Ask only real decisions', step: 'Ask at every step' },
  skippedSteps: 'Skipped (nothing to decide)',

  // End
  ended: 'The fight is over',

  // Share
  share: 'Share',

  // New version
  newVersion: 'A new version is ready.',
  takeVersion: 'Update now',
  notNow: 'Later',
  versionBusy: 'A fight is open in another tab. Finish or close it first.',
};

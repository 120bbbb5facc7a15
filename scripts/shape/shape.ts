/** One shape for all games: the same thing has the same name and place in each. */
export interface Place {
  /** The files or folders, as `name` or a pattern of names. */
  allowed: RegExp;
  /** Where a file goes that is not allowed here, in words. */
  otherwise: string;
}

/** Files that every game has, with the name that each exports. `setup` comes from `index.ts` until it grows. */
export const REQUIRED: Readonly<Record<string, string>> = {
  'index.ts': 'game',
  'ruleset.ts': 'rules',
  'tests/battery.test.ts': '',
};

/** Files that a game has once it has grown: each has this name, lies here and exports this. */
export const GROWN: Readonly<Record<string, string>> = {
  'vocabulary.ts': 'STEPS',
  'types.ts': 'State',
  'actions.ts': 'Action',
  'action-table.ts': 'actions',
  'events.ts': 'Event',
  'begin.ts': 'begin',
  'view.ts': 'view',
  'clone.ts': 'clone',
  'standing.ts': 'standing',
  'bot.ts': 'bot',
  'bot/index.ts': 'bot',
  'setup/index.ts': 'setup',
  'setup/presets.ts': 'presets',
  'setup/sample.ts': 'sample',
  'setup/schema.ts': 'setupSchema',
  'steps/index.ts': 'steps',
  'steps/always.ts': 'always',
  'text/en.ts': 'english',
  'text/log.ts': 'log',
  'text/notes.ts': 'note',
  'odds/index.ts': 'odds',
  'about.ts': 'about',
  'soak.ts': 'soak',
};
/** Names of these that are words for other things too: they may be exported elsewhere. */
export const COMMON: readonly string[] = ['standing', 'note'];

/** What lies in the root of a game: what it is made of, and its front doors. Everything else has a folder. */
export const ROOT: Place = {
  allowed:
    /^(index|ruleset|vocabulary|types|actions|action-table|events|begin|view|secrets|clone|standing|orders|screen|form|soak|dice-for|bot|about|about\.de)\.ts$|^(setup|content|rules|steps|text|tests|bot|odds)$/,
  otherwise:
    'questions about the rules go to rules/, what writes or asks to steps/, rows to content/, words to text/, reading of setups to setup/, policies to bot/, what makes odds exact to odds/, tests beside what they test or to tests/',
};

/** Inside `text/`: words, in English and beside it in German. */
export const TEXT: Place = {
  allowed: /^[a-z-]+(\.de)?(\.test)?\.ts$/,
  otherwise: 'only words by language: name.ts and name.de.ts',
};

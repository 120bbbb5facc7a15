import { isRecord } from '@fray/engine';
import type { SetupOf } from '../../game.ts';
import { BRUTE } from '../content/brute.ts';
import { DECKS } from '../content/decks.ts';
import { EQUIPMENT, HEROES, WEAPONS } from '../content/gear.ts';
import { GENERIC } from '../content/generic.ts';
import { GUARDIAN } from '../content/guardian.ts';
import { NINJA } from '../content/ninja.ts';
import { TOKENS } from '../content/tokens.ts';
import { WARRIOR } from '../content/warrior.ts';
import { problem } from '../text/problems.ts';
import { readLine } from '../text/read-line.ts';
import type { Fab, Who } from '../types.ts';
import { check } from './check.ts';
import { ready } from './loaded.ts';
import { presets } from './presets.ts';
import { sample } from './sample.ts';
import { setupSchema } from './schema.ts';

export const setup: SetupOf<Fab> = {
  readLine,
  check,
  ready,
  // The reader is loaded with the catalog, only when somebody has a list.
  readList: async (text) => (await import('./lists/index.ts')).report(text),
  withLists(base, lists) {
    const setup = isRecord(base) ? base : {};
    const own = isRecord(setup.own) ? setup.own : {};
    const { players: _, link: __, ...rest } = setup;
    const side = (who: Who): object => {
      const { deck, list, hero, weapons, equipment, ...others } = isRecord(own[who]) ? own[who] : {};
      const before = Object.entries({ deck, list, hero, weapons, equipment }).filter(
        ([, value]) => value !== undefined,
      );
      return { ...others, ...(lists[who] === undefined ? Object.fromEntries(before) : { deck: lists[who] }) };
    };
    return { ...rest, own: { ...own, A: side('A'), B: side('B') } };
  },
  schema: (write) => write(setupSchema, { io: 'input' }),
  presets: presets,
  sample,
  text: { en: { problem } },
  content: {
    cards: WARRIOR.length + BRUTE.length + NINJA.length + GUARDIAN.length + GENERIC.length,
    heroes: HEROES.length,
    weapons: WEAPONS.length,
    equipment: EQUIPMENT.length,
    tokens: TOKENS.length,
    decks: Object.keys(DECKS).length,
  },
};

import { loadWhole } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { walk, wordsOf } from '../testing/walk.ts';
import { widthOf } from '../width.ts';

/**
 * Every screen of every preset, played by `rules`. The long run (`FRAY_SCREENS=all`) shows every prompt to the end of every
 * combat; otherwise the first prompts and then a few of each.
 */
const ALL = process.env.FRAY_SCREENS === 'all';
const SAMPLE = {
  shows: (at: number) => at < 4 || at % 23 === 0,
  forms: (at: number) => at === 1,
  most: 50,
};
const plan = ALL ? { shows: () => true, forms: (at: number) => at % 10 === 1 } : SAMPLE;
const WINDOWS = [60, 80, 200];

/** A name out of the code where a word should stand: `barrage:defender`, `tradeGoods`, `ION_STORM`, a value that is none. */
const RAW = /[a-z]:[a-z]|^[a-z]+[A-Z]|[A-Za-z]_[A-Za-z]|undefined|NaN|\[object|\\u/;

for (const card of TESTED_GAMES) {
  const game = await loadWhole(card);
  describe.each(Object.keys(game.text))(`${card.id}, %s`, (language) => {
    test.each(game.setup.presets.map(({ id }) => id))(
      '%s: no line is too wide, no word broken, no code shown',
      (preset) => {
        let screens = 0;
        for (const { at, lines, words } of walk(game, preset, language, plan)) {
          const whole = words();
          for (const window of WINDOWS) {
            const shown = lines(window);
            const where = `after ${at} moves, ${window} columns`;
            expect(
              shown.filter((line) => widthOf(line) > window),
              where,
            ).toEqual([]);
            expect(
              [...wordsOf(shown)].filter((word) => !whole.has(word)),
              where,
            ).toEqual([]);
          }
          expect(
            [...whole].filter((word) => RAW.test(word)),
            `after ${at} moves`,
          ).toEqual([]);
          screens++;
        }
        expect(screens).toBeGreaterThan(1);
      },
    );
  });
}

import { pageEn } from './page-en.ts';
import { words } from './words.svelte.ts';

/** The words of pages and sheets, in use as `words` are. A catalogue of its own: neither Home nor a table loads it. */
export const paged = {
  get t(): typeof pageEn {
    return words.pages ?? pageEn;
  },
};

import { pageEn } from './page-en.ts';
import { words } from './words.svelte.ts';

/** The words of pages and sheets: a catalog that neither Home nor a table loads. */
export const paged = {
  get t(): typeof pageEn {
    return words.pages ?? pageEn;
  },
};

import type { Picture } from '../manifest.ts';

export const picture: Picture = {
  front:
    'M26 35h16a16 16 0 0 1 16 16v18a16 16 0 0 1-16 16H26a16 16 0 0 1-16-16V51a16 16 0 0 1 16-16zm2 11a8 8 0 0 0-8 8v12a8 8 0 0 0 8 8h12a8 8 0 0 0 8-8V54a8 8 0 0 0-8-8zM94 44l16 16-16 16z',
  behind:
    'M62 35h10a16 16 0 0 1 16 16v18a16 16 0 0 1-16 16H56a16 16 0 0 1-8-2l6-9h18a6 6 0 0 0 6-8V54a8 8 0 0 0-8-8H54l-4-9z',
};

import type { Picture } from '../manifest.ts';

export const picture: Picture = {
  front:
    'M60 22a38 38 0 1 0 0 76 38 38 0 0 0 0-76zm0 8a30 30 0 1 1 0 60 30 30 0 0 1 0-60zM60 53a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  behind: 'M56 10h8v30h-8zM56 80h8v30h-8zM10 56h30v8H10zM80 56h30v8H80z',
};

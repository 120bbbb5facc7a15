import type { Picture } from '../manifest.ts';

export const picture: Picture = {
  front: 'M60 14l12 22H48zM60 76l14 14-14 14-14-14z',
  behind: 'M34 58l12 22H22zM86 58l12 22H74z',
};

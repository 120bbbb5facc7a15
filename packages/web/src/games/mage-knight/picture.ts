import type { Picture } from '../manifest.ts';

export const picture: Picture = {
  front: 'M26 34v-14h14v8h12v-8h16v8h12v-8h14v14z',
  behind: 'M26 42h68v54H74V78a14 14 0 0 0-28 0v18H26z',
};

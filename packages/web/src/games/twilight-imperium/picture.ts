import type { Picture } from '../manifest.ts';

export const picture: Picture = {
  front: 'M14 44h26l30 12-30 12H14l8-8v-8z',
  behind: 'M106 26H88L66 34l22 8h18l-6-5v-6zM106 74H88L66 82l22 8h18l-6-5v-6z',
};

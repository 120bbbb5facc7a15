/** A picture of simple shapes for each game: what is filled, and what is fainter behind it. */
export const PICTURES: Record<string, { front: string; behind: string; line?: true }> = {
  'twilight-imperium': {
    front: 'M14 44h26l30 12-30 12H14l8-8v-8z',
    behind: 'M106 26H88L66 34l22 8h18l-6-5v-6zM106 74H88L66 82l22 8h18l-6-5v-6z',
  },
  'mage-knight': {
    front: 'M26 34v-14h14v8h12v-8h16v8h12v-8h14v14z',
    behind: 'M26 42h68v54H74V78a14 14 0 0 0-28 0v18H26z',
  },
  'flesh-and-blood': {
    front:
      'M26 35h16a16 16 0 0 1 16 16v18a16 16 0 0 1-16 16H26a16 16 0 0 1-16-16V51a16 16 0 0 1 16-16zm2 11a8 8 0 0 0-8 8v12a8 8 0 0 0 8 8h12a8 8 0 0 0 8-8V54a8 8 0 0 0-8-8zM94 44l16 16-16 16z',
    behind:
      'M62 35h10a16 16 0 0 1 16 16v18a16 16 0 0 1-16 16H56a16 16 0 0 1-8-2l6-9h18a6 6 0 0 0 6-8V54a8 8 0 0 0-8-8H54l-4-9z',
  },
  'exodus-loop': {
    front: 'M60 14l12 22H48zM60 76l14 14-14 14-14-14z',
    behind: 'M34 58l12 22H22zM86 58l12 22H74z',
  },
  merc: {
    front:
      'M60 22a38 38 0 1 0 0 76 38 38 0 0 0 0-76zm0 8a30 30 0 1 1 0 60 30 30 0 0 1 0-60zM60 53a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
    behind: 'M56 10h8v30h-8zM56 80h8v30h-8zM10 56h30v8H10zM80 56h30v8H80z',
  },
};

import { expect, it } from 'vitest';
import { EFFECT_ROWS } from './index.ts';

it('nobody is asked about four effects: they cost nothing, gain something and close nothing', () => {
  const free = EFFECT_ROWS.flatMap(({ id, kind, offers = [] }) =>
    offers.filter(({ freeGain }) => freeGain).map((offer) => ({ id, kind, offer })),
  );
  expect(free.map(({ id }) => id).sort()).toEqual([
    'e-res-siphons',
    'rear-admiral-farran',
    'scavenge',
    'self-assembly-routines',
  ]);
  for (const { id, kind, offer } of free) {
    expect(kind, `${id} is no card that is gone afterwards`).not.toBe('action');
    expect([offer.cost, offer.targets, offer.picks, offer.roll], id).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

import type { Chance } from '@fray/engine';
import { battery } from '@fray/engine/testkit';
import { expect, it } from 'vitest';
import { pickOne } from '../../../pick.ts';
import { isWhole } from '../../content/kinds.ts';
import { LIBRARY } from '../../content/library/index.ts';
import type { CardRow } from '../../content/row.ts';
import { must } from '../../setup/presets.ts';
import { game } from '../whole.ts';

/** Legal setups at random out of cards beyond the four decks. */
const whole = Object.entries(LIBRARY).filter(([, row]) => isWhole(row));
const ids = (fits: (row: CardRow) => boolean) => whole.filter(([, row]) => fits(row)).map(([id]) => id);
const heroes = ids((row) => row.type === 'hero');

function player(chance: Chance): object {
  const hero = pickOne(heroes, chance);
  const { cls, name } = LIBRARY[hero] as CardRow;
  const mine = (row: CardRow) => row.cls === cls || row.cls === 'generic';
  const may = (row: CardRow) => row.keywords?.specialization === undefined || name.startsWith(row.with ?? '');
  const cards = ids((row) => !['hero', 'weapon', 'equipment'].includes(row.type) && mine(row) && may(row));
  const memory = cards.filter((id) => LIBRARY[id]?.cls === cls);
  const deck = Array.from({ length: 24 }, () =>
    pickOne(chance(1, 2)[0] === 1 && memory.length ? memory : cards, chance),
  );
  const weapons = ids((row) => row.type === 'weapon' && row.cls === cls);
  const weapon = weapons.length ? pickOne(weapons, chance) : undefined;
  const one = weapon && LIBRARY[weapon]?.hands === 1;
  const equipment = ['head', 'chest', 'arms', 'legs'].flatMap((zone) => {
    const list = ids((row) => row.type === 'equipment' && row.sub === zone && mine(row));
    return list.length ? [pickOne(list, chance)] : [];
  });
  const legal = deck.filter((id, i) => LIBRARY[id]?.keywords?.legendary === undefined || deck.indexOf(id) === i);
  return { hero, deck: legal, weapons: weapon ? [weapon, ...(one ? [weapon] : [])] : [], equipment, life: 12 };
}

it('random games with cards beyond the four decks keep every law of the battery', { timeout: 300_000 }, () => {
  const sample = (chance: Chance) => must({ players: { A: player(chance), B: player(chance) } });
  const report = battery({ ...game, setup: { ...game.setup, sample } }, { games: 12, seed: 20261116, thorough: 0.03 });
  expect(report.games).toBe(12);
});

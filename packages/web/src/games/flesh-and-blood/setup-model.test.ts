import { findGame, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { cardLists, DECK_NAMES, deckNamed, type FabSetup, type Player, playerOf, withCopies } from './setup-model.ts';

test('section 10: a deck of the box is known by its cards, and is another one when a card is changed', async () => {
  const found = findGame('flesh-and-blood');
  if (!found.ok) throw new Error(found.reason.code);
  const { setup } = await loadWhole(found.card);
  for (const name of DECK_NAMES) {
    const checked = setup.check({ players: { A: name, B: 'ira' } });
    if (!checked.ok) throw new Error(checked.reason.code);
    const player = (checked.setup as FabSetup).players?.A as Player;
    expect(deckNamed(player)).toBe(name);
    expect(playerOf(name).deck.toSorted()).toEqual(player.deck);
    const card = player.deck[0] as string;
    expect(deckNamed({ ...player, deck: withCopies(player.deck, card, 0) })).toBeUndefined();
  }
});

test('a card of one’s own is among those to pick', () => {
  const words = { cost: 'cost', power: 'power', defense: 'defense' };
  const lists = cardLists([{ id: 'heavy-swing', name: 'Heavy Swing', type: 'attack', power: 7 }], words);
  expect(lists.attacks.at(-1)).toEqual({ id: 'heavy-swing', name: 'Heavy Swing', about: 'attack, power 7' });
  expect(lists.heroes.length).toBeGreaterThan(4);
});

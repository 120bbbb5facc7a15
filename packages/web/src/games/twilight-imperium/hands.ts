import type { Player, Ti4Setup } from './setup-model.ts';

export type Hands = 'unknown' | 'none' | 'known';

const players = ({ attacker, defender, thirds }: Ti4Setup): Player[] =>
  [attacker, defender, ...thirds].filter((one) => one !== null);

export function handsOf(setup: Ti4Setup): Hands {
  const all = players(setup);
  if (all.some(({ hand }) => hand?.length)) return 'known';
  return all.every(({ hand }) => hand === null) ? 'unknown' : 'none';
}

export function withHands(setup: Ti4Setup, hands: Hands): Ti4Setup {
  const withHand = (player: Player): Player => {
    const hand = hands === 'unknown' ? null : hands === 'none' ? [] : (player.hand ?? []);
    return { ...player, hand };
  };
  return {
    ...setup,
    attacker: setup.attacker && withHand(setup.attacker),
    defender: setup.defender && withHand(setup.defender),
    thirds: setup.thirds.map(withHand),
  };
}

import type { Secret, Slot } from '@fray/engine';
import { type Player, type Seat, type State, WHO } from './types.ts';

/** What a seat may not know of the other, and nobody of either: hand, deck, face-down cards, what is looked at. */
export function secrets(s: State, seat: Seat | undefined): Secret[] {
  if (s.real) return [];
  const ordering = s.frames.at(-1)?.step === 'pitch order';
  return WHO.filter((who) => who !== seat).flatMap((who) => secretsOf(s.players[who], ordering));
}

/** Which cards there are is open: they could lie otherwise among the places that cannot be seen. */
function secretsOf(p: Player, ordering: boolean): Secret[] {
  const dealt: (unknown[] | Slot)[] = [p.hand, p.deck, p.intimidated, p.looking];
  const found: Secret[] = [{ dealt }];
  for (const pile of [...p.top, ...p.bottom]) {
    if (pile.how === 'secret') dealt.push(pile.cards);
    // Everybody knows which cards these are, but not their order.
    if (pile.how === 'set') found.push({ dealt: [pile.cards] });
  }
  if (p.arsenal && !p.arsenal.up) dealt.push({ in: p.arsenal, key: 'card' });
  // What is set aside still lies where it came from: others from there could have been chosen.
  const chosen = p.aside.length;
  const from = ordering ? p.pitched : p.hand;
  if (chosen) found.push({ in: p, key: 'aside', could: [from.slice(0, chosen), from.slice(-chosen)] });
  return found;
}

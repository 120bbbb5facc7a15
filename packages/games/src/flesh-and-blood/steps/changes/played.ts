import type { Play } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import { dealsArcane } from '../../rules/arcane.ts';
import { activeLink, classOf, heroRow, isBig, isOfTalent, rowOf } from '../../rules/cards.ts';
import { isAction } from '../../rules/costs.ts';
import type { Attack, Fab, Layer, Player } from '../../types.ts';
import { gainActionPoints } from './assets.ts';
import { trigger } from './zones.ts';

type P = Play<Fab>;

/** What heroes look at when a card is played, and what is counted of it. */
export function cardPlayed(play: P, layer: Layer): void {
  const state = play.state;
  if (layer.from === 'weapon') return;
  const row = rowOf(state, layer.card);
  const { hero, turn } = state.players[layer.by];
  const heroParts = heroRow(state, layer.by)?.does;
  if (heroParts?.['runeblade play'] && classOf(state, layer.by, layer.card) === 'runeblade' && turn.nonAttacks) {
    trigger(state, layer.by, hero, 'runeblade play');
  }
  if (heroParts?.['big attack'] && layer.attack && isBig(row)) trigger(state, layer.by, hero, 'big attack');
  if (dealsArcane(state, layer.card)) {
    // It is already on the stack, so the payment can name it.
    const at = state.stack.indexOf(layer);
    for (const it of state.players[layer.by].equipment)
      if (!it.down) trigger(state, layer.by, it.card, 'arcane play', at);
  }
  if (isOfTalent(state, layer.card, 'lightning')) turn.lightning = true;
  if (row.colour === 'red') turn.reds = (turn.reds ?? 0) + 1;
  if (row.type === 'aura') turn.auras = (turn.auras ?? 0) + 1;
  const link = row.type === 'instant' ? activeLink(state) : undefined;
  if (link) turn.instantLink = link.number;
  if (row.countsAsPlayed) turn.playedNames = [...(turn.playedNames ?? []), row.name];
  if (row.type === 'defense reaction') delete turn.reactionTax;
  const led = isAction(row) ? turn.leads?.filter((cost) => (row.cost ?? 0) >= cost).length : 0;
  if (led) {
    turn.leads = turn.leads?.filter((cost) => (row.cost ?? 0) < cost) ?? [];
    gainActionPoints(play, layer.by, led);
  }
  if (turn.sheath && isAction(row)) {
    const kind = layer.attack ? 'attack' : 'action';
    turn.sheath = turn.sheath.filter((it) => it !== kind);
  }
  if (isAction(row) && !layer.attack) turn.nonAttacks = (turn.nonAttacks ?? 0) + 1;
}

/** A card that was put face up into the arsenal this turn is shot with what it gained there. */
export function fromBow(me: Player, attack: Attack): void {
  attack.paid.push('face up');
  const { loaded } = me.turn;
  if (loaded?.card !== attack.card) return;
  attack.power += loaded.power;
  if (loaded.gain) attack.gains.push(loaded.gain);
  delete me.turn.loaded;
}

/** Each attack of an ally counts; objects have ids of their own, so this very one is found. */
export function allyAttacks(me: Player, card: CardId): void {
  const ally = me.permanents.find((it) => it.card === card);
  if (ally) ally.used = (ally.used ?? 0) + 1;
}

import type { GameText, Standing } from '../game.ts';
import { rowOf } from './rules/cards.ts';
import { forecast } from './rules/forecast.ts';
import { cardName } from './text.ts';
import { type Fab, type PlayerView, type State, type View, WHO } from './types.ts';

const count = (it: readonly unknown[] | number): number => (typeof it === 'number' ? it : it.length);

function deckCount(p: PlayerView | State['players']['A']): number {
  let n = count(p.deck) + count(p.looking);
  for (const pile of [...p.top, ...p.bottom]) n += count(pile.cards);
  return n;
}

/** How it stands: life and assets of both sides, the chain link by link, and the forecast of the link as it stands. */
export function standing(state: State | View, text: GameText<Fab>): Standing {
  const now = forecast(state);
  const focus = now
    ? `power ${now.power} against ${now.block}${now.prevented ? `, ${now.prevented} prevented` : ''}: ${now.hits ? `hits for ${now.damage}` : now.word}`
    : undefined;
  const reminders = state.chain.map((link) => {
    const how = link.resolved ? (link.hit ? `hit for ${link.damage}` : 'no damage') : 'active';
    return `Link ${link.number}: ${cardName(state, link.attack.card)}, ${how}`;
  });
  return {
    phase: state.combat_step === 'idle' ? 'no combat' : state.combat_step,
    round: state.number,
    sides: WHO.map((seat) => {
      const p = state.players[seat];
      const rows: Standing['sides'][number]['rows'] = [];
      const row = (zone: string, card: string, note = '') => rows.push({ zone, card, note });
      for (const it of p.weapons) row('weapon', cardName(state, it.card), it.counters ? `+${it.counters}` : '');
      for (const it of p.equipment) {
        const d = Math.max(0, (rowOf(state, it.card).defense ?? 0) - it.worn);
        row('equipment', cardName(state, it.card), it.down ? 'face down' : `defense ${d}`);
      }
      for (const it of p.permanents) row('permanent', cardName(state, it.card));
      if (p.arsenal) {
        const seen = p.arsenal.card === null ? 'face down' : cardName(state, p.arsenal.card);
        row('arsenal', seen, p.arsenal.up ? 'face up' : '');
      }
      if (Array.isArray(p.hand)) for (const card of p.hand) row('hand', cardName(state, card));
      for (const card of p.pitched) row('pitched', cardName(state, card));
      return {
        seat,
        name: text.seat(seat, state),
        rows,
        facts: {
          life: p.life,
          'action points': p.action_points,
          resources: p.floating_resources,
          hand: count(p.hand),
          deck: deckCount(p),
          graveyard: p.graveyard.length,
        },
      };
    }),
    ...(reminders.length ? { reminders } : {}),
    ...(focus ? { focus } : {}),
  };
}

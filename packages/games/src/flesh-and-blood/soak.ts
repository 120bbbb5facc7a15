import type { SoakPlan } from '../soak-plan.ts';
import { CARDS } from './content/index.ts';
import type { Event } from './events.ts';
import type { Fab } from './types.ts';

/** Types that are not played but used: they defend, are pitched, turned up, worn, created. */
const USED_BY_NAME: readonly string[] = ['resource', 'block', 'mentor', 'equipment', 'token'];

const byName = new Map<string, string>();
for (const [id, row] of Object.entries(CARDS)) if (USED_BY_NAME.includes(row.type)) byName.set(row.name, id);

function namesOf(event: Event): string[] {
  switch (event.type) {
    case 'block_play':
      return event.cards;
    case 'activate':
    case 'token':
    case 'turned_up':
    case 'trigger':
      return [event.card];
    case 'prevented':
      return [event.by];
    default:
      return [];
  }
}

/**
 * The long run: games between all decks and much else, in which every card must have been played. One in five is a table with
 * real decks that answers at random within the rules: over 1,000 of them.
 */
export const soak: SoakPlan<Fab> = {
  games: 5500,
  thorough: 0.01,
  *used(combat, events) {
    for (const who of ['A', 'B'] as const) {
      yield combat.state.players[who].hero;
      const deck = combat.setup.players?.[who];
      if (deck) yield `deck of ${deck.hero}`;
    }
    for (const event of events) {
      if (event.type === 'declare_attack' || event.type === 'play_card' || event.type === 'instant_play')
        yield event.id;
      for (const name of namesOf(event)) {
        const id = byName.get(name);
        if (id) yield id;
      }
    }
  },
  wanted: Object.keys(CARDS),
};

import type { Offer } from '@fray/engine';
import type { AnyGame, GameCard } from '@fray/games';
import { type Duel, duel, GAMES } from './duel.ts';

type Choices = (state: Duel['state'], offer: Offer<Duel>) => void;

/** The duel by other rules. */
export const duelBy = (rules: typeof duel.rules, change: Partial<typeof duel> = {}): readonly GameCard[] => [
  { ...(GAMES[0] as GameCard), load: async () => ({ ...duel, rules, ...change }) as unknown as AnyGame },
];

/** The duel, whose rules know how to open a save of older ones. */
export const duelUpgrading = (): readonly GameCard[] => duelBy({ ...duel.rules, upgrade: (state) => state });

/** The duel, but its charms are secrets only while `hidden` says so, and lie open else. */
export function duelHiding(hidden: (state: Duel['state']) => boolean): readonly GameCard[] {
  const { view, secrets } = duel.rules;
  return duelBy({
    ...duel.rules,
    view: (state, seat) => (hidden(state) ? view(state, seat) : state),
    secrets: (state, seat) => (hidden(state) ? (secrets?.(state, seat) ?? []) : []),
  });
}

/** The duel, but with another prompt: who may strike, and when. The seat that strikes rolls. */
export function duelWith(choices: Choices, hidden = true): readonly GameCard[] {
  const { secrets: _secrets, ...open } = duel.rules;
  const attack = duel.rules.steps['2 attack'];
  const rules: typeof duel.rules = {
    ...(hidden ? duel.rules : { ...open, view: (state) => state }),
    steps: {
      ...duel.rules.steps,
      '2 attack': {
        ...attack,
        choices: (state, _memory, offer) => choices(state, offer),
        on: {
          ...attack.on,
          strike: (play, _action, seat) => {
            if (seat !== 'host') play.state.turn = seat;
            return '3 dice';
          },
        },
      },
    },
  };
  return duelBy(rules, { hidden });
}

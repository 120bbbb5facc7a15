import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../contract.ts';
import { battery } from './battery.ts';
import { type Cards, type CardsView, cards, cardsSubject } from './cards.ts';

const run = (change: Partial<Ruleset<Cards>>) => () =>
  battery({ ...cardsSubject, rules: { ...cards, ...change } }, { games: 30, seed: 5 });

describe('declared secrets', () => {
  it('hold for the cards', () => {
    expect(run({})().tried.secrets).toBeGreaterThan(50);
  });
  it('find a view that is the state', () => {
    const leak = run({
      view: (state) => state as unknown as CardsView,
      imagine: (view) => structuredClone(view) as never,
    });
    expect(leak).toThrow(/a seat is shown nothing of a secret/);
  });
  it('find a face-down card in the view', () => {
    const leak = run({
      view: (state, seat) => ({ ...cards.view(state, seat), top: state.deck[0] ?? 0 }) as CardsView,
      // The law of imagine alone is kept: the card is put where the view says that it lies.
      imagine(view, seat, chance) {
        const { top, ...rest } = view as CardsView & { top: number };
        const at = rest.unseen.indexOf(top);
        const state = cards.imagine(
          { ...rest, deck: Math.max(0, rest.deck - 1), unseen: rest.unseen.filter((_, i) => i !== at) },
          seat,
          chance,
        );
        return at < 0 ? state : { ...state, deck: [top, ...state.deck] };
      },
    });
    expect(leak).toThrow(/a seat is shown nothing of a secret/);
  });
  it('find a drawn card that is reported to all', () => {
    const show = cards.steps.show;
    const leak = run({
      steps: {
        ...cards.steps,
        show: {
          ...show,
          enter(play) {
            const { emit } = play;
            play.emit = (event) => emit.call(play, event);
            const goes = show.enter?.(play);
            play.emit = emit;
            return goes;
          },
        },
      },
    });
    expect(leak).toThrow(/no seat learns a secret/);
  });
});

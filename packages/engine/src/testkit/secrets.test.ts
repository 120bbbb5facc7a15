import { describe, expect, it } from 'vitest';
import type { Ruleset, ThrowFor } from '../contract.ts';
import { battery } from './battery.ts';
import { type Cards, type CardsView, cards, cardsSubject, type Player } from './cards.ts';

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
  describe('find what only a choice makes secret', () => {
    /** The event of a game that says more than the cards do. */
    const bidShown = (to: (seat: Player) => Player | undefined) => {
      const { bids } = cards.steps;
      return run({
        steps: {
          ...cards.steps,
          bids: {
            ...bids,
            on: {
              ...bids.on,
              bid(play, action, seat) {
                const by = seat as Player;
                bids.on?.bid?.(play, action, seat);
                play.emit({ type: 'drew', player: by, card: action.card }, to(by));
              },
            },
          },
        },
      });
    };
    it('a bid that is reported to everybody', () => {
      expect(bidShown(() => undefined)).toThrow(/a hidden choice is reported to nobody/);
    });
    it('a bid that is reported to the other side only', () => {
      expect(bidShown((seat) => (seat === 'ann' ? 'bob' : 'ann'))).toThrow(/a hidden choice is reported to nobody/);
    });
    it('and nothing in a bid that its own seat alone is shown', () => {
      expect(bidShown((seat) => seat)().tried['hidden choices']).toBeGreaterThan(50);
    });
  });
  describe('find what the dice that are awaited say', () => {
    const awaited = (more: (hand: readonly number[]) => Partial<ReturnType<ThrowFor<Cards>>>) =>
      run({
        steps: {
          ...cards.steps,
          'boost roll': {
            ...cards.steps['boost roll'],
            enter({ roll, memory, state }) {
              const player = memory.player as Player;
              roll(1, 6, () => ({ seat: player, why: { code: 'boost' }, ...more(state.hands[player]) }));
              return 'back';
            },
          },
        },
      });
    it('a card in the reason', () => {
      expect(awaited(([card = 0]) => ({ why: { code: 'boost', card } }))).toThrow(
        /awaited dice say nothing of a secret/,
      );
    });
    it('a card in the groups', () => {
      const groups = ([card = 0]: readonly number[]) => [{ units: [`card ${card}`], count: 1, from: 4 }];
      expect(awaited((hand) => ({ groups: groups(hand) }))).toThrow(/awaited dice say nothing of a secret/);
    });
    it('and nothing where they say what everybody knows', () => {
      expect(awaited(() => ({}))().tried.secrets).toBeGreaterThan(50);
    });
  });
});

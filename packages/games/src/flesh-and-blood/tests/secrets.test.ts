import type { Play, Ruleset } from '@fray/engine';
import { battery } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { secrets } from '../secrets.ts';
import { remove } from '../steps/changes/lists.ts';
import { type Fab, type PlayerView, type State, type View, WHO } from '../types.ts';
import { table } from './fixture.ts';
import { game } from './whole.ts';

const run = (change: Partial<Ruleset<Fab>>) => () =>
  battery({ ...game, rules: { ...rules, ...change } }, { games: 8, seed: 31, thorough: 0.3 });
/** Where nothing is declared only the laws of `view` and `imagine` look for a leak. */
const undeclared: Partial<Ruleset<Fab>> = { secrets: () => [] };

/** The view as it is, but the face-down card of an arsenal lies open. */
function leakyView(state: State, seat: Fab['seat'] | undefined): View {
  const seen = rules.view(state, seat);
  const players = { ...seen.players };
  for (const who of WHO) {
    const { arsenal } = state.players[who];
    if (!arsenal || arsenal.up || who === seat) continue;
    const leak: PlayerView = { ...players[who], arsenal, unseen: [...players[who].unseen] };
    remove(leak.unseen, arsenal.card);
    players[who] = leak;
  }
  return { ...seen, players };
}

const draw = rules.steps.draw;
/** Draws as ever, but tells everything to everybody. */
function loudDraw(play: Play<Fab, 'draw'>) {
  const { emit } = play;
  play.emit = (event) => emit.call(play, event);
  const goes = draw.enter?.(play);
  play.emit = emit;
  return goes;
}

const FAULTS: [name: string, fault: Partial<Ruleset<Fab>>, law: RegExp][] = [
  [
    'a view that is the state',
    {
      view: (state) => state as unknown as View,
      imagine: (view) => structuredClone(view) as unknown as State,
    },
    /a seat is shown nothing of a secret/,
  ],
  ['a face-down arsenal card in the view', { view: leakyView }, /a seat is shown nothing of a secret/],
  [
    'a drawn card that everybody sees',
    { steps: { ...rules.steps, draw: { ...draw, enter: loudDraw } } },
    /no seat learns a secret/,
  ],
];

describe('declared secrets', () => {
  it('hold in random games', () => {
    expect(run({})().tried.secrets).toBeGreaterThan(300);
  });
  it.each(FAULTS)('find %s, which every other law lets pass', { timeout: 60_000 }, (_, fault, law) => {
    expect(run({ ...fault, ...undeclared })().games).toBe(8);
    expect(run(fault)).toThrow(law);
  });
  it('find a display for nobody that shows what one player sees', () => {
    expect(run({ view: (state, seat) => rules.view(state, seat ?? 'A') })).toThrow(
      /what nobody is shown every seat is shown|nothing of a secret/,
    );
  });

  const t = table({
    A: {
      hand: ['dodge-blue', 'wild-ride-red'],
      deck: ['muscle-mutt-yellow'],
      arsenal: 'head-jab-red',
      intimidated: ['thrust-red'],
      looking: ['leg-tap-red'],
      top: [{ how: 'secret', cards: ['bare-fangs-red'] }],
      bottom: [
        { how: 'open', cards: ['toughen-up-blue'] },
        { how: 'set', cards: ['pummel-blue', 'disable-red'] },
      ],
    },
    B: { hand: ['dodge-blue'], arsenal: { card: 'head-jab-red', up: true } },
  });
  const { A, B } = t.state.players;
  const ofA = [
    { shuffled: [A.hand, A.deck, A.intimidated, A.looking, A.top[0]?.cards, { in: A.arsenal, field: 'card' }] },
    { shuffled: [A.bottom[1]?.cards] },
  ];
  const ofB = [{ shuffled: [B.hand, B.deck, B.intimidated, B.looking] }];
  it('a player may not know what the other holds, deck and face-down cards', () => {
    expect(secrets(t.state, 'A')).toEqual(ofB);
    expect(secrets(t.state, 'B')).toEqual(ofA);
  });
  it('nobody and the host may not know it of either', () => {
    expect(secrets(t.state, undefined)).toEqual([...ofA, ...ofB]);
    expect(secrets(t.state, 'host')).toEqual([...ofA, ...ofB]);
  });
  it('2.3 the order in which pitched cards were chosen so far is a secret', () => {
    const pitched = ['dodge-blue', 'thrust-red', 'wild-ride-red'];
    const end = table({ A: { pitched: [...pitched] }, first: 'pitch order' });
    end.does('A', { type: 'bottom', card: 'thrust-red' });
    expect(secrets(end.state, 'B').slice(1)).toEqual([
      { in: end.player('A'), field: 'aside', could: [['dodge-blue'], ['wild-ride-red']] },
    ]);
    expect(end.combat.view('B').players.A.aside).toBe(1);
    expect(secrets(end.state, 'A').slice(1)).toEqual([]);
  });
});

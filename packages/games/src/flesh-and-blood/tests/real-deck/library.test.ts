import { expect, it } from 'vitest';
import type { Action } from '../../actions.ts';
import { LIBRARY } from '../../content/library/index.ts';
import type { CardRow } from '../../content/row.ts';
import type { StepMemory } from '../../steps/memory.ts';
import { bare, card, type RealTable, realTable } from './fixture.ts';

/** Every card of a deck that has a row of ours and no place in the four decks, named at a table with real decks. */

const NOT_PLAYED: readonly string[] = ['hero', 'weapon', 'equipment', 'resource', 'block'];
/** What these ask for is tried elsewhere: damage or boosts before, weapon attacks before, a defending card, another attack. */
const ASK_FOR_MORE = [
  'Feign Death',
  'Maximum Velocity',
  'In the Swing',
  'Reinforce the Line',
  'Lightning Press',
  'Blade Runner',
  'Fatal Engagement',
  "Razor's Edge",
  'Shred',
];
const isTried = (row: CardRow): boolean => !NOT_PLAYED.includes(row.type) && !ASK_FOR_MORE.includes(row.name);

/** A table that says yes to everything, then goes on. */
const ANSWERS: readonly Action['type'][] = [
  'accept',
  'choose',
  'done',
  'go on',
  'decline',
  'pass',
  'target',
  'stack',
  'lead',
  'put',
  'option',
];

/** The moment at which a card like this may be named. */
function momentFor(row: CardRow): RealTable {
  const weapons = [row.sub === 'arrow' ? 'Death Dealer' : 'Dawnblade'];
  const t = realTable({ A: { hand: 12, arsenal: true, weapons }, B: { life: 60, hand: 8, arsenal: true } });
  if (!row.type.endsWith('reaction')) return t;
  if (row.target === 'weapon') t.swing('A', 0, ['blue']);
  else t.play('A', card('Head Jab r'));
  t.toDefend().done('B').to('reaction');
  return row.type === 'defense reaction' ? t.does('B', { type: 'respond' }) : t;
}

const isOver = (t: RealTable): boolean =>
  t.outcome !== undefined ||
  t.state.combat_step === 'resolution' ||
  (t.state.combat_step === 'idle' && t.step === 'priority' && !t.state.stack.length && !t.state.waiting.length);

function answer(t: RealTable): void {
  const memory: StepMemory = t.combat.frame?.memory ?? {};
  const who = memory.who ?? t.state.turn;
  if (t.step === 'pay') return void t.does(who, { type: 'colour', colour: 'blue' });
  if (t.step === 'shown') return void t.does(who, { type: 'shows', card: bare('Head Jab r') });
  if (t.combat.need) return void t.combat.typeDice([4]);
  const open = t.offers().filter((it) => it.seat !== 'host');
  const pick = ANSWERS.flatMap((type) => open.filter((it) => it.action.type === type))[0];
  if (!pick) throw new Error(`nobody answers ${t.step}`);
  t.does(pick.seat, pick.action);
}

it.each(Object.entries(LIBRARY).filter(([, row]) => isTried(row)))('%s comes to its end', (_, row) => {
  const t = momentFor(row);
  const who = row.type === 'defense reaction' ? 'B' : 'A';
  const from = row.only || row.sub === 'arrow' ? 'arsenal' : 'hand';
  t.does(who, { type: 'card', card: card(`${row.name} ${row.colour ?? ''}`), from });
  for (let i = 0; i < 80 && !isOver(t); i++) answer(t);
  expect(isOver(t)).toBe(true);
});

it('Shelter from the Storm is discarded where it cannot be played, and in the Reaction Step only where that is said', () => {
  const shelter = { type: 'card', card: card('Shelter from the Storm r'), from: 'hand' } as const;
  const react = (reaction: boolean, more: { discard?: boolean }) => {
    const t = realTable().play('A', card('Head Jab r'));
    if (reaction) t.toDefend().done('B').to('reaction');
    t.does('B', { type: 'respond' }).does('B', { ...shelter, ...more });
    return [t.player('B').graveyard.length, t.state.stack.at(-1)?.kind];
  };
  expect([react(false, {}), react(true, {}), react(true, { discard: true })]).toEqual([
    [1, 'ability'],
    [0, 'card'],
    [1, 'ability'],
  ]);
  const t = realTable();
  expect(t.refused('A', { type: 'card', card: card('Head Jab r'), from: 'hand', discard: true })).toBe('no-ability');
});

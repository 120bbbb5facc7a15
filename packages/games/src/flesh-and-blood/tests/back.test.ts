import { type Combat, makeSave, openSave } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import type { CustomInput } from '../setup/schema.ts';
import type { Fab } from '../types.ts';
import { table } from './fixture.ts';

/** A called sequence hands its answer back; no step looks at the sequence below its own. */

const wall: CustomInput = {
  name: 'Own Wall',
  type: 'attack',
  cost: 0,
  power: 4,
  defense: 3,
  keywords: ['galvanize'],
  does: { galvanize: [{ do: 'defense', n: 2 }] },
};
const asked = () =>
  table({ A: { hand: ['head-jab-red'] }, B: { hand: ['own-wall'], permanents: ['copper'] }, custom: [wall] })
    .play('A', 'head-jab-red')
    .block('B', 'own-wall')
    .both();

/** The combat as a save of it brings it back. */
function reopened(combat: Combat<Fab>): Combat<Fab> {
  const opened = openSave(combat.rules, JSON.parse(JSON.stringify(makeSave(combat))));
  if (!opened.ok) throw new Error(opened.reason.code);
  return opened.combat;
}

describe('Galvanize: the answer goes back to the layer', () => {
  it('nothing is handed over before the answer', () => {
    const { frames } = asked().state;
    expect(frames.at(-1)).toEqual({ step: 'pick', then: null, memory: { who: 'B', why: 'galvanize' } });
    expect(frames.at(-2)).toMatchObject({ step: 'resolve', then: 'resolve', memory: { at: 1 } });
    expect(Object.keys(frames.at(-2)?.memory ?? {}).toSorted()).toEqual(['at', 'layer', 'n']);
  });
  it.each([
    ['nothing is destroyed: the rest does not happen', { type: 'decline' }, 3],
    ['an item is destroyed for the effect', { type: 'choose', card: 'copper' }, 5],
  ] as const)('%s, also across a save', (_, answer, block) => {
    const live = asked();
    const saved = reopened(live.combat);
    live.does('B', answer);
    expect(saved.move('B', answer).ok).toBe(true);
    expect(saved.state).toEqual(live.state);
    expect(saved.state.reaction_block).toBe(block);
    expect(saved.state.frames.some((frame) => 'value' in frame)).toBe(false);
  });
});

it('a copy for search has its own frames, with what is handed back and the dice known so far', () => {
  const { state } = asked();
  Object.assign(state.frames.at(-1) ?? {}, { value: 'declined', dice: [4] });
  const copy = rules.clone?.(state);
  expect(copy?.frames).toEqual(state.frames);
  expect(copy?.frames.at(-1)).not.toBe(state.frames.at(-1));
  expect(copy?.frames.at(-1)?.dice).not.toBe(state.frames.at(-1)?.dice);
});

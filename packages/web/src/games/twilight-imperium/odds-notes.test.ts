import { findGame, loadWhole } from '@fray/games';
import type { State } from '@fray/games/twilight-imperium/screen';
import { expect, test } from 'vitest';
import { withHands } from './hands.ts';
import { oddsNotes } from './odds-notes.ts';
import type { Ti4Setup } from './setup-model.ts';

test('the odds of a table say that unknown cards are not counted, and what an attacker who lands aims at', async () => {
  const found = findGame('twilight-imperium');
  if (!found.ok) throw new Error(found.reason.code);
  const { rules, setup } = await loadWhole(found.card);
  const preset = (id: string) => setup.presets.find((one) => one.id === id)?.setup as Ti4Setup;
  const said = (given: Ti4Setup) => oddsNotes(rules.begin(given) as unknown as State);
  expect(said(preset('medium-fleets'))).toEqual({});
  expect(said(withHands(preset('medium-fleets'), 'unknown'))).toEqual({ leftOut: 'cards not counted' });
  expect(said(preset('shielded-landing'))).toEqual({ aim: 'takes Abyz' });
  expect(said(preset('ground-war'))).toEqual({ aim: 'takes Quann' });
});

import type { PromptChoice, Types } from '@fray/engine';
import { expect, it } from 'vitest';
import type { Item } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';
import { readyOf } from './ready.ts';
import { spreadOf } from './spread.ts';

/** A prompt at which the dice could be thrown or a unit lands, and how often somebody looked ahead from it. */
function prompted() {
  const choice = (type: string, role: PromptChoice<Types>['role']): Item =>
    ({ choice: { seat: 'attacker', action: { type, planet: 'A' }, role }, label: type }) as unknown as Item;
  let looked = 0;
  const look = () => {
    looked++;
    return undefined;
  };
  const foresee = () => {
    looked++;
    return { moves: [], whole: true };
  };
  const items = [choice('continue', 'rolls'), choice('commit', 'acts')];
  const screen = { items, eyes: undefined, lookAt: undefined, view: { units: [] }, ahead: look, foresee };
  const seen = (readOnly: boolean) => ({ ...screen, readOnly }) as unknown as OnScreen;
  return { seen, looked: () => looked };
}

it.each([
  ['the throw', readyOf],
  ['the landing', spreadOf],
] as const)('%s of a table that this tab may not play yet is not remembered as none', (_, asked) => {
  const { seen, looked } = prompted();
  expect(asked(seen(true))).toBeUndefined();
  expect(looked()).toBe(0);
  asked(seen(false));
  expect(looked()).toBe(1);
  asked(seen(false));
  expect(looked()).toBe(1);
});

import type { PromptChoice } from '@fray/engine';
import type { Ti4 } from '@fray/games/twilight-imperium/screen';
import { expect, it } from 'vitest';
import type { Item } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';
import { readyOf } from './ready.ts';
import { spreadOf } from './spread.ts';

/** A prompt at which the dice could be thrown or a unit lands, and how often somebody looked ahead from it. */
function prompted() {
  const item = (label: string, choice: Partial<PromptChoice<Ti4>>) =>
    ({ choice: { seat: 'attacker', about: [], ...choice }, label }) as Item<Ti4>;
  let looked = 0;
  const look = () => {
    looked++;
    return undefined;
  };
  const together = () => {
    looked++;
    return { moves: [], complete: true };
  };
  const about = [{ kind: 'place', id: 'A' }] as const;
  const items = [item('continue', { role: 'rolls' }), item('commit', { role: 'acts', group: 'landing', about })];
  const device = { viewer: undefined };
  const screen = { items, device, lookAt: undefined, view: { units: [] }, routeToRoll: look, together };
  const seen = (readOnly: boolean) => ({ ...screen, readOnly }) as unknown as OnScreen<Ti4>;
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

import type { OnScreen } from './screen.ts';

type Boxes = typeof import('./DiceBoxes.svelte').default;

/** Apart from the other sheets: a panel draws them, and those sheets know the whole screen. */
let loaded: Boxes | undefined = $state.raw();
const fetchBoxes = (): Promise<void> =>
  import('./DiceBoxes.svelte').then(
    (file) => {
      loaded = file.default;
    },
    () => undefined,
  );

/** The boxes for dice that people enter, where these units throw some of them; the first call loads them. */
export function boxesFor({ awaited }: Pick<OnScreen, 'awaited'>, units: readonly string[]): Boxes | undefined {
  if (!awaited?.groups?.some((group) => units.includes(group.units[0] ?? ''))) return undefined;
  if (!loaded) void fetchBoxes();
  return loaded;
}

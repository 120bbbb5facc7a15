import { capitalize } from '@fray/games';

export { capitalize as headed };

/** A line as a sentence among others: one full stop, whatever it ends with. */
export const ended = (line: string): string => (/[.!?:]$/.test(line) ? line : `${line}.`);

/** `fleetSupply`, `fleet-supply`, `fleet supply` as a label. */
export const plainName = (name: string): string => {
  const spaced = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return capitalize(spaced);
};

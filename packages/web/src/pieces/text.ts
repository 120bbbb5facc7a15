import { capitalize } from '@fray/games';

/** Ends a line with a period unless it has an end mark. */
export const endSentence = (line: string): string => (/[.!?:]$/.test(line) ? line : `${line}.`);

/** `fleetSupply`, `fleet-supply`, `fleet supply` as a label. */
export const labelFromKey = (name: string): string => {
  const spaced = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return capitalize(spaced);
};

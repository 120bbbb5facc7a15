/** `fleetSupply`, `fleet-supply`, `fleet supply` as a label. */
export const plainName = (name: string): string => {
  const spaced = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** A setup from a link, on its way to the Setup page. */
let handed: { game: string; setup: unknown } | undefined;

export const handShared = (game: string, setup: unknown): void => {
  handed = { game, setup };
};
export function takeShared(game: string): unknown {
  const found = handed?.game === game ? handed.setup : undefined;
  handed = undefined;
  return found;
}

/** A word as a shell reads it back. */
const quoteWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** A command that can be typed again: words, and options with their values; what is undefined or false was not given. */
export function commandLine(
  words: readonly string[],
  options: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>,
): string {
  const given = Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [`--${name}`];
    return [value].flat().flatMap((one) => [`--${name}`, String(one)]);
  });
  return ['fray', ...words, ...given].map(quoteWord).join(' ');
}

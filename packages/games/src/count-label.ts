/** A noun with its level: `Cruiser II`. A name with another mark (`Viper EX-23`) has no plural. */
const NAME = /^(.*[a-z])( II)?$/;
/** Nouns with the same plural. */
const SAME = /(infantry|ops|s)$/i;

/** A number with its noun: `1 Cruiser II`, `2 Cruiser IIs`, `3 Infantry II`, `2 war suns`. */
export function countLabel(count: number, name: string, language = 'en'): string {
  const [, noun, level] = NAME.exec(name) ?? [];
  // English names in German: those in -er have no plural ending (`zwei Cruiser`).
  if (count === 1 || !noun || SAME.test(noun) || (language === 'de' && /er$/.test(noun))) return `${count} ${name}`;
  return !level && /[^aeiou]y$/.test(noun) ? `${count} ${noun.slice(0, -1)}ies` : `${count} ${name}s`;
}

/** A noun, and its level behind it: `Cruiser II`. A name with another mark (`Viper EX-23`) stays what it is. */
const NAME = /^(.*[a-z])( I{1,2})?$/;
/** Nouns that are the same for many. */
const SAME = /(Infantry|Ops|PDS|s)$/;

const manyEn = (noun: string): string =>
  SAME.test(noun) ? noun : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
/** English names in German: those in -er stay as they are (`zwei Cruiser`), the others take their s. */
const manyDe = (noun: string): string => (/er$/.test(noun) ? noun : manyEn(noun));

/** So many of a thing by its name: `1 Cruiser II`, `2 Cruisers II`, `3 Infantry I`, `2 War Suns`. */
export function counted(count: number, name: string, language = 'en'): string {
  const [, noun, level = ''] = NAME.exec(name) ?? [];
  if (count === 1 || !noun) return `${count} ${name}`;
  return `${count} ${(language === 'de' ? manyDe : manyEn)(noun)}${level}`;
}

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    printed: 'against the printed automa',
    sensible: 'against a sensible player',
    rules: "against Fray's own policy",
    easy: 'against an easy bot',
    hard: 'against a hard bot',
  },
  de: {
    printed: 'gegen den gedruckten Automaten',
    sensible: 'gegen einen vernünftigen Spieler',
    rules: 'gegen Frays eigene Spielweise',
    easy: 'gegen einen leichten Bot',
    hard: 'gegen einen starken Bot',
  },
};
/** Against whom, in words of a language. */
export const opponentWords = (name: string, language = 'en'): string =>
  (WORDS[language] ?? WORDS.en)?.[name] ?? `${language === 'de' ? 'gegen' : 'against'} ${name}`;

import { SAVE_VERSION } from '@fray/engine';
import type { Luck } from './luck.ts';

/** Ways to spoil a file as text. */
export const TEXT_CHANGES: Readonly<Record<string, (text: string, luck: Luck) => string>> = {
  'cut short': (text, luck) => text.slice(0, luck.below(text.length)),
  'its beginning lost': (text, luck) => text.slice(1 + luck.below(text.length)),
  'a piece lost': (text, luck) => {
    const from = luck.below(text.length);
    return text.slice(0, from) + text.slice(from + 1 + luck.below(40));
  },
  'a letter changed': (text, luck) => {
    const from = luck.below(text.length);
    return `${text.slice(0, from)}${luck.pick(['{', '}', '[', ']', '"', '\\', ',', ':', '0', '\u0000', '\ufeff', 'é'])}${text.slice(from + 1)}`;
  },
  'a mark before it': (text) => `\ufeff${text}`,
  'something after it': (text, luck) => text + luck.pick(['}', '\n', '\u0000', 'x', text.slice(0, 80)]),
  'a word that is no JSON': (text, luck) =>
    text.replace(/:\d+/, `:${luck.pick(['NaN', 'Infinity', 'undefined', '01'])}`),
  'a key twice': (text, luck) => {
    const keys = [...text.matchAll(/"(\w+)":/g)];
    const found = keys.length ? luck.pick(keys) : undefined;
    if (!found) return text;
    const value = luck.pick(['null', '{}', '[]', '0', '""']);
    return `${text.slice(0, found.index)}"${found[1]}":${value},${text.slice(found.index)}`;
  },
  'another fingerprint': (text, luck) =>
    text.replace(
      /"hash":"[^"]*"/,
      luck.pick(['"hash":""', '"hash":null', '"hash":7', '"hash":"0123456789abcdef"', '"a":1']),
    ),
  'only brackets': (_, luck) => '['.repeat(luck.pick([1, 100, 101, 200_000])),
  nothing: (_, luck) =>
    luck.pick([
      '',
      ' ',
      'null',
      '0',
      '"x"',
      '[]',
      '{}',
      `{"fray":${SAVE_VERSION}}`,
      `{"fray":${SAVE_VERSION},"hash":""}`,
    ]),
};

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { safe, safeText } from './safe.ts';

const code = (number: number) => String.fromCharCode(number);
const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => code(from + i));

test('control characters, separators and direction marks become escapes', () => {
  const unsafe = [
    ...between(0x00, 0x1f),
    ...between(0x7f, 0x9f),
    ...between(0x202a, 0x202e),
    ...between(0x2066, 0x2069),
    ...['\u061c', '\u200e', '\u200f', '\u2028', '\u2029', '\ud800', '\udc00'],
  ];
  for (const char of unsafe) expect(safe(`a${char}b`)).toMatch(/^a\\u[0-9a-f]{4}b$/);
  expect(safe('\u001b]0;title\u0007')).toBe('\\u001b]0;title\\u0007');
});

test('letters of every language, signs and joined emoji stay as they are', () => {
  const words = "Zoë 'Ω' \u4e16\u754c \u0645\u0631\u062d\u0628\u0627 ★ \u{1f469}\u200d\u{1f680} \\u001b \u00a0";
  expect(safe(words)).toBe(words);
});

test('escaping twice changes nothing; as JSON it means the same', () => {
  const hostile = ['\u001b[2J', '\r\b', '\u009b31m', '\u202e', '\u2028', '\u007f'];
  const json = safeText(JSON.stringify({ hostile }, null, 2));
  expect(safe(safe(hostile[0]!))).toBe(safe(hostile[0]!));
  expect(json).toMatch(/^[\n\x20-\x7e]+$/);
  expect(JSON.parse(json)).toEqual({ hostile });
});

test('one file alone writes to the terminal', () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const writes = /\b(?:stdout|stderr|output|stream)\??\.(?:write|end)\(|\bconsole\.|\.pipe\(|pipeline\(/;
  expect(files.filter((file) => writes.test(readFileSync(new URL(file, folder), 'utf8')))).toEqual(['writing.ts']);
});

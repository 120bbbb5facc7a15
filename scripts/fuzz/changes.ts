import type { Luck } from './luck.ts';
import { at, type Place, placesOf, setAt } from './places.ts';
import { copyJson, isFields, put, Raw } from './raw.ts';

/** Ways to spoil one place of any data. Each says whether it fitted there. */
type Spoil = (place: Place, luck: Luck, whole: unknown) => boolean;

const nest = (value: unknown, levels: number): unknown => {
  let out = value;
  for (let i = 0; i < levels; i++) out = i % 2 ? [out] : { deeper: out };
  return out;
};
const becomes =
  (...values: readonly unknown[]): Spoil =>
  (place, luck) => {
    setAt(place, copyJson(luck.pick(values)));
    return true;
  };
/** The same, where a value of this type stood. */
const insteadOf =
  (type: 'number' | 'string', ...values: readonly unknown[]): Spoil =>
  (place, luck) => {
    if (typeof at(place) !== type) return false;
    setAt(place, luck.pick(values));
    return true;
  };
const adds =
  (keys: readonly string[], ...values: readonly unknown[]): Spoil =>
  (place, luck) => {
    const value = at(place);
    if (!isFields(value)) return false;
    put(value, luck.pick(keys), copyJson(luck.pick(values)));
    return true;
  };

/** Names that every object has: a table that is asked carelessly answers to them. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];
const HOSTILE_TEXTS = [
  '\u0000\u0007\u001b[2J\u001b[1;31mred',
  '\u001b]0;title\u0007\u009b2J',
  'left\u202eright\u2028next\u2029',
  'one\r\ntwo\ttab\u007f',
  '</script><img src=x onerror=alert(1)>',
];

export const SPOILS: Readonly<Record<string, Spoil>> = {
  missing: (place) => {
    if (Array.isArray(place.in)) place.in.splice(place.key as number, 1);
    else delete place.in[place.key];
    return true;
  },
  null: becomes(null),
  'of another type': becomes(true, false, 'x', '', 0, 1, [], {}, [null], [[]], { a: 1 }),
  huge: insteadOf('number', 1e6, 1e9, 2 ** 31, 2 ** 32, 2 ** 53, 1e21, 1e308, -1e9, -1e308),
  infinite: insteadOf('number', new Raw('1e400'), new Raw('-1e400')),
  negative: insteadOf('number', -1, -2, -7),
  'minus zero': insteadOf('number', new Raw('-0'), new Raw('-0.0')),
  'a fraction': insteadOf('number', 0.5, 1.5, 1e-7),
  'a number as text': insteadOf('number', 'NaN', 'Infinity', '1', ''),
  'another number': insteadOf('number', 0, 1, 2, 3, 6, 7, 12, 100, 1000),
  'a long text': insteadOf('string', 'x'.repeat(5000), 'é'.repeat(20_000), ' '.repeat(100_000)),
  'control characters': insteadOf('string', ...HOSTILE_TEXTS),
  'half a character': insteadOf('string', '\ud800', 'a\udc00b'),
  'an inherited name': insteadOf('string', ...INHERITED),
  'an inherited key': adds(INHERITED, 1, null, {}, { polluted: true }, []),
  'a key like a number': adds(['0', '7', '-1', '1e3'], 1, 'x', {}),
  'an unknown field': adds(['extra', '', ' ', 'type', 'id'], 1, 'x', null, {}, []),
  'nested deep': (place, luck) => {
    setAt(place, nest(at(place), luck.pick([20, 60, 90, 97, 99, 150, 800])));
    return true;
  },
  'nested 200,000 levels deep': (place, luck) => {
    if (!luck.oneIn(8)) return false;
    setAt(place, new Raw(`${'['.repeat(200_000)}${']'.repeat(200_000)}`));
    return true;
  },
  twice: (place) => {
    if (!Array.isArray(place.in)) return false;
    place.in.splice(place.key as number, 0, copyJson(place.in[place.key as number]));
    return true;
  },
  'many times': (place, luck) => {
    if (!Array.isArray(place.in)) return false;
    const item = place.in[place.key as number];
    const size = JSON.stringify(item)?.length ?? 1;
    const times = Math.min(luck.pick([20, 300, 5000]), Math.floor(200_000 / Math.max(1, size)));
    place.in.splice(place.key as number, 0, ...Array.from({ length: times }, () => copyJson(item)));
    return true;
  },
  swapped: (place, luck) => {
    const keys = Object.keys(place.in);
    const other = { ...place, key: Array.isArray(place.in) ? luck.below(place.in.length) : luck.pick(keys) };
    const [here, there] = [at(place), at(other)];
    setAt(place, there);
    setAt(other, here);
    return here !== there;
  },
  emptied: (place) => {
    const value = at(place);
    if (Array.isArray(value)) setAt(place, []);
    else if (isFields(value)) setAt(place, {});
    else if (typeof value === 'string') setAt(place, '');
    else return false;
    return true;
  },
  'another name': (place, luck, whole) => {
    if (typeof at(place) !== 'string') return false;
    const names = placesOf(whole).flatMap((other) => (typeof at(other) === 'string' ? [at(other)] : []));
    setAt(place, luck.pick(names));
    return true;
  },
  'another part': (place, luck, whole) => {
    const others = placesOf(whole);
    if (!others.length) return false;
    setAt(place, copyJson(at(luck.pick(others))));
    return true;
  },
  'told the other way': (place) => {
    if (typeof at(place) !== 'boolean') return false;
    setAt(place, !at(place));
    return true;
  },
};
export const SPOIL_NAMES: readonly string[] = Object.keys(SPOILS);

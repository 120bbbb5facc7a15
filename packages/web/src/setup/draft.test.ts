import { findGame, loadWhole } from '@fray/games';
import { expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';

const found = findGame('merc');
if (!found.ok) throw new Error(found.reason.code);
const merc = await loadWhole(found.card);
const seating = { sitters: { dictator: 'rules' as const }, open: false };

/** What a tab keeps. */
function tab(kept: Record<string, string> = {}): Storage {
  const store = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  } as unknown as Storage;
}

test('a custom setup comes back with its seats, also an invalid one', () => {
  const store = tab();
  const value = { attacker: 'rebel', forces: {} };
  keepDraft('merc', { value, byHand: true, seating }, store);
  expect(readDraft(merc, store)).toEqual({ value, preset: undefined, byHand: true, seating });
});

test('a preset comes back as the preset that it is now', () => {
  const store = tab();
  const preset = merc.setup.presets[1];
  keepDraft('merc', { value: 'old', preset: preset?.id, byHand: false, seating }, store);
  expect(readDraft(merc, store)?.value).toBe(preset?.setup);
});

test('a broken draft, one of a preset that is gone, or none is ignored', () => {
  for (const text of ['{"value":', 'null', '7', '{"value":[1]}', '{"value":null}', '{"preset":"gone"}'])
    expect(readDraft(merc, tab({ 'fray-setup-merc': text })), text).toBeUndefined();
  expect(readDraft(merc, tab())).toBeUndefined();
  const strange = tab({ 'fray-setup-merc': '{"value":{},"seating":{"sitters":{"dictator":"cat","nobody":"rules"}}}' });
  expect(readDraft(merc, strange)?.seating).toEqual({ sitters: {}, open: false });
});

test('a browser that keeps nothing, or no more, is no error', () => {
  const full = { getItem: fail, setItem: fail } as unknown as Storage;
  expect(keepDraft('merc', { value: {}, byHand: true, seating }, full)).toBe(false);
  expect(readDraft(merc, full)).toBeUndefined();
});
function fail(): never {
  throw new Error('QuotaExceededError');
}

test('a browser that lets nobody near its storage costs no more than the draft', () => {
  vi.stubGlobal('sessionStorage', undefined);
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied');
    },
  });
  expect(keepDraft('merc', { value: {}, byHand: true, seating })).toBe(false);
  expect(readDraft(merc)).toBeUndefined();
  vi.unstubAllGlobals();
});

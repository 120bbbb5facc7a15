import type { Choice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../actions.ts';
import { type CatalogueCard, loadCatalogue } from '../../content/catalogue/index.ts';
import { KINDS, type Kind, kindOf } from '../../content/kinds.ts';
import { LIBRARY } from '../../content/library/index.ts';
import { isPlayedRow, ROW_FIELDS } from '../../rules/real-deck/rows.ts';
import type { Fab } from '../../types.ts';
import { bare, card, type RealTable, realTable } from './fixture.ts';

/** Cards of each kind by their names, played to the end of their link with real decks. */

const { cards } = await loadCatalogue();
const isAttack = ({ types, cost, power }: CatalogueCard): boolean =>
  types.includes('Attack') && types.includes('Action') && typeof cost === 'number' && typeof power === 'number';
/** Arrows need a bow and an arsenal, and melded halves a choice before: they have tests of their own. */
const isSimple = ({ types, name }: CatalogueCard): boolean => !types.includes('Arrow') && !name.includes('//');

const TWENTY = 20;
/** Spread over the whole catalog, always the same. */
function some(kind: Kind): CatalogueCard[] {
  const list = cards.filter((it) => kindOf(it) === kind && isAttack(it) && isSimple(it));
  return Array.from({ length: TWENTY }, (_, i) => list[Math.floor((i * list.length) / TWENTY)] as CatalogueCard);
}

/** What a table that does nothing of its own answers, in this order. */
const PLAIN: readonly Action['type'][] = [
  'done',
  'go on',
  'decline',
  'pass',
  'target',
  'stack',
  'lead',
  'choose',
  'put',
  'accept',
];

function answer(t: RealTable): void {
  const open: Choice<Fab>[] = t.offers();
  const pick = PLAIN.flatMap((type) => open.filter((it) => it.action.type === type && it.seat !== 'host'))[0];
  if (pick) t.does(pick.seat, pick.action);
  else if (t.step === 'shown') t.does(t.state.turn, { type: 'shows', card: bare('Head Jab r') });
  else throw new Error(`nobody answers ${t.step}: ${JSON.stringify(open.map((it) => it.action))}`);
}

function playToTheEnd(it: CatalogueCard): RealTable {
  const t = realTable({ A: { hand: 12 }, B: { life: 60 } });
  t.does('A', { type: 'card', card: card(`${it.name} ${it.colour ?? ''}`), from: 'hand' });
  for (let i = 0; i < 80 && t.state.combat_step !== 'resolution' && !t.outcome; i++) {
    if (t.step === 'pay') t.does('A', { type: 'colour', colour: 'blue' });
    else answer(t);
  }
  return t;
}

describe('a row of ours that is named at a table', () => {
  const FIGURES = ['name', 'colour', 'pitch', 'cls', 'type', 'sub', 'cost', 'power', 'defense', 'life', 'intellect'];
  it.each(Object.entries(LIBRARY))('%s goes along whole', (_, row) => {
    const beyond = Object.entries(row).filter(([key]) => ![...FIGURES, 'hands', 'keywords'].includes(key));
    expect(beyond.map(([key]) => key).filter((key) => !ROW_FIELDS.includes(key))).toEqual([]);
    expect(isPlayedRow(Object.fromEntries(beyond))).toBe(true);
  });
});

describe.each(KINDS)('twenty attacks by name: %s', (kind) => {
  it.each(some(kind).map((it) => [`${it.name} (${it.colour})`, it] as const))('%s', (_, it) => {
    const t = playToTheEnd(it);
    const link = t.state.chain[0];
    expect(link).toMatchObject({ resolved: true, dealt: true });
    // Nobody defends: what it deals is its power, which is the printed one unless its own row changes it.
    expect(link?.damage).toBe(link?.power);
    if (kind !== 'played') expect(link?.power).toBe(it.power);
    const reminded = t.events.some((event) => event.type === 'reminder' && event.card.startsWith(it.name));
    if (kind !== 'table') expect(reminded).toBe(false);
    else if (it.moments.some((moment) => moment === 'attack' || moment === 'hit')) expect(reminded).toBe(true);
  });
});

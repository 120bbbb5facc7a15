import { cardId } from '../index.ts';
import type { CardId, CardRow } from '../row.ts';
import { ASKED_FOR } from './asked-for.ts';
import { BRUTE_MORE } from './brute.ts';
import { EQUIPMENT_MORE, HEROES_MORE, WEAPONS_MORE } from './gear.ts';
import { GENERIC_MORE } from './generic.ts';
import { GUARDIAN_MORE } from './guardian.ts';
import { MECHANOLOGIST_MORE } from './mechanologist.ts';
import { NINJA_MORE } from './ninja.ts';
import { OTHER_COLOURS } from './other-colors.ts';
import { RANGER_MORE } from './ranger.ts';
import { RUNEBLADE_MORE } from './runeblade.ts';
import { WARRIOR_MORE } from './warrior.ts';
import { WIZARD_MORE } from './wizard.ts';

/**
 * Printed cards beyond the four decks. A table does not carry them: a setup that names one takes its row along, and so
 * does a card that is named at the table.
 */
export const LIBRARY: Readonly<Record<CardId, CardRow>> = Object.fromEntries(
  [
    ...GENERIC_MORE,
    ...BRUTE_MORE,
    ...GUARDIAN_MORE,
    ...NINJA_MORE,
    ...WARRIOR_MORE,
    ...RANGER_MORE,
    ...RUNEBLADE_MORE,
    ...WIZARD_MORE,
    ...MECHANOLOGIST_MORE,
    ...HEROES_MORE,
    ...WEAPONS_MORE,
    ...EQUIPMENT_MORE,
    ...OTHER_COLOURS,
    ...ASKED_FOR,
  ].map((row) => [cardId(row.name, row.colour), row]),
);

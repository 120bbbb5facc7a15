import { type Note, sameWords, word } from '../../notes.ts';

/** Real cards: fields of the forms, their options, and reminders. */
export const TABLE_NOTES = {
  note: word('name of the card, for the log'),
  anyway: word('do it anyway'),
  hurt: word('its own ability wounds the unit'),
  swiftTwice: word('counts twice against Swift'),
  enemyId: word('which enemy'),
  attackIndex: word('which attack, from 0'),
  change: word('what happens'),
  colour: word('color of the card'),
  ...sameWords('token points'),
  to: word('where the Wounds go'),
  unitId: word('which unit'),
  level: word('level'),
  noAttack: word('does not attack'),
  armorTo1: word('armor becomes 1'),
  loseFortification: word('loses its fortification'),
  loseResistance: word('loses a resistance'),
  loseAbility: word('loses an ability'),
  blocked: word('counts as blocked'),
  destroyed: word('is destroyed'),
  all: word('all of them'),
  discard: word('discard pile'),
  lost: word('lost'),
  'table-threat': ((f) => `${f.name}, ${f.damage} damage`) as Note,
  'table-threats': ((f) => `Unblocked: ${f.threats}`) as Note,
  'table-unusual': ((f) =>
    `${f.name}: armor over 16 or an attack over 15 is more than any token has. Is that intended?`) as Note,
  'table-healing': word('No healing during combat; afterward, Wounds in hand and on units can be healed.'),
};

import { type Note, word } from '../../notes.ts';

/** From the table: fields of its forms, what can be chosen in them, and what people are reminded of. */

export const TABLE_NOTES = {
  note: word('which card it was, for the log'),
  anyway: word('do it anyway'),
  hurt: word('its own ability wounds the unit'),
  swiftTwice: word('counts twice against Swift'),
  enemyId: word('enemy'),
  attackIndex: word('which attack, from 0'),
  change: word('what happens'),
  colour: word('colour of the card'),
  token: word('token'),
  points: word('points'),
  to: word('where the Wounds go'),
  unitId: word('unit'),
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
  'table-threats': ((f) => `${f.threats} will deal damage.`) as Note,
  'table-unusual': ((f) =>
    `${f.name}: armor over 16 or an attack over 15 is more than any token has. Is it meant?`) as Note,
  'table-healing': word('Nobody is healed inside a combat; after it, Wounds in hand and on units can be.'),
};

import { plural } from '../../words.ts';
import { FACTIONS } from '../content/factions.ts';
import { PRINTED_KINDS } from '../content/names/types.ts';
import { printedByName } from '../setup/printed-names.ts';
import type { Event, PartyId, State } from '../types.ts';
import { AT_TABLE } from './at-table.ts';
import { effectName, kindName, midName, partyName, placeName, rollName, setNames, targetName } from './names.ts';
import { countCounters } from './reasons.ts';

/** Feint leaves no token behind. */
const tokenIn = (state: State, system: string, by: PartyId): boolean =>
  state.adjacent.some((row) => row.id === system && row.tokens.includes(by));

/** Faces by the type of unit that rolled them; hits are marked. */
function formatDice(dice: Extract<Event, { type: 'rolled' }>['dice']): string {
  const faces = new Map<string, string[]>();
  for (const { kind, face, mod, value } of dice) {
    const list = faces.get(kind);
    const text = face + mod >= value ? `${face}✓` : `${face}`;
    if (list) list.push(text);
    else faces.set(kind, [text]);
  }
  return [...faces].map(([kind, thrown]) => `${kindName(kind)} ${thrown.join(' ')}`).join(', ');
}

/** Names without a row. Whether a typed one is resolved at the table is known only once the names are loaded. */
function asideText({ names, typed }: Extract<Event, { type: 'aside' }>, whose: string): string {
  const parts = new Map<string, string[]>();
  for (const name of names) {
    const printed = typed ? printedByName(name, PRINTED_KINDS) : { atTable: false };
    const part = !printed
      ? 'unknown here; resolve it at the table'
      : printed.atTable
        ? 'resolve it at the table'
        : 'no part in a combat';
    parts.set(part, [...(parts.get(part) ?? []), effectName(name)]);
  }
  return [...parts].map(([part, list]) => `${list.join(', ')}${whose}: ${part}.`).join(' ');
}

export function log(event: Event, state: State): string | undefined {
  const who = (party: string) => partyName(party, state);
  const mid = (party: string) => midName(who(party));
  switch (event.type) {
    case 'step':
      if (event.step === 'P2.1') return `Space combat, round ${event.round ?? 1}.`;
      if (event.step === 'P4.1') return `Ground combat on ${event.planet ?? 'the planet'}, round ${event.round ?? 1}.`;
      return undefined;
    case 'faction':
      return `${FACTIONS[event.faction].name} is the ${event.party}.`;
    case 'sets':
      return `Sets in use: ${setNames(event.sets)}.`;
    case 'aside':
      return asideText(event, event.by === null ? '' : ` (${who(event.by)})`);
    case 'forces':
      return `${who(event.party)}: ${event.count} unit${plural(event.count)} in ${placeName(event.place)}.`;
    case 'used':
      return `${who(event.by)} uses ${effectName(event.effect)}${event.target === undefined ? '' : ` (${targetName(state, event.target)})`}.`;
    case 'paid':
      return `${who(event.by)} pays ${countCounters(event.amount, event.what)}${event.table ? ' at the table' : ''}.`;
    case 'cancelled':
      return `${effectName(event.effect)} of ${mid(event.by)} is canceled.`;
    case 'table': {
      const what = AT_TABLE[event.effect];
      return `${effectName(event.effect)} of ${mid(event.by)}: resolve at the table${what ? `: ${what}` : ''}.`;
    }
    case 'rolled': {
      if (event.dice.length === 0) return undefined;
      const again = event.again === undefined ? '' : `, reroll (${effectName(event.again)})`;
      const hits = event.dice.filter((die) => die.face + die.mod >= die.value).length;
      const where = event.place === 'space' ? '' : ` on ${placeName(event.place)}`;
      return `${who(event.by)}, ${rollName(event.kind)}${where}${again}: ${formatDice(event.dice)}: ${hits} hit${plural(hits)}.`;
    }
    case 'hits':
      return `${event.count} hit${plural(event.count)} on ${mid(event.on)}${event.place === 'space' ? '' : ` on ${event.place}`}.`;
    case 'hits cancelled':
      return `${effectName(event.effect)} cancels ${event.count} hit${plural(event.count)} on ${mid(event.on)}.`;
    case 'sustained':
      return `${kindName(event.kind)} of ${mid(event.by)} sustains damage.`;
    case 'damaged':
      return `${kindName(event.kind)} of ${mid(event.by)} becomes damaged.`;
    case 'repaired':
      return `${effectName(event.effect)} repairs ${kindName(event.kind)} of ${mid(event.by)}.`;
    case 'destroyed':
      return `${kindName(event.kind)} of ${mid(event.by)} is destroyed${event.at === 'space' ? '' : ` on ${placeName(event.at)}`}.`;
    case 'removed':
      return `${kindName(event.kind)} of ${mid(event.by)} is removed (${effectName(event.why)}).`;
    case 'placed':
      return `${effectName(event.effect)}: ${kindName(event.kind)} of ${mid(event.by)} appears in ${placeName(event.at)}.`;
    case 'captured':
      return `${who(event.by)} captures ${kindName(event.kind)}.`;
    case 'held':
      return `${who(event.by)}: no ${rollName(event.kind)}.`;
    case 'announced':
      return `${who(event.by)} announces a retreat.`;
    case 'retreated':
      return `${who(event.by)} leaves for ${event.to}${tokenIn(state, event.to, event.by) ? '; a command token is placed there' : ''}.`;
    case 'boarded':
      return `${kindName(event.kind)} of ${mid(event.by)} leaves ${event.planet} with the fleet.`;
    case 'committed':
      return `${kindName(event.kind)} of ${mid(event.by)} lands on ${event.planet}.`;
    case 'returned':
      return `A unit of ${mid(event.by)} goes back to the space area.`;
    case 'control':
      return event.by === null
        ? `Nobody controls ${event.planet}.`
        : `${who(event.by)} takes ${event.planet}; it is exhausted${event.explored ? ' and explored' : ''}.`;
    case 'space ended':
      return event.winner === 'none'
        ? 'No space combat takes place.'
        : event.winner === 'draw'
          ? 'The space combat ends in a draw.'
          : `${who(event.winner)} wins the space combat.`;
    case 'ground ended':
      return event.winner === 'attacker' || event.winner === 'defender'
        ? `${who(event.winner)} wins on ${event.planet}.`
        : `Nobody is left on ${event.planet}: the defender keeps it.`;
    case 'ended':
      if (event.how === 'cancelled')
        return `${effectName(event.effect ?? '')} ends the turn; the command token stays in the system.`;
      return event.how === 'conceded' ? 'A side concedes.' : 'Done. Next in the tactical action: production.';
    case 'deadlock':
      return 'Neither side can ever win: the attacker must leave, or loses everything there.';
    case 'adjusted':
      return `The host corrects the table: ${event.what}${event.unit ? ` ${kindName(event.unit)}` : ''}${event.face ? ` ${event.face}` : ''}.`;
  }
}

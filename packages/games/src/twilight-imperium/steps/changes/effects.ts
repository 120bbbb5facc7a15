import type { Play } from '@fray/engine';
import { EFFECTS } from '../../content/effects/registry.ts';
import { factionEffects, generalEffects } from '../../rules/parties.ts';
import {
  type Bonus,
  PARTIES,
  type PartyId,
  type Reminder,
  SETS,
  type SetTag,
  type State,
  type Ti4,
} from '../../types.ts';

/** Effects that parties gain and lose, and what lasts for a while. */

export function lasts(play: Play<Ti4>, bonus: Bonus): void {
  play.state.bonuses.push(bonus);
  play.state.version++;
}

/** A party gains or loses an effect in play. */
export function gain(state: State, by: PartyId, effect: string): void {
  const party = state.parties[by];
  if (!party || party.effects.includes(effect)) return;
  party.effects.push(effect);
  state.version++;
}

export function forfeit(state: State, by: PartyId, effect: string): void {
  const party = state.parties[by];
  const index = party?.effects.indexOf(effect) ?? -1;
  if (!party || index < 0) return;
  party.effects.splice(index, 1);
  state.version++;
}

export function expire(state: State, ...until: Bonus['until'][]): void {
  if (state.bonuses.some((bonus) => until.includes(bonus.until))) {
    state.version++;
    state.bonuses = state.bonuses.filter((bonus) => !until.includes(bonus.until));
  }
  const ends = (one: Reminder): boolean => (until as string[]).includes(one.until) && one.id !== 'transactions';
  if (state.reminders.some(ends)) state.reminders = state.reminders.filter((one) => !ends(one));
}

export function addReminder(play: Play<Ti4>, reminder: Reminder): void {
  if (!play.state.reminders.some((one) => one.id === reminder.id)) play.state.reminders.push(reminder);
}

/** Plays on with these sets: abilities, texts of units and general rules come and go with the set they belong to. */
export function playWith(state: State, sets: readonly SetTag[]): void {
  const before = state.sets;
  state.sets = SETS.filter((set) => sets.includes(set));
  const isOff = (id: string): boolean => {
    const row = EFFECTS.get(id);
    return row !== undefined && !state.sets.includes(row.set);
  };
  const renewed = (held: readonly string[], old: readonly string[], now: readonly string[]): string[] => [
    ...new Set([...now, ...held.filter((id) => !old.includes(id) && !isOff(id))]),
  ];
  for (const id of PARTIES) {
    const party = state.parties[id];
    if (!party) continue;
    const { faction } = party;
    party.effects = renewed(party.effects, factionEffects(faction, before), factionEffects(faction, state.sets));
  }
  state.common = renewed(state.common, generalEffects(before), generalEffects(state.sets));
  state.version++;
}

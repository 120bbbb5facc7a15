import type { Night } from '../../store/tonight.ts';
import { factionName, type LISTS, type Player, type Side, type Ti4Setup, withFaction } from './setup-model.ts';

/** A player of a recent setup: faction, name, and what was held. */
export type Guest = Pick<Player, 'faction' | (typeof LISTS)[number]> & { name: string };

/** The players of these setups, each faction once, as they were last. */
export function guestsOf(nights: readonly Night[]): Guest[] {
  const guests = new Map<string, Guest>();
  for (const { setup } of nights) {
    const { attacker, defender, thirds } = setup as Ti4Setup;
    for (const player of [attacker, defender, ...thirds]) {
      if (!player || !factionName(player.faction) || guests.has(player.faction)) continue;
      const { technologies, leaders, notes, relics, breakthroughs } = player;
      const name = typeof player.name === 'string' ? player.name : '';
      guests.set(player.faction, {
        faction: player.faction,
        name,
        technologies,
        leaders,
        notes,
        relics,
        breakthroughs,
      });
    }
  }
  return [...guests.values()];
}

/** Seats a guest; the units of the side become units of that faction. */
export function withGuest(setup: Ti4Setup, side: Side, guest: Guest): Ti4Setup {
  const next = withFaction(setup, side, guest.faction);
  const player = next[side];
  const { faction: _, ...held } = guest;
  return player ? { ...next, [side]: { ...player, ...held } } : next;
}

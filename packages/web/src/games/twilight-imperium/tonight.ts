import type { Night } from '../../store/tonight.ts';
import { factionName, type LISTS, type Player, type Side, type Ti4Setup, withFaction } from './setup-model.ts';

/** Somebody of the last evenings: faction, name, and what was held. */
export type Guest = Pick<Player, 'faction' | (typeof LISTS)[number]> & { name: string };

/** Everybody who took part in set-ups that fit, as they were last, each faction once. */
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

/** At a side: the units there stay, as units of the faction. */
export function withGuest(setup: Ti4Setup, side: Side, guest: Guest): Ti4Setup {
  const next = withFaction(setup, side, guest.faction);
  const player = next[side];
  const { faction: _, ...held } = guest;
  return player ? { ...next, [side]: { ...player, ...held } } : next;
}

/**
 * What a setup form shows while it is filled in: how full the ships, the fleet pool and the box are, with the sentence
 * where something is too much. Pure questions about a setup of which anything may still be missing: groups, ids, names
 * and the short text form all count. Undefined: the seat is empty, or what stands there cannot be read yet (`check`
 * says why).
 */
import { UNITS, type UnitType } from '../content/units.ts';
import { type PlayerSeat, THIRDS } from '../vocabulary.ts';
import { capacityMeter, groupsOfSeat, limitMeters, type Meter, supplyMeter } from './limits.ts';
import { hasText, readSetup } from './read.ts';
import { setupSchema } from './schema.ts';
import type { PlayerSetup, Setup } from './types.ts';

export type { Meter } from './limits.ts';

function read(draft: unknown, seat: PlayerSeat): { setup: Setup; player: PlayerSetup } | undefined {
  const parsed = setupSchema.safeParse(draft);
  if (!parsed.success) return undefined;
  const { setup } = readSetup(parsed.data, hasText(parsed.data));
  const player = seat === 'attacker' || seat === 'defender' ? setup[seat] : setup.thirds[THIRDS.indexOf(seat)];
  return player ? { setup, player } : undefined;
}

/** P0.5 (3): ships that count against the fleet supply. */
export function supplyOf(draft: unknown, seat: PlayerSeat): Meter | undefined {
  const draftRead = read(draft, seat);
  if (!draftRead) return undefined;
  const { setup, player } = draftRead;
  const laws = setup.laws.map((row) => row.law);
  return supplyMeter(player, seat, setup.system.planets, laws);
}

/** P0.5 (4): fighters and ground forces in space against the capacity of the ships. */
export function capacityOf(draft: unknown, seat: PlayerSeat): Meter | undefined {
  const draftRead = read(draft, seat);
  return draftRead && capacityMeter(draftRead.player, seat, draftRead.setup.system.planets);
}

/** One meter for each type of unit that the box limits; none where unit limits are turned off. */
export function limitsOf(draft: unknown, seat: PlayerSeat): (Meter & { type: UnitType })[] {
  const draftRead = read(draft, seat);
  return draftRead ? limitMeters(draftRead.setup, seat, draftRead.player) : [];
}

/** Resources that all units of a seat in and around the system cost; fighters and infantry come two for one. */
export function costOf(draft: unknown, seat: PlayerSeat): number {
  const draftRead = read(draft, seat);
  if (!draftRead) return 0;
  return groupsOfSeat(draftRead.setup, seat, draftRead.player).reduce((sum, group) => {
    const { cost = 0, pair } = UNITS[group.unit];
    return sum + group.count * (pair ? cost / 2 : cost);
  }, 0);
}

import type { SetTag } from '../setup/types.ts';

/** The factions of section C.2 in its order, and the neutral units of Thunder's Edge. */
export const FACTION_ROWS = [
  { id: 'arborec', name: 'The Arborec', set: 'B' },
  { id: 'argent', name: 'The Argent Flight', set: 'PoK' },
  { id: 'letnev', name: 'The Barony of Letnev', set: 'B' },
  { id: 'saar', name: 'The Clan of Saar', set: 'B' },
  { id: 'keleres', name: 'The Council Keleres', set: 'C3' },
  { id: 'muaat', name: 'The Embers of Muaat', set: 'B' },
  { id: 'hacan', name: 'The Emirates of Hacan', set: 'B' },
  { id: 'empyrean', name: 'The Empyrean', set: 'PoK' },
  { id: 'sol', name: 'The Federation of Sol', set: 'B' },
  { id: 'creuss', name: 'The Ghosts of Creuss', set: 'B' },
  { id: 'l1z1x', name: 'The L1Z1X Mindnet', set: 'B' },
  { id: 'mahact', name: 'The Mahact Gene-Sorcerers', set: 'PoK' },
  { id: 'mentak', name: 'The Mentak Coalition', set: 'B' },
  { id: 'naalu', name: 'The Naalu Collective', set: 'B' },
  { id: 'naaz-rokha', name: 'The Naaz-Rokha Alliance', set: 'PoK' },
  { id: 'nekro', name: 'The Nekro Virus', set: 'B' },
  { id: 'nomad', name: 'The Nomad', set: 'PoK' },
  { id: 'sardakk', name: "Sardakk N'orr", set: 'B' },
  { id: 'titans', name: 'The Titans of Ul', set: 'PoK' },
  { id: 'jol-nar', name: 'The Universities of Jol-Nar', set: 'B' },
  { id: 'cabal', name: "The Vuil'raith Cabal", set: 'PoK' },
  { id: 'winnu', name: 'The Winnu', set: 'B' },
  { id: 'xxcha', name: 'The Xxcha Kingdom', set: 'B' },
  { id: 'yin', name: 'The Yin Brotherhood', set: 'B' },
  { id: 'yssaril', name: 'The Yssaril Tribes', set: 'B' },
  { id: 'bastion', name: 'Last Bastion', set: 'TE' },
  { id: 'deepwrought', name: 'The Deepwrought Scholarate', set: 'TE' },
  { id: 'rebellion', name: 'The Crimson Rebellion', set: 'TE' },
  { id: 'ral-nel', name: 'The Ral Nel Consortium', set: 'TE' },
  { id: 'firmament', name: 'The Firmament', set: 'TE' },
  { id: 'obsidian', name: 'The Obsidian', set: 'TE' },
  { id: 'neutral', name: 'Neutral units', set: 'TE' },
] as const satisfies readonly { id: string; name: string; set: SetTag }[];

export type FactionId = (typeof FACTION_ROWS)[number]['id'];
export interface FactionRow {
  id: FactionId;
  name: string;
  set: SetTag;
}
export const FACTIONS: Readonly<Record<FactionId, FactionRow>> = Object.fromEntries(
  FACTION_ROWS.map((row) => [row.id, row]),
) as Record<FactionId, FactionRow>;
export const FACTION_IDS: readonly FactionId[] = FACTION_ROWS.map((row) => row.id);

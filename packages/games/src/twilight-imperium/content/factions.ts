import type { SetTag } from '../vocabulary.ts';

/** The factions of section C.2 in its order, and the neutral units of Thunder's Edge. */
export const FACTION_ROWS = [
  { id: 'arborec', name: 'The Arborec', short: 'Arborec', set: 'B' },
  { id: 'argent', name: 'The Argent Flight', short: 'Argent', set: 'PoK' },
  { id: 'letnev', name: 'The Barony of Letnev', short: 'Letnev', set: 'B' },
  { id: 'saar', name: 'The Clan of Saar', short: 'Saar', set: 'B' },
  { id: 'keleres', name: 'The Council Keleres', short: 'Keleres', set: 'C3' },
  { id: 'muaat', name: 'The Embers of Muaat', short: 'Muaat', set: 'B' },
  { id: 'hacan', name: 'The Emirates of Hacan', short: 'Hacan', set: 'B' },
  { id: 'empyrean', name: 'The Empyrean', short: 'Empyrean', set: 'PoK' },
  { id: 'sol', name: 'The Federation of Sol', short: 'Sol', set: 'B' },
  { id: 'creuss', name: 'The Ghosts of Creuss', short: 'Creuss', set: 'B' },
  { id: 'l1z1x', name: 'The L1Z1X Mindnet', short: 'L1Z1X', set: 'B' },
  { id: 'mahact', name: 'The Mahact Gene-Sorcerers', short: 'Mahact', set: 'PoK' },
  { id: 'mentak', name: 'The Mentak Coalition', short: 'Mentak', set: 'B' },
  { id: 'naalu', name: 'The Naalu Collective', short: 'Naalu', set: 'B' },
  { id: 'naaz-rokha', name: 'The Naaz-Rokha Alliance', short: 'Naaz-Rokha', set: 'PoK' },
  { id: 'nekro', name: 'The Nekro Virus', short: 'Nekro', set: 'B' },
  { id: 'nomad', name: 'The Nomad', short: 'Nomad', set: 'PoK' },
  { id: 'sardakk', name: "Sardakk N'orr", short: "Sardakk N'orr", set: 'B' },
  { id: 'titans', name: 'The Titans of Ul', short: 'Titans', set: 'PoK' },
  { id: 'jol-nar', name: 'The Universities of Jol-Nar', short: 'Jol-Nar', set: 'B' },
  { id: 'cabal', name: "The Vuil'raith Cabal", short: 'Cabal', set: 'PoK' },
  { id: 'winnu', name: 'The Winnu', short: 'Winnu', set: 'B' },
  { id: 'xxcha', name: 'The Xxcha Kingdom', short: 'Xxcha', set: 'B' },
  { id: 'yin', name: 'The Yin Brotherhood', short: 'Yin', set: 'B' },
  { id: 'yssaril', name: 'The Yssaril Tribes', short: 'Yssaril', set: 'B' },
  { id: 'bastion', name: 'Last Bastion', short: 'Last Bastion', set: 'TE' },
  { id: 'deepwrought', name: 'The Deepwrought Scholarate', short: 'Deepwrought', set: 'TE' },
  { id: 'rebellion', name: 'The Crimson Rebellion', short: 'Rebellion', set: 'TE' },
  { id: 'ral-nel', name: 'The Ral Nel Consortium', short: 'Ral Nel', set: 'TE' },
  { id: 'firmament', name: 'The Firmament', short: 'Firmament', set: 'TE' },
  { id: 'obsidian', name: 'The Obsidian', short: 'Obsidian', set: 'TE' },
  { id: 'neutral', name: 'Neutral units', short: 'Neutral units', set: 'TE' },
] as const satisfies readonly { id: string; name: string; short: string; set: SetTag }[];

export type FactionId = (typeof FACTION_ROWS)[number]['id'];
export interface FactionRow {
  id: FactionId;
  /** As on its sheet. */
  name: string;
  /** As people at the table say it. */
  short: string;
  set: SetTag;
}
export const FACTIONS: Readonly<Record<FactionId, FactionRow>> = Object.fromEntries(
  FACTION_ROWS.map((row) => [row.id, row]),
) as Record<FactionId, FactionRow>;
export const FACTION_IDS: readonly FactionId[] = FACTION_ROWS.map((row) => row.id);

import type { Merc } from '@fray/games/merc/screen';
import { partsOf } from '../manifest.ts';
import InitiativeTrack from './InitiativeTrack.svelte';
import MercPanel from './MercPanel.svelte';
import { nameOf } from './model.ts';
import SectorMap from './SectorMap.svelte';

export const parts = partsOf<Merc>({ main: MercPanel, top: InitiativeTrack, aside: SectorMap, nameOf: nameOf });

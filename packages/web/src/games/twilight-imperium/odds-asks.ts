import type { OddsAsks } from '../manifest.ts';
import OddsRetreat from './OddsRetreat.svelte';
import OddsSettings from './OddsSettings.svelte';
import { aimSentence } from './odds-aims.ts';

export const asks: OddsAsks = { settings: OddsSettings, beside: OddsRetreat, aims: aimSentence };

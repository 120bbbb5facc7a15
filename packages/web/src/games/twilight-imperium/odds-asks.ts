import type { OddsAsks } from '../manifest.ts';
import OddsRetreat from './OddsRetreat.svelte';
import OddsSettings from './OddsSettings.svelte';

export const asks: OddsAsks = { settings: OddsSettings, beside: OddsRetreat };

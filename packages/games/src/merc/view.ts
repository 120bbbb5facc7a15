import type { Ruleset } from '@fray/engine';
import { clone } from './clone.ts';
import type { Merc } from './types.ts';

/**
 * Nothing is hidden in MERC: every seat sees everything. Tactics cards are played and mines are
 * announced in the open (section 19); what lies in a stash that nobody speaks of is not part of a combat.
 */
export const view: Ruleset<Merc>['view'] = (state) => state;
export const imagine: Ruleset<Merc>['imagine'] = (seen) => clone(seen);

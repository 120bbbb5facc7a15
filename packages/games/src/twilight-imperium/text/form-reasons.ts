import type { Reason } from '@fray/engine';
import { effectName, kindName, setName } from './names.ts';

/** What is wrong with a form of P0.3 and P0.5, or with what the host enters: a sentence for every code. */

const fact = (reason: Reason, key: string): string => String(reason[key] ?? '');

export const FORM_REASONS: Readonly<Record<string, string | ((reason: Reason) => string)>> = {
  'unknown-set': 'There is no such set, or one is listed twice.',
  'base-game-stays': 'The base game is always in use.',
  'set-in-use': (r) => `Something on the table belongs to ${setName(fact(r, 'set'))}: it stays in use.`,
  'law-of-a-player': (r) =>
    `${effectName(fact(r, 'effect'))} belongs to a player: enter it with what that player holds.`,
  'unknown-party': 'No such player takes part.',
  'unknown-place': 'There is no such place.',
  'unknown-unit': (r) => `${kindName(fact(r, 'unit'))} cannot be there.`,
  'unknown-effect': 'There is no such technology, leader, relic or promissory note.',
  'unknown-card': 'There is no such action card.',
  'unknown-anomaly': 'There is no such anomaly.',
  'unknown-wormhole': 'There is no such wormhole.',
  'unknown-trait': 'There is no such planet trait.',
  'not-a-flag': 'This must be yes or no.',
  'unknown-law': 'There is no such law.',
  'unknown-faction': 'There is no such faction in the sets in play.',
  'unknown-counter': 'There is no such counter.',
  'not-counts': 'This must be a list of counts.',
  'not-a-count': (r) => `${kindName(fact(r, 'unit'))}: this must be a whole number from 0 to 40.`,
  'cannot-be-damaged': (r) => `${kindName(fact(r, 'unit'))} cannot be damaged.`,
  'too-many-damaged': (r) => `${kindName(fact(r, 'unit'))}: more are damaged than there are.`,
  'bad-name': 'The name of a planet needs letters.',
  'name-taken': 'There is already a planet with that name.',
  'too-many-cards': (r) => `At most ${fact(r, 'most')} cards are possible here.`,
  'too-many-planets': 'A system has at most six planets.',
  'too-many-parties': 'At most four third parties are possible.',
};

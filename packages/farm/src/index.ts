export { DatabaseFault, isAway } from '@fray/postgres';
export { Farm, WORKER } from './farm.ts';
export type { Cut, ListedRun, MadeWith, Question, Result, Run, RunState, Taken } from './types.ts';
export { type Ended, type Watching, watch } from './watch.ts';
export { type Working, work } from './work.ts';

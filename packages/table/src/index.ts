export type { Asking } from './asking.ts';
export { type DecisionsAsked, listDecisions, type PastDecision } from './decisions.ts';
export { hidesAmong } from './device.ts';
export { DryRun } from './dry-run.ts';
export { commitmentOf, type FairSeed, fairDice } from './fair.ts';
export { type AnyTable, FarTable, type Sent } from './far.ts';
export type { TableMemory } from './memory.ts';
export { Moments } from './moments.ts';
export { facesOfHits } from './only-hits.ts';
export { applyPatch, diff, type Patch } from './patch.ts';
export type { Played, PlayedEntry } from './played.ts';
export { parsePace, TABLE_REFUSALS, tableRefusal } from './refusals.ts';
export { type Heard, RemoteTable, type RemoteTools, type Unsent, type Wish } from './remote-table.ts';
export { Replica } from './replica.ts';
export { answerOf, orderOf, type StopAnswer, stopAnswers } from './stops.ts';
export { Table, type Veiled } from './table.ts';
export { type PickNext, type Proposal, pickByPolicy, pickInOrder } from './together.ts';
export * from './told.ts';
export * from './types.ts';
export {
  type Guest,
  type LogRow,
  PROVEN,
  RECORD,
  readRecord,
  replayRow,
  type TableRecord,
  VERIFY_REFUSALS,
  type Verified,
  verifyRecord,
  verifyRefusal,
} from './verify.ts';
export { Viewer } from './viewer.ts';

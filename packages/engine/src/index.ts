export {
  type ChanceKind,
  dry,
  manualDice,
  type Pull,
  recordedDice,
  restoreSource,
  type Source,
  type SourceState,
  scriptedDice,
  seededDice,
} from './chance/source.ts';
export { Tray, type TrayState } from './chance/tray.ts';
export { below, nextWord, seedState, type XoshiroState } from './chance/xoshiro.ts';
export { choices, type Listing } from './choices.ts';
export { Combat } from './combat.ts';
export * from './contract.ts';
export { defaultChoice, needsConfirmation, rollChoice, seatToServe } from './default-choice.ts';
export { defineRuleset, faults } from './define.ts';
export { type FlowRow, flow, mermaid } from './flow.ts';
export { type Chunked, KEPT_MOMENTS, runToEnd, type Walked } from './history.ts';
export { canonical, clone, hash, isRecord, jsonFault, same } from './json.ts';
export { chanceToHit } from './mechanics/dice.ts';
export { type AlikeDice, type FaceClass, faceClasses, mergeDice } from './mechanics/merge-rolls.ts';
export { type Hear, Runner } from './play.ts';
export { focusOf, prompt } from './prompt.ts';
export {
  type Answer,
  type DecidedMove,
  type DiceAction,
  type Entry,
  type Move,
  type Moved,
  type MoveOptions,
  type Note,
  type Part,
  type Refused,
  refuse,
  TABLE,
  type UndoOptions,
  type VisibleEvent,
} from './record.ts';
export { REFUSALS, refusal } from './refusals.ts';
export { type Replaced, type Replayed, replay } from './replay.ts';
export * from './roles.ts';
export {
  LARGEST_SAVE,
  type OpenOptions,
  openSave,
  parseSave,
  readSave,
  verifySave,
} from './save.ts';
export { makeSave, SAVE_VERSION, type Save } from './save-made.ts';
export { DEEPEST_SAVE, nestedTooDeep } from './save-shape.ts';
export { hides } from './secrets.ts';

export {
  type ChanceKind,
  dry,
  type Pull,
  recorded,
  restoreSource,
  type Source,
  type SourceState,
  scripted,
  seeded,
  typed,
} from './chance/source.ts';
export { Tray, type TrayState } from './chance/tray.ts';
export { below, nextWord, seedState, type XoshiroState } from './chance/xoshiro.ts';
export { choices, type Listing } from './choices.ts';
export { Combat } from './combat.ts';
export * from './contract.ts';
export { defineRuleset, faults } from './define.ts';
export { type FlowRow, flow, mermaid } from './flow.ts';
export { atOnce, type InPieces, KEPT_MOMENTS, type Walked } from './history.ts';
export { chanceToHit } from './mechanics/dice.ts';
export { type AlikeDice, type FaceClass, faceClasses, lumpDice } from './mechanics/lumps.ts';
export { canonical, clone, hash, isRecord, notPlain, same } from './plain.ts';
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
  type Told,
  type UndoOptions,
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
export { asksTwice, byItself, seatToServe, throwOf, usual } from './usual.ts';

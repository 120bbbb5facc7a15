import type { Advice, AdviceQuestion, DecisionQuestion } from '@fray/advisor';
import type { Types } from '@fray/engine';
import type { SolveQuestion, SolveResult } from './solve.ts';

/** What a worker is asked, as plain data: what a seat may see of a prompt, and nothing else. */
export type Question =
  | ({ kind: 'advise'; game: string } & AdviceQuestion<Types>)
  | ({ kind: 'decide'; game: string } & DecisionQuestion<Types>)
  | ({ kind: 'solve'; game: string } & SolveQuestion);

/** What it answers. */
export interface Answer {
  /** As far as it is known; left out until there is enough to be worth a look. */
  advice?: Advice<Types>;
  /** What a player does. */
  action?: Types['action'];
  /** What can be told without playing it out. */
  solved?: SolveResult;
  /** Combats played of each choice, and how many it will be at most; both 0 while everything is counted out. */
  played: number;
  most: number;
  done: boolean;
  /** It cannot be worked out, and why. */
  problem?: string;
}

/** What goes over to the worker. */
export interface Sent {
  id: number;
  /** Left out: stop. */
  question?: Question;
}
/** What comes back. */
export interface WorkerMessage {
  id: number;
  answer: Answer;
}

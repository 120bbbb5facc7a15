import type { Reason } from '@fray/engine';
import type { ProblemCode } from './problems.ts';

/** Takes one problem: where, a stable code, and what its sentence names. */
export type Report = (path: string, code: ProblemCode, facts?: Readonly<Record<string, Reason[string]>>) => void;

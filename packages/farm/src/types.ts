import { isRecord } from '@fray/engine';

/** The versions that a run is played with: parts of others are not added up. */
export type MadeWith = Readonly<Record<string, string | number>>;

/** A job and what it is played with. The job has numbers from `from` to before `to`. */
export interface Question {
  /** What its results depend on, beside the job. */
  made: MadeWith;
  /** What to play. */
  job: Numbers;
}
interface Numbers {
  from: number;
  to: number;
}

/** How a run is cut into shards, fixed when it begins. */
export interface Cut {
  /** Numbers of a shard at most. */
  largest: number;
  /** How many there are. */
  shards: number;
  /** Seconds after which a shard that nobody delivered is played again. */
  expiry: number;
}

/** `open`: workers take its shards. */
export type RunState = 'open' | 'stopped' | 'done';
/** A question that a farm answers. */
export interface Run extends Cut {
  /** Of the question: the same question is the same run. */
  id: string;
  /** What it answers. */
  asked: Question;
  /** Whether workers take its shards. */
  state: RunState;
}
/** As in the list: without its question, if Fray did not begin it. */
export interface ListedRun extends Omit<Run, 'asked'> {
  /** What it answers. */
  asked?: Question;
  /** Shards with a result. */
  delivered: number;
  /** When. */
  begun: Date;
}

/** A shard that a worker has in hand. */
export interface Taken {
  /** The id of its run. */
  run: string;
  /** Its number, from 0. */
  shard: number;
  /** Its id in the queue. */
  job: string;
}

/** What a shard came to: its part, or the words of a mistake that every worker would make. */
export type Result = { part: unknown } | { mistake: string };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What stands in the database is not trusted. */
export const isQuestion = (value: unknown): value is Question =>
  isRecord(value) &&
  isRecord(value.made) &&
  Object.values(value.made).every((one) => typeof one === 'string' || typeof one === 'number') &&
  isRecord(value.job) &&
  isCount(value.job.from) &&
  isCount(value.job.to) &&
  value.job.from < value.job.to;
export const isResult = (value: unknown): value is Result =>
  isRecord(value) && ('part' in value || typeof value.mistake === 'string');

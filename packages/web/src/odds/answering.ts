import type { Reason } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { Begun, ExactWork } from './exact.ts';
import { noAnswer, type OddsAnswer, type Question } from './provider.ts';
import { Sampler } from './sampling.ts';

/** One slice of work, in milliseconds; a new question is heard between two slices. */
const SLICE = 40;
/** So long nothing is played: what is worked out by then stands there at once, and no figure has to make room for it. */
const AHEAD = 160;
/** However wide the interval still is, and however near the exact answer: a phone has other things to do. */
const LONGEST = 6000;
/** A glance and a comparison take less: there are several of them. */
const BRIEF = 2500;
/** Where nothing else is waited for: what is given up by count is given up sooner. */
const PATIENT = 60_000;

/** What a worker has. */
export interface AnswerHost {
  now(): number;
  /** Lets a newer question in. */
  pause(): Promise<void>;
  /** Nobody has asked anything newer. */
  isCurrent(): boolean;
  tell(answer: OddsAnswer): void;
  /** What a table needs of the game. */
  playing(): Promise<AnyGame>;
  /** What makes it exact, loaded when this is first called. */
  begin(): Promise<Begun>;
  /** No figure stands there yet: a table only plays until one does, for nobody waits for more files before it. */
  readonly isFirst: boolean;
}

/** Answers one question: worked out where that is possible, played until then and where it is not. */
export async function answer(host: AnswerHost, question: Question, seed: number): Promise<void> {
  const answering = new Answering(host, question, seed);
  if (question.whole) return answering.countWhole();
  if (!host.isFirst || 'setup' in question.from) await answering.count();
  await answering.play();
  await answering.count();
}

class Answering {
  private readonly host: AnswerHost;
  private readonly question: Question;
  private readonly seed: number;
  private readonly longest: number;
  private exactWork: ExactWork | undefined;
  private counted = false;
  private spent = 0;
  private because: readonly Reason[] | undefined;
  private holdings: OddsAnswer['counted'];
  private sampler: Sampler | undefined;
  /** It is answered, once for all. */
  private over = false;

  constructor(host: AnswerHost, question: Question, seed: number) {
    this.host = host;
    this.question = question;
    this.seed = seed;
    this.longest = question.enough === undefined ? LONGEST : BRIEF;
  }

  private get goesOn(): boolean {
    return !this.over && this.host.isCurrent();
  }

  /** Works it out, for as long as nothing has to be played beside it. */
  async count(): Promise<void> {
    const { host } = this;
    if (!this.goesOn) return;
    if (!this.counted) await this.begin();
    const ahead = this.sampler ? this.longest : AHEAD;
    while (this.goesOn && this.exactWork && this.spent < ahead) {
      this.countSlice();
      await host.pause();
    }
    // Nothing is played any more, and it is not worked out either: what was played stands.
    if (this.sampler && this.goesOn) this.end(this.because ?? [{ code: 'odds-too-slow' }]);
  }

  /** Nothing but what comes of it: exact, or why not. */
  async countWhole(): Promise<void> {
    await this.begin();
    while (this.goesOn && this.exactWork && this.spent < PATIENT) {
      this.countSlice();
      await this.host.pause();
    }
    const because = this.because ?? [{ code: 'odds-too-slow' }];
    if (this.goesOn) this.finish({ ...noAnswer(), ...this.withHoldings(), because, done: true });
  }

  private async begin(): Promise<void> {
    this.counted = true;
    let begun: Begun;
    try {
      begun = await this.host.begin();
    } catch (error) {
      // What is not there cannot be worked out; it can be played, and the answer says why.
      begun = { ok: false, reason: { code: 'odds-not-loaded', error: String(error) }, refused: false };
    }
    if (begun.ok) this.exactWork = begun.work;
    else if (begun.refused) this.finish({ ...noAnswer(), done: true, refused: begun.reason });
    else this.because = [begun.reason];
  }

  private countSlice(): void {
    const { host, exactWork } = this;
    const begun = host.now();
    let found: ReturnType<ExactWork['step']>;
    while (!found && exactWork && host.now() - begun < SLICE) found = exactWork.step();
    this.spent += host.now() - begun;
    if (!found) return;
    this.exactWork = undefined;
    if (found.ok) this.finish(found.answer);
    else {
      this.because = found.because;
      this.holdings = found.counted;
    }
  }

  /** Plays, and works out beside it. */
  async play(): Promise<void> {
    const { host, question, seed, longest } = this;
    if (!this.goesOn) return;
    const sampler = new Sampler(await host.playing(), question, seed, this.exactWork?.played);
    this.sampler = sampler;
    const { answer: played } = sampler;
    let spent = 0;
    while (this.goesOn && !played.done && spent < longest) {
      const slice = host.now();
      while (host.now() - slice < SLICE && !played.done) sampler.sample();
      spent += host.now() - slice;
      host.tell({ ...played, ...this.withReasons(), done: false });
      await host.pause();
      if (this.goesOn && !this.counted && !host.isFirst) await this.begin();
      if (this.goesOn && this.exactWork) {
        this.countSlice();
        await host.pause();
      }
    }
    if (this.goesOn && this.counted && !this.exactWork) this.end(this.because);
  }

  private withReasons(): { because?: readonly Reason[] } {
    return this.because ? { because: this.because } : {};
  }
  private withHoldings(): { counted?: NonNullable<OddsAnswer['counted']> } {
    return this.holdings ? { counted: this.holdings } : {};
  }
  private end(because: readonly Reason[] | undefined): void {
    if (!this.sampler) return;
    this.finish({ ...this.sampler.answer, ...this.withHoldings(), ...(because ? { because } : {}), done: true });
  }
  private finish(found: OddsAnswer): void {
    this.over = true;
    this.host.tell(found);
  }
}

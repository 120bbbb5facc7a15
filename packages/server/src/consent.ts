import { type Answer, refuse, type Types } from '@fray/engine';
import type { Consent } from '@fray/table';
import { isOf, type Live, othersAt } from './live.ts';
import type { SharedCombat } from './shared-combat.ts';

/** How long a request stands. */
const LONGEST = 60_000;
const DONE: Answer<Types> = { ok: true, events: [] };

type Wanted = Pick<Consent, 'kind' | 'by' | 'seat' | 'late'>;

/** Whose yes is needed: who is away for long has no voice, nor have bots and those who only look on. */
export function votersFor(live: Live, { kind, by }: Pick<Wanted, 'kind' | 'by'>, now: number): string[] {
  const { people } = live;
  // Who has no seat yet sees one hand; who has one would see two.
  if (kind === 'seat' && !people.persons[by]?.seats.length) return by === people.host ? [] : [people.host];
  return othersAt(live, by, now);
}

/** Does what is wanted if nobody has to be asked, and asks otherwise. */
function ask(live: Live, wanted: Wanted, id: string, now: number): Answer<Types> {
  const { people } = live;
  const isFree = people.trusted === true && wanted.kind !== 'seat';
  if (isFree || !votersFor(live, wanted, now).length) return grant(live, wanted, []);
  if (people.request) return refuse('request-open');
  people.request = { ...wanted, id, yes: [], until: now + LONGEST, at: live.playing?.seq ?? 0 };
  return DONE;
}
/** `yes`: the persons who agreed. */
function grant(live: Live, { kind, by, seat, late }: Wanted, yes: readonly string[]): Answer<Types> {
  const { people } = live;
  const playing = live.playing as SharedCombat;
  const { table } = playing;
  const agreed = yes.flatMap((one) => people.persons[one]?.seats ?? []);
  if (kind === 'undo') return playing.record(seat, () => table.undo({ host: true, seat, agreed }), { agreed });
  if (kind === 'seat') {
    people.persons[by]?.seats.push(seat);
    const { [seat]: _, ...bots } = people.bots;
    people.bots = bots;
    table.sitters = bots;
    return playing.record('table', () => table.start());
  }
  const offer = table
    .missedOffers()
    .find(({ at, choice }) => at === late?.at && choice.seat === seat && sameAction(choice, late));
  if (!offer) return refuse('stale', { at: table.combat.at, seen: late?.at ?? 0 });
  return playing.record(seat, () => table.playLate(offer), { late: offer.at });
}
const sameAction = ({ action }: { action: unknown }, late: Consent['late']): boolean =>
  JSON.stringify(action) === JSON.stringify(late?.action);

/** Somebody answers the request that stands. */
export function vote(
  live: Live,
  person: string,
  { agree, request: id }: { agree: boolean; request: string },
  now: number,
): Answer<Types> {
  const { request } = live.people;
  if (request?.id !== id) return refuse('no-request');
  if (!votersFor(live, request, now).includes(person)) return refuse('not-asked');
  if (!agree) delete live.people.request;
  else if (!request.yes.includes(person)) request.yes = [...request.yes, person];
  return DONE;
}
/** Does what everybody has agreed to, and drops what came too late; whether anything has changed. */
export function closeRequest(live: Live, now: number): boolean {
  const { people } = live;
  const { request, paused } = people;
  if (!request || paused) return false;
  const voters = votersFor(live, request, now);
  // Nobody who was asked is left: silence is no yes. Who asks again is answered by what is true then.
  const isVoid = request.at !== live.playing?.seq || !voters.length;
  const isAgreed = !isVoid && voters.every((one) => request.yes.includes(one));
  if (!isAgreed && !isVoid && request.until > now) return false;
  delete people.request;
  if (isAgreed) grant(live, request, request.yes);
  return true;
}

/** Takes the last decision back: at once if it is one's own and nothing has come to light since. */
export function undo(live: Live, { by, seat, id, now }: Asked): Answer<Types> {
  const { table } = live.playing as SharedCombat;
  const { combat, line } = table;
  const at = combat.lastDecision;
  const whose = line?.[0]?.seat ?? (at === undefined ? undefined : combat.moves[at]?.seat);
  if (whose === undefined) return refuse('nothing-to-undo');
  const fence = line
    ? undefined
    : combat
        .history()
        .slice((at ?? 0) - combat.at)
        .find((entry) => entry.fence)?.fence;
  if (isOf(live, by, whose) && !fence)
    return (live.playing as SharedCombat).record(whose, () => table.undo({ seat: whose }), 'undo');
  const isAlone = !live.people.trusted && !votersFor(live, { kind: 'undo', by }, now).length;
  // With nobody to ask, what has been seen is not taken back.
  if (fence && isAlone) return refuse('fence', { fence });
  return ask(live, { kind: 'undo', by, seat }, id, now);
}
interface Asked {
  by: string;
  seat: string;
  /** Of the message. */
  id: string;
  now: number;
}
/** Plays something where nobody was asked. */
export function playLate(live: Live, { by, seat, id, now }: Asked, late: NonNullable<Consent['late']>): Answer<Types> {
  const { table } = live.playing as SharedCombat;
  const isOffered = table
    .missedOffers()
    .some(({ at, choice }) => at === late.at && choice.seat === seat && sameAction(choice, late));
  return isOffered
    ? ask(live, { kind: 'late', by, seat, late }, id, now)
    : refuse('stale', { at: table.combat.at, seen: late.at });
}
/** Takes a free seat of a combat that has begun. */
export const takeSeat = (live: Live, { by, seat, id, now }: Asked): Answer<Types> =>
  ask(live, { kind: 'seat', by, seat }, id, now);

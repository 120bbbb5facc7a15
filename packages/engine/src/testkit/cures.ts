// A law without a row is one of history and saves: it breaks where a handler reads or changes what is not in the state.
/** What to write when a ruleset breaks a law of the battery; `TYPE` becomes the type of the action in question. */
export const CURES: Readonly<Record<string, string>> = {
  'the state is plain data':
    'keep only strings, numbers, booleans, null, lists and objects in the state that begin() and the handlers make',
  'restored equals live': 'leave a missing field out of the state instead of storing undefined, NaN or -0',
  'listing choices changes nothing': 'let choices() of the step read the state and never write to it',
  'choices are the same when listed again':
    'let choices() of the step depend on the state alone, not on chance, time or a variable outside',
  'a choice belongs to a seat of the game': 'offer TYPE to a seat that `seats` of the ruleset names',
  'a choice has a handler': "add on: { 'TYPE'(play, action, seat) { ... } } to the step that offers it",
  'a form has its sheet': "add forms: { 'TYPE': { fields, check, sample } } to the ruleset",
  'a choice is plain data': 'put ids and numbers into TYPE, no functions, classes or undefined',
  'a choice is listed once': 'offer TYPE once for each seat, or give it a field that tells the choices apart',
  'a view is plain data': 'let view() return plain data: no functions, classes or undefined',
  'where no secret is declared the view shows the state':
    'declare what view() hides in secrets(state, seat), or show it',
  'view(imagine(view)) is the view': 'let imagine() fill in only what view() hides, and leave everything else as it is',
  "view(imagine(view)) is the watcher's view":
    'let imagine() fill in what view(state, undefined) hides, of every seat, and leave everything else as it is',
  'what nobody is shown every seat is shown':
    'hide from no seat what a spectator sees: view(state, undefined) shows least',
  'a seat has the same choices in what it imagines':
    'offer TYPE by what the seat may see, or show in view() what its choices depend on',
  'viewing and imagining change nothing': 'let view() and imagine() copy what they change',
  'the fields of a form are plain data': 'let fields() of the form TYPE return plain data',
  'a sampled form is accepted': 'let sample() of the form TYPE return only what its check() accepts',
  'choices of two seats commute':
    'store what each seat chooses with TYPE under its own name and apply it once all have chosen, or ask one seat at a time',
  'a prompt offers something':
    'offer at least one choice that is not blocked, or let the step lead on without one: next() returns the step',
  'a prompt lists what is offered': 'let choices() of the step return the same list each time it is called',
  'a choice stands where it was listed': 'list TYPE in choices() of the step, or in choices() of `always`, not in both',
  'a prompt changes nothing': 'let choices() of the step read the state and never write to it',
  'several free choices are not all called the same':
    'give about() in the row of TYPE, so that its choices have different names',
  'a choice is about a thing with a name':
    'let about() in the row of TYPE return { kind, id } with an id that is not empty',
  'a role is one of the seven':
    'give the row of TYPE one of the roles acts, rolls, commits, goes on, passes, ends, risks',
  'what rolls pulls chance before the next prompt':
    "let TYPE lead to a step that rolls, or give its row another role than 'rolls'",
  'what ends leads to an outcome or out of its sequence':
    "let TYPE leave its sequence, or give its row another role than 'ends'",
  'what comes to light is revealed':
    'call play.reveal() in the handler of TYPE before the event that shows what was hidden',
  'a seat is shown nothing of a secret':
    'hide in view() what secrets() declares, and offer no choice that depends on it',
  'no seat learns a secret':
    'emit what only one seat may know with emit(event, seat), and leave it out of public events',
  'a hidden choice is reported to nobody':
    'emit what TYPE hides with emit(event, seat) to its own seat, or show it in view() and leave it out of secrets()',
  'awaited dice say nothing of a secret':
    'leave what is hidden out of `why` and `groups` of the roll that TYPE leads to',
  'a listed choice is accepted':
    'let the handler of TYPE accept everything that choices() offers, or offer it with `not`',
  'a blocked choice is refused with its reason':
    'leave out the handler call for TYPE where it is blocked: `not` says why',
  'an earlier state is not changed by a later move':
    'let clone() copy every list and object that the handler of TYPE changes',
  'nothing is offered after the end': 'offer nothing once outcome() returns something',
  'every combat ends': 'make sure that choosing at random ends the combat: a limit of rounds is enough',
  'a score lies between 0 and 1': 'let score() return 0 for a loss, 1 for a win and a share in between otherwise',
  'equal keys, equal futures': 'put everything that decides the rest of the combat into key()',
  'lumps have the shares of all faces': 'let the merged roll of TYPE have the shares of all its faces',
  'the groups are all the dice that are missing': 'let the groups of dice add up to the number that roll() asks for',
  'dice belong to a seat of the game': 'let the dice be asked of a seat that `seats` names',
  'only dice are asked of the table': 'pull cards with draw() only where the game deals them',
};

/** The type of the first action found in what a fault says. */
function typeIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { action, seat, type } = value as { action?: { type?: unknown }; seat?: unknown; type?: unknown };
  if (typeof action?.type === 'string') return action.type;
  if (typeof type === 'string' && seat === undefined) return type;
  for (const part of Object.values(value)) {
    const found = typeIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

const OTHERWISE =
  'keep everything that a handler reads or changes in the state: no variable outside it, no clock, no chance but roll() and draw()';

/** The end of the sentence about a broken law: which action it is about, and what to write. */
export function cureFor(law: string, details: unknown, last: string | undefined): string {
  const type = typeIn(details) ?? last;
  const cure = (CURES[law] ?? OTHERWISE).replaceAll('TYPE', type === undefined ? 'the action' : `"${type}"`);
  return `${type === undefined ? '' : `\naction: "${type}"`}\nto fix it: ${cure.replaceAll(`'"${type}"'`, `'${type}'`)}`;
}

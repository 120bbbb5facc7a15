import type { Ability, CardRow, Part, When } from '../content/row.ts';
import { gifts, kind, sign, some } from './gifts.ts';
import { ifWords, partWords } from './part-text.ts';

/** What a card does, generated from its row, so that text and rules cannot differ. */

const WHEN: Record<When, string> = {
  play: '',
  ability: '',
  enter: 'on entering',
  played: 'when played',
  attack: 'on attack',
  hit: 'on hit',
  grant: 'if that attack hits',
  crush: 'crush',
  surge: 'surge',
  combo: 'combo',
  rupture: 'rupture',
  tower: 'tower',
  wager: 'wager',
  contract: 'contract',
  'beat chest': 'beat chest',
  scrap: 'scrap',
  fusion: 'fusion',
  charge: 'charge',
  defend: 'when this defends',
  unity: 'unity',
  galvanize: 'galvanize',
  phantasm: 'phantasm',
  mirage: 'mirage',
  spectra: 'spectra',
  destroyed: 'when destroyed',
  discard: 'when you discard a card with power 6 or more',
  'sword hit': 'face up in arsenal, when a sword of yours hits',
  'weapon hit': 'when a weapon of yours hits',
  'action hit': 'when an attack action card of yours hits',
  'big play': 'face up in arsenal, when you play a card with power 6 or more',
  'go again gained': 'when Dawnblade, Resplendent gains go again',
  start: 'at the start of your turn',
  'action phase': 'at the beginning of your action phase',
  'end phase': 'at the beginning of your end phase',
  'attack played': 'when you attack',
  pitched: 'when you pitch this',
  defended: 'when an attack action card defends this',
  cost: 'when discarded for a Brute attack',
  'big attack': 'when you play an attack action card with power 6 or more',
  'arcane play': 'when you play a card that deals arcane damage',
  'runeblade play': 'when you play a Runeblade card after another non-attack action card this turn',
  'set up': 'when put face up into the arsenal',
  hurt: 'when your hero is dealt damage',
  close: 'when the combat chain closes',
  buried: 'when put into your graveyard from anywhere',
  uncovered: 'when an effect puts this face up out of your deck',
};

/** What may be declined takes the rest of the ability along, or stands alone. */
function list(parts: readonly Part[]): string {
  const at = parts.findIndex((part) => part.may === 'rest');
  if (at < 0) return parts.map(partWords).join(', ');
  const asked = parts
    .slice(0, at + 1)
    .map(partWords)
    .join(', ');
  const rest = parts.slice(at + 1);
  return rest.length ? `${asked}; if you do: ${list(rest)}` : asked;
}

/** A trigger: how often, when, and what must be so for all of it, as the row has it. */
function triggerText(row: CardRow, when: When, parts: readonly Part[]): string {
  if (!WHEN[when]) return list(parts);
  const cond = parts[0]?.if;
  const shared = cond !== undefined && parts.every((part) => part.if === cond);
  const does = shared ? parts.map((part) => ({ ...part, if: undefined })) : parts;
  const phase = row.type === 'hero' && when === 'discard' ? 'in your action phase, ' : '';
  return `${ONCE(row.once)}${phase}${WHEN[when]}${shared ? `, ${ifWords(cond)}` : ''}: ${list(does)}`;
}

const ONCE = (once: boolean | undefined): string => (once ? 'once per turn, ' : '');
const BY: Record<Ability['by'], string> = {
  destroy: 'destroy this',
  tap: 'tap',
  discard: 'discard a card',
  'discard this': 'discard this',
  'turn up': 'turn the card in your arsenal face up',
  none: '',
};
/** `action, cost 1, destroy this: ...` */
export function abilityText(ability: Ability): string {
  const chants = ability.chants ? ' and 1 for each Runechant' : '';
  const stored = ability.stored ? `remove ${some(ability.stored, 'counter')}` : '';
  const price = [ability.cost ? `cost ${ability.cost}${chants}` : '', stored, BY[ability.by]]
    .filter(Boolean)
    .join(', ');
  const when = `${ability.defending ? 'while defending, ' : ''}${ONCE(ability.once)}${ability.if ? `${ifWords(ability.if)}, ` : ''}`;
  const target = ability.target ? `target ${kind(ability.target)}, ` : '';
  const again = ability.goAgain ? '; go again' : '';
  return `${when}${ability.type}${price ? `, ${price}` : ''}: ${target}${list(ability.does)}${again}`;
}

const BARS = {
  'defense reaction': 'no defense reactions on this link',
  'strong attack': 'no attack action card with more power than there are links can defend this',
} as const;

/** Keywords that the parts already name, and keywords that always have a figure. */
const NAMED_BY_PARTS: readonly string[] = [
  'intimidate',
  'crush',
  'reprise',
  'combo',
  'clash',
  'specialization',
  'phantasm',
  'mirage',
];
const FIGURED: readonly string[] = [
  'piercing',
  'heave',
  'surge',
  'ward',
  'arcane barrier',
  'arcane shelter',
  'spellvoid',
  'quell',
  'amp',
  'opt',
];

/** Everything a card says, in one line; empty for a card without text. */
export function cardText(row: CardRow): string {
  const out: string[] = [];
  if (row.extra === 'random discard') out.push('additional cost: discard a random card');
  if (row.extra === 'reveal cheap') out.push('additional cost: reveal a card with cost 1 or less');
  if (row.extra === 'reveal heavy') out.push('additional cost: reveal a card with cost 2 or more');
  if (row.extra === 'bottom') out.push('additional cost: put a card from hand on the bottom of the deck');
  if (row.choices) out.push(row.choose === 2 ? 'choose two' : 'choose one');
  if (row.instead === 'hand') out.push('you may put a card from hand on top of the deck instead of paying its cost');
  if (row.instead === 'treasure') out.push('you may destroy 4 Coppers, 2 Silvers or 1 Gold instead of paying its cost');
  if (row.exile) out.push('is banished instead of going into the graveyard');
  if (row.fuel) out.push('remove a counter to attack');
  if (row.offering) out.push(`additional cost: you may banish ${row.offering} from your graveyard`);
  if (row.thrift) out.push('costs 1 less for each Runechant you have');
  if (row.needs) out.push(`only ${ifWords(row.needs)}`);
  if (row.only || row.sub === 'arrow') out.push('only from arsenal');
  if (row.often) out.push('any number of attacks per turn');
  if (row.doubles) out.push(`double damage ${ifWords(row.doubles)}`);
  if (row.barrier) out.push(`arcane barrier ${row.barrier.n} ${ifWords(row.barrier.if)}`);
  if (row.brittle)
    out.push('if a card with more defense than its power defends it, it is destroyed when the chain closes');
  if (row.bars) out.push(`${row.bars.if ? `${ifWords(row.bars.if)}: ` : ''}${BARS[row.bars.what]}`);
  if (row.optional) out.push(`you may pay ${row.optional} more`);
  if (row.after) out.push(`only after ${row.after} weapon attacks this turn`);
  if (row.combo) out.push(`combo: ${row.combo}`);
  if (row.target) out.push(`target: ${kind(row.target)}`);
  for (const mode of row.modes ?? [])
    out.push(`${kind(mode.target)}: ${mode.does.map((part) => gifts(part)).join(', ')}`);
  if (row.aim) out.push(`target: ${row.aim === 'any' ? 'a defending card' : 'a defending attack action card'}`);
  if (row.verses) out.push(`enters with ${some(row.verses, 'verse counter')}`);
  if (row.brings) out.push(`the game begins with a ${row.brings} of yours`);
  for (const it of row.bonus ?? []) {
    const each = it.per ? ` for each ${it.per === 'hits' ? 'attack that has hit' : 'boost on'} this chain` : '';
    out.push(`${sign(it.n)} power${each}${it.if ? ` ${ifWords(it.if)}` : ''}`);
  }
  for (const it of row.gains ?? []) out.push(`${it.gain} ${ifWords(it.if)}`);
  if (row.defenseBonus) out.push(`${sign(row.defenseBonus.n)} defense ${ifWords(row.defenseBonus.if)}`);
  if (row.steady?.second) out.push(`your second attack each turn: ${sign(row.steady.second)} power`);
  if (row.steady?.heavy) out.push(`your cards with cost 3 or more defend for ${row.steady.heavy} more`);
  if (row.steady?.frail) out.push(`your weapon attacks and attacks from arsenal: -${row.steady.frail} power`);
  if (row.steady?.tax) out.push(`your next card or ability costs ${row.steady.tax} more, then destroy this`);
  if (row.steady?.gear) out.push(`your equipment defends for ${row.steady.gear} more`);
  if (row.steady?.reaps) out.push('a hero with more life than the other gains none');
  if (row.steady?.unseen)
    out.push(`attack action cards with ${row.steady.unseen} or less power cannot be defended from hand`);
  if (row.steady?.rerolls) out.push('after you roll, you may destroy this: reroll the die');
  if (row.steady?.opens) out.push(`begin the game with an item of your class with cost ${row.steady.opens} or less`);
  if (row.steady?.collects)
    out.push(
      `an item of your class with cost ${row.steady.collects} or less that is banished from your deck enters the arena`,
    );
  if (row.steady?.swords) out.push(`your second sword attack each turn costs ${row.steady.swords} less`);
  for (const [when, parts] of Object.entries(row.does ?? {}) as [When, Part[]][]) {
    out.push(triggerText(row, when, parts));
  }
  if (row.ability) out.push(abilityText(row.ability));
  if (row.disputed) out.push(`disputed: ${row.disputed}`);
  for (const it of row.table ?? []) out.push(`at the table: ${it.words}`);
  if (row.returns) out.push('goes on the bottom of the deck instead of into the graveyard');
  for (const [word, n] of Object.entries(row.keywords ?? {})) {
    if (NAMED_BY_PARTS.includes(word) || (word === 'go again' && row.ability?.goAgain)) continue;
    out.push(FIGURED.includes(word) ? `${word} ${n}` : word);
  }
  return out.filter(Boolean).join('; ');
}

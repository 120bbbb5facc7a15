import { CARD_LIST, cardOf } from '../content/cards.ts';
import { bannerGives } from '../content/effects-unit.ts';
import { addGives, type Gives, mostGives, tagGives, timesGives } from '../content/gives.ts';
import { RUINS, siteOf } from '../content/sites.ts';
import { skillOf } from '../content/skills.ts';
import { rowOf, type Unit, unitOf } from '../content/units.ts';
import { WOUND } from '../rules/hero.ts';
import { counts } from '../rules/outcome.ts';
import type { Choice as AskedChoice, ChanceJob, Hero, State } from '../types.ts';

/** What a hero can still gain in a fight beside the Fame of its tokens: never too little. */

/** Maximal Effect plays a card three times. */
const MAXIMAL = 'maximal-effect';
const MOST_TIMES = 3;
const BOX = 'mysterious-box';
const ARTIFACTS: Gives = mostGives(CARD_LIST.filter(({ kind }) => kind === 'artifact').map(({ gives }) => gives));

const canDraw = ({ turn }: Hero, gives: Gives): boolean =>
  gives.cards !== undefined || turn.adrenaline > 0 || turn.adrenalineFirst;

/** Cards and skills that may be played: those at hand, those that may be drawn, and everything on offer. */
function cardsAtHand(state: State, hero: Hero): { gives: Gives; spells: number } {
  const gives: Gives[] = [];
  let spells = 0;
  let times = 1;
  const take = (id: string): void => {
    if (id === WOUND) return;
    const { kind, boosts, gives: own } = cardOf(id);
    gives.push(own);
    if (kind === 'spell' || boosts) spells++;
    if (id === MAXIMAL) times = MOST_TIMES;
    if (id === BOX) gives.push(ARTIFACTS);
  };
  for (const id of hero.hand) take(id);
  for (const id of state.spellOffer) take(id);
  for (const id of state.actionOffer) take(id);
  for (const { id, ready, more } of hero.skills)
    if (ready) gives.push(more ? timesGives(skillOf(id).gives, 1 + more) : skillOf(id).gives);
  for (const id of state.skillOffer) gives.push(timesGives(skillOf(id).gives, 2));
  if (canDraw(hero, addGives(gives)) || isDrawing(state)) for (const id of hero.deck) take(id);
  const all = addGives(gives);
  return { gives: times > 1 ? timesGives(all, times) : all, spells };
}

const unitGives = (row: Unit): Gives => (row.several ? addGives(row.modes.map(({ gives }) => gives)) : row.gives);

const isDrawing = ({ frames }: State): boolean =>
  frames.some((frame) => frame.step === '2.9 chance' && frame.memory.chance.kind === 'cards');
/** Something is asked or thrown in the middle of a use: what it gives is not there yet. */
const BETWEEN: readonly string[] = ['2.9 chance', '7.1 target', '7.3 again', '7.4 crystal', '7.5 choose'];
export const isBetween = ({ frames }: State): boolean => BETWEEN.includes(frames.at(-1)?.step ?? '');

function chosenGives(choice: AskedChoice): Gives {
  if (choice.what === 'exchange') return { crystals: 1 };
  if (choice.what === 'offering') return { crystals: choice.left };
  return choice.what === 'steal' ? { cards: 1 } : {};
}
function chanceGives({ kind, count }: ChanceJob): Gives {
  if (kind === 'cards') return { cards: count };
  if (kind === 'gems') return { crystals: count, fame: count };
  return kind === 'box' ? ARTIFACTS : {};
}
/** What was begun and is still to be given. */
function listBegun({ frames }: State): Gives[] {
  const gives: Gives[] = [];
  for (const frame of frames) {
    if (frame.step === '7.3 again')
      gives.push(timesGives(cardOf(frame.memory.again.source).gives, frame.memory.again.left));
    else if (frame.step === '7.4 crystal') gives.push({ crystals: frame.memory.crystals.length });
    else if (frame.step === '7.5 choose') gives.push(...frame.memory.choices.map(chosenGives));
    else if (frame.step === '2.9 chance') gives.push(chanceGives(frame.memory.chance));
  }
  return gives;
}

/** What was played before and still gives: rules of the turn, marks in the open pool and on points that wait. */
function listGoing(state: State, hero: Hero): Gives[] {
  const { turn } = hero;
  const gives: Gives[] = [
    { cards: turn.adrenaline + Number(turn.adrenalineFirst), fame: turn.duel.length },
    { famePerEnemy: turn.sword + Number(turn.bow > 0), crystalsPerEnemy: Number(turn.harvest > 0) },
    { famePerSpell: turn.ringFame.length, famePerUnit: Number(turn.glory) },
    { wounds: Number(turn.dropWounds), returns: Number(turn.mastery) },
  ];
  if (turn.box) gives.push(cardOf(turn.box).gives);
  const open = state.currentAttackDeclaration?.attackPool ?? state.currentBlock?.pool;
  for (const { tag } of open?.entries ?? []) gives.push(tagGives(tag));
  for (const { tag } of hero.later) gives.push(tagGives(tag));
  return gives;
}

/** Dice of the place, after the fight: a crystal or a Fame each. */
const diceOf = ({ ruins, site }: State): number =>
  (RUINS[ruins]?.rewards ?? siteOf(site).rewards).filter((reward) => reward === 'crystal die').length;

export interface Gains {
  fame: number;
  crystals: number;
  cards: number;
  units: number;
  readies: number;
  heals: number;
  /** Wounds may be put away. */
  wounds: boolean;
}
export function mostGains(state: State, hero: Hero): Gains {
  const { gives: cards, spells } = cardsAtHand(state, hero);
  const rows = hero.units.map((unit) => rowOf(unit));
  const offered = state.unitOffer.map((id) => unitOf(id));
  const readies = (cards.readies ?? 0) + rows.reduce((sum, { gives }) => sum + (gives.readies ?? 0), 0);
  const recruits = offered.length ? (cards.units ?? 0) + (cards.lends ?? 0) : 0;
  // A unit that is ready again, or comes from the offer, may be the one that gives most.
  const units = [
    ...rows.map(unitGives),
    timesGives(mostGives([...rows, ...offered].map(unitGives)), readies + recruits),
  ];
  const all = addGives([cards, ...units, ...listBegun(state), ...listGoing(state, hero)]);
  const foes = state.enemies.filter((enemy) => counts(enemy)).length;
  const uses = hero.units.length + readies + recruits;
  const banners = hero.units.reduce((sum, { banner }) => sum + (bannerGives(banner).famePerUnit ?? 0), 0);
  const dice = diceOf(state);
  // What was paid with crystals comes back; no more than twelve fit.
  const back = all.returns ? hero.turn.coins.filter((coin) => coin.startsWith('crystal:')).length : 0;
  return {
    fame:
      (all.fame ?? 0) +
      foes * (all.famePerEnemy ?? 0) +
      uses * (all.famePerUnit ?? 0) +
      banners * (1 + readies) +
      spells * (all.famePerSpell ?? 0) +
      dice,
    crystals: (all.crystals ?? 0) + foes * (all.crystalsPerEnemy ?? 0) + dice + back,
    cards: all.cards ?? 0,
    units: offered.length ? (all.units ?? 0) : 0,
    readies,
    heals: all.heals ?? 0,
    wounds: all.wounds !== undefined,
  };
}

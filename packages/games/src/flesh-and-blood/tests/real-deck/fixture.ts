import type { Choice, Combat, Ruleset } from '@fray/engine';
import { type Scenario, scenario } from '@fray/engine/testkit';
import type { Action } from '../../actions.ts';
import { begin } from '../../begin.ts';
import { loadCatalogue } from '../../content/catalogue/index.ts';
import type { CardId, Colour } from '../../content/row.ts';
import { UNNAMED } from '../../rules/real-deck/blanks.ts';
import { figuresOf } from '../../rules/real-deck/printed.ts';
import type { Effects, Given, Zone } from '../../rules/real-deck/types.ts';
import { rules } from '../../ruleset.ts';
import { ready } from '../../setup/loaded.ts';
import { must } from '../../setup/presets.ts';
import { printedCard } from '../../setup/real-deck.ts';
import { freshWeapon } from '../../steps/changes/fresh.ts';
import type { StepMemory } from '../../steps/memory.ts';
import { makeObject } from '../../steps/real-deck/objects.ts';
import { learn } from '../../steps/real-deck/tell.ts';
import { english } from '../../text/en.ts';
import type { Fab, Phase, Player, State, Who } from '../../types.ts';
import { WHO } from '../../types.ts';

/** A table with real decks in the middle of a game, and short words for what it tells. */

await ready();
const catalogue = await loadCatalogue();

/** A printed card, `Head Jab r`. */
export function card(text: string): Given {
  const found = printedCard(text, catalogue, 'played');
  if (found === undefined) throw new Error(`no card ${text}`);
  return found;
}
/** The same by its figures alone, as if no row of ours played it. */
export function bare(text: string): Given {
  const found = catalogue.findOne(text);
  const figures = found && figuresOf(found);
  if (!figures) throw new Error(`no card ${text}`);
  return figures;
}
export function wornCard(text: string): Given {
  const found = printedCard(text, catalogue, 'worn');
  if (found === undefined) throw new Error(`nothing to wear: ${text}`);
  return found;
}

export interface Side {
  hero?: string;
  life?: number;
  hand?: number;
  deck?: number;
  arsenal?: boolean;
  pitched?: number;
  weapons?: string[];
  equipment?: string[];
  permanents?: (string | Given)[];
}

function place(state: State, who: Who, it: Side): void {
  const player = state.players[who];
  player.weapons = (it.weapons ?? []).map((name) => freshWeapon(learn(state, wornCard(name))));
  for (const name of it.equipment ?? []) {
    player.equipment.push({ card: makeObject(state, who, wornCard(name)), worn: 0, quelled: false, down: false });
  }
  for (const one of it.permanents ?? []) {
    player.permanents.push({ card: makeObject(state, who, typeof one === 'string' ? wornCard(one) : one) });
  }
  for (let i = 0; i < (it.pitched ?? 0); i++) player.pitched.push('a-blue-card');
  if (it.arsenal) player.arsenal = { card: UNNAMED, up: false, lessons: 0, gift: false };
}

export class RealTable {
  private readonly scene: Scenario<Fab>;
  constructor(ruleset: Ruleset<Fab>) {
    this.scene = scenario(ruleset, {} as Fab['setup'], {});
  }
  get combat(): Combat<Fab> {
    return this.scene.combat;
  }
  get state(): State {
    return this.scene.state;
  }
  get step(): string | undefined {
    return this.scene.step;
  }
  get events(): Fab['event'][] {
    return this.scene.events;
  }
  get outcome(): Fab['outcome'] | undefined {
    return this.scene.outcome;
  }
  offers(seat?: Fab['seat']): Choice<Fab>[] {
    return this.scene.offers(seat);
  }
  get phase(): Phase | undefined {
    const memory: StepMemory | undefined = this.combat.frame?.memory;
    return memory?.phase;
  }
  player(who: Who): Player {
    return this.state.players[who];
  }
  /** Life, hand, deck, action points and resources of a side. */
  figures(who: Who): { L: number; h: number; d: number; AP: number; R: number } {
    const player = this.player(who);
    return {
      L: player.life,
      h: player.hand.length,
      d: player.deck.length,
      AP: player.action_points,
      R: player.floating_resources,
    };
  }
  does(seat: Fab['seat'], action: Action): this {
    this.scene.does(seat, action);
    return this;
  }
  refused(seat: Fab['seat'], action: Action): string {
    return this.scene.refused(seat, action);
  }
  /** The log as people read it, with the letters of the seats for names. */
  get log(): string[] {
    const hero = (who: Who) => english.seat(who, this.state);
    return this.events.flatMap((event) => {
      const line = english.log(event, this.state);
      return line === undefined ? [] : [line.replaceAll(hero('A'), 'A').replaceAll(hero('B'), 'B')];
    });
  }
  play(who: Who, given: Given, pitch: (Given | Colour)[] = [], from: Zone = 'hand'): this {
    this.does(who, { type: 'card', card: given, from });
    return this.pay(who, pitch);
  }
  pay(who: Who, pitch: (Given | Colour)[]): this {
    for (const one of pitch) {
      if (one === 'red' || one === 'yellow' || one === 'blue') this.does(who, { type: 'colour', colour: one });
      else this.does(who, { type: 'pitches', card: one });
    }
    return this;
  }
  swing(who: Who, weapon: number, pitch: (Given | Colour)[] = []): this {
    this.does(who, { type: 'weapon', weapon });
    return this.pay(who, pitch);
  }
  /** Nobody responds, until that window is open, or somebody is asked something else. */
  to(phase: Phase): this {
    for (let i = 0; i < 40 && this.phase !== phase && this.step === 'priority'; i++) this.goOn();
    return this;
  }
  goOn(): this {
    const memory: StepMemory | undefined = this.combat.frame?.memory;
    return this.does(memory?.who ?? this.state.turn, { type: 'go on' });
  }
  /** To the question of who defends. */
  toDefend(): this {
    for (let i = 0; i < 40 && this.step === 'priority'; i++) this.goOn();
    return this;
  }
  defends(who: Who, given: Given, from: 'hand' | 'arsenal' = 'hand'): this {
    return this.does(who, { type: 'defends', card: given, from });
  }
  wears(who: Who, card: CardId): this {
    return this.does(who, { type: 'block', card, from: 'equipment' });
  }
  done(who: Who): this {
    return this.does(who, { type: 'done' });
  }
  /** From the announced attack to the Resolution Step, undefended and without an answer to anything. */
  resolve(): this {
    for (let i = 0; i < 60 && this.phase !== 'resolution'; i++) {
      if (this.step === 'Defend') this.done(this.state.turn === 'A' ? 'B' : 'A');
      else if (this.step === 'question') this.does(this.state.turn, { type: 'decline' });
      else this.goOn();
    }
    return this;
  }
  close(): this {
    return this.resolve().goOn();
  }
  gives(who: Who, effects: Effects): this {
    return this.does(who, { type: 'effects', ...effects });
  }
}

/** Turn 3, A's action phase: 20 life, 4 cards in hand, 36 in the deck, unless it says otherwise. */
export function realTable(position: { A?: Side; B?: Side } = {}): RealTable {
  const side = (it: Side = {}) => ({
    hero: it.hero ?? { name: 'Somebody', life: 20, intellect: 4 },
    life: it.life ?? 20,
    hand: it.hand ?? 4,
    deck: it.deck ?? 36,
  });
  const setup = must({ own: { turn: 3, A: side(position.A), B: { ...side(position.B) } } });
  const state = begin(setup);
  state.number = 3;
  for (const who of WHO) place(state, who, position[who] ?? {});
  return new RealTable({ ...rules, first: 'action phase', begin: () => state });
}

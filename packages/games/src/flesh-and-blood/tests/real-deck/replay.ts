import { choices, Runner, seededDice } from '@fray/engine';
import type { Action } from '../../actions.ts';
import { begin } from '../../begin.ts';
import { deckSize, nameOf } from '../../rules/cards.ts';
import { UNNAMED } from '../../rules/real-deck/blanks.ts';
import { rules } from '../../ruleset.ts';
import { must } from '../../setup/presets.ts';
import type { StepMemory } from '../../steps/memory.ts';
import type { Fab, Player, State, Who } from '../../types.ts';

/** A game that Fray deals, told move by move to a table with real decks. */

/** The nine events of section 4.3. */
const NINE: readonly string[] = [
  'declare_attack',
  'layer_pass',
  'layer_end',
  'block_play',
  'block_pass',
  'defense_react_play',
  'attack_react',
  'reaction_pass',
  'defense_resolve',
];
const LIFE = 12;

/** What the table of a game can count. */
const counts = (p: Player) => ({
  life: p.life,
  AP: p.action_points,
  R: p.floating_resources,
  hand: p.hand.length,
  deck: deckSize(p),
  graveyard: p.graveyard.length,
  pitched: p.pitched.length,
  banished: p.banished.length,
  soul: p.soul.length,
  arsenal: p.arsenal ? 1 : 0,
  equipment: p.equipment.map((it) => `${it.card} ${it.worn}`),
  permanents: p.permanents.map((it) => it.card),
  shield: p.shield,
});

export class Replay {
  readonly official: Runner<Fab>;
  readonly real: Runner<Fab>;
  readonly told: { official: string[]; real: string[] } = { official: [], real: [] };
  /** Events of the last move of the official game, for what its chance brought. */
  private news: Fab['event'][] = [];
  /** A pass that the table has not told yet: whether the other one responds is not known. */
  private held: Who | null = null;

  constructor(a: string, b: string, seed: number) {
    const setup = must({ players: { A: { use: a, life: LIFE }, B: { use: b, life: LIFE } } });
    const side = (who: Who) => {
      const { hero = '', deck = [], weapons = [], equipment = [] } = setup.players?.[who] ?? {};
      return { hero, life: LIFE, deck: deck.length, weapons, equipment };
    };
    const listen = (to: string[], news?: Fab['event'][]) => (event: Fab['event']) => {
      news?.push(event);
      if (NINE.includes(event.type)) to.push(JSON.stringify(event));
    };
    this.official = new Runner(rules, begin(setup), seededDice(seed), listen(this.told.official, this.news));
    this.real = new Runner(
      rules,
      begin(must({ own: { A: side('A'), B: side('B') } })),
      seededDice(seed),
      listen(this.told.real),
    );
    this.official.start();
    this.real.start();
    this.finishResolving();
  }
  get state(): State {
    return this.official.state;
  }
  /** Our own rule for games in which nothing is hurt any more: a real table plays on. */
  get isIdle(): boolean {
    const { result } = this.official.state;
    return result?.why === 'deadlock' || result?.why === 'stalemate';
  }
  private get step(): string | undefined {
    return this.real.state.frames.at(-1)?.step;
  }
  private get memory(): StepMemory {
    return this.real.state.frames.at(-1)?.memory ?? {};
  }
  private tell(seat: Who, action: Action): void {
    const step = this.step;
    const offered = choices(rules, this.real.state, { blocked: true, always: true }).filter(
      (it) => it.seat === seat && it.action.type === action.type,
    );
    const open = offered.find((it) => !it.not && (it.form || JSON.stringify(it.action) === JSON.stringify(action)));
    if (!open)
      throw new Error(
        `${seat} cannot tell ${JSON.stringify(action)} at ${step}: ${JSON.stringify(offered.map((it) => it.not))}`,
      );
    const { memory = {} } = this.real.state.frames.at(-1) ?? {};
    const problems = (open.form && rules.forms?.[action.type]?.check(this.real.state, memory, seat, action)) || [];
    if (problems.length)
      throw new Error(`${JSON.stringify(action)} is refused at ${step}: ${JSON.stringify(problems)}`);
    this.real.apply(seat, action);
  }

  /** One move of the official game, and the same told to the table. */
  move(seat: Who, action: Action): void {
    const at = this.state.frames.at(-1);
    const before = at?.step;
    const memory: StepMemory = at?.memory ?? {};
    const passes = memory.passes ?? 0;
    this.news.length = 0;
    this.official.apply(seat, action);
    this.retell(seat, action, { before, passes });
    this.finishResolving();
  }

  private retell(seat: Who, action: Action, { before, passes }: { before: string | undefined; passes: number }): void {
    if (before === 'mentor' || before === 'pitch order' || before === 'opt') return;
    if (action.type === 'pass' && before === 'priority') {
      if (passes === 0) this.held = seat;
      else {
        const first = this.held ?? seat;
        this.held = null;
        this.tell(first, { type: 'go on' });
      }
      return;
    }
    if (this.held) {
      this.held = null;
      this.tell(seat, { type: 'respond' });
    }
    for (const it of this.translated(action)) this.tell(seat, it);
  }

  private translated(action: Action): Action[] {
    switch (action.type) {
      case 'play':
        return [{ type: 'card', card: action.card, from: action.from }];
      case 'pitch':
        return [{ type: 'pitches', card: action.card }];
      case 'pay':
        return action.cards.map((card) => ({ type: 'pitches', card }));
      case 'block':
        return action.from === 'equipment' ? [action] : [{ type: 'defends', card: action.card, from: action.from }];
      case 'store':
        return [{ type: 'store', card: UNNAMED }];
      case 'put':
        return [{ ...action, card: UNNAMED }];
      case 'choose':
        return choices(rules, this.real.state).some((it) => it.form && it.action.type === 'shows')
          ? [{ type: 'shows', card: action.card }]
          : [action];
      default:
        return [action];
    }
  }

  /** The card that chance brought, where it lies now. */
  private shown(who: Who): string {
    const p = this.state.players[who];
    const event = this.news.find(
      (it) =>
        (it.type === 'discard' || it.type === 'reveal' || it.type === 'banish' || it.type === 'destroyed') &&
        it.player === who,
    );
    const clash = this.news.find((it) => it.type === 'clash');
    const name = event && 'card' in event ? event.card : (clash?.cards[who] ?? undefined);
    if (event) this.news.splice(this.news.indexOf(event), 1);
    const zones = [...p.graveyard].reverse().concat(
      p.banished,
      p.top.flatMap((it) => it.cards),
      p.bottom.flatMap((it) => it.cards),
      p.hand,
      p.arsenal ? [p.arsenal.card] : [],
    );
    const card = zones.find((it) => nameOf(this.state, it) === name);
    if (card === undefined) throw new Error(`nothing was shown: ${JSON.stringify(this.news)}`);
    return card;
  }

  /** Questions that only a table with real decks is asked. */
  private finishResolving(): void {
    for (let i = 0; i < 40; i++) {
      const who = this.memory.who ?? this.real.state.turn;
      if (this.real.state.result) return;
      if (this.step === 'shown') this.tell(who, { type: 'shows', card: this.shown(who) });
      else if (this.step === 'drew' || this.step === 'ticks') this.tell(who, { type: 'go on' });
      else return;
    }
  }

  /** Where the two differ, or nothing. Only between two prompts of the same moment. */
  difference(): string | undefined {
    const step = this.state.frames.at(-1)?.step ?? '';
    // Asked only where Fray knows the cards: the other table is ahead.
    if (this.held || ['pitch order', 'opt', 'mentor'].includes(step)) return undefined;
    for (const who of ['A', 'B'] as const) {
      const [a, b] = [counts(this.state.players[who]), counts(this.real.state.players[who])];
      if (JSON.stringify(a) !== JSON.stringify(b)) return `${who}: ${JSON.stringify(a)} against ${JSON.stringify(b)}`;
    }
    const at = this.told.official.findIndex((line, i) => line !== this.told.real[i]);
    if (at >= 0 || this.told.official.length !== this.told.real.length) {
      return `${this.told.official[at]} against ${this.told.real[at]}`;
    }
    return undefined;
  }
}

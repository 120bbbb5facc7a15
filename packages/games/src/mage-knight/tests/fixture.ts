import { type Scenario, type Script, scenario } from '@fray/engine/testkit';
import { armorOf, enemyOf } from '../rules/enemy.ts';
import { groupReport } from '../rules/report.ts';
import { rules } from '../ruleset.ts';
import type {
  Action,
  AttackResolution,
  Element,
  Enemy,
  Hero,
  Kind,
  MageKnight,
  Setup,
  SetupHero,
  Use,
} from '../types.ts';

type Points = readonly [kind: Kind, element: Element, amount: number];
type BlockPoints = readonly [element: Element, amount: number];

/** A fight told in the words of the rules: who attacks whom with what. */
export class Fight {
  readonly s: Scenario<MageKnight>;
  constructor(setup: Setup, script?: Script) {
    this.s = scenario(rules, setup, script);
  }
  get state() {
    return this.s.state;
  }
  get hero(): Hero {
    return this.state.heroes[this.state.turn] as Hero;
  }
  get seat() {
    return this.hero.seat;
  }
  enemy(token: string): Enemy {
    const found = this.state.enemies.find((row) => row.token === token || row.id === token);
    if (!found) throw new Error(`no ${token} in this fight`);
    return found;
  }
  armor(token: string): number {
    return armorOf(this.state, this.enemy(token));
  }
  ids(tokens: readonly string[]): string[] {
    return tokens.map((token) => this.enemy(token).id);
  }
  report(kind: Kind, ...tokens: string[]) {
    return groupReport(this.state, this.ids(tokens), kind);
  }
  does(action: Action): this {
    this.s.does(this.seat, action);
    return this;
  }
  refused(action: Action): string {
    return this.s.refused(this.seat, action);
  }
  declareAction(kind: Kind, tokens: readonly string[]): Action {
    return { type: 'DECLARE_ATTACK_TARGET', playerId: this.seat, targetEnemyIds: this.ids(tokens), attackType: kind };
  }
  declare(kind: Kind, ...tokens: string[]): this {
    return this.does(this.declareAction(kind, tokens));
  }
  typeAction([kind, element, amount]: Points): Action {
    return { type: 'ADD_TO_ATTACK_POOL', playerId: this.seat, element, amount, kind };
  }
  type(...points: Points): this {
    return this.does(this.typeAction(points));
  }
  resolve(): AttackResolution {
    const short = groupShort(this);
    this.does({ type: 'RESOLVE_ATTACK', playerId: this.seat, ...(short ? { confirmed: true as const } : {}) });
    return this.state.lastResolution as AttackResolution;
  }
  /** One whole attack, typed from the table. */
  attack(kind: Kind, tokens: readonly string[], ...points: Points[]): AttackResolution {
    this.declare(kind, ...tokens);
    for (const one of points) this.type(...one);
    return this.resolve();
  }
  blockTarget(token: string, index = 0): this {
    return this.does({
      type: 'DECLARE_BLOCK_TARGET',
      playerId: this.seat,
      enemyId: this.enemy(token).id,
      attackIndex: index,
    });
  }
  resolveBlock(): this {
    const plain = { type: 'RESOLVE_BLOCK' as const, playerId: this.seat };
    const needs = this.s.listed().find((choice) => choice.action.type === 'RESOLVE_BLOCK' && choice.not);
    return this.does(needs ? { ...plain, confirmed: true } : plain);
  }
  /** One whole block, typed from the table; did it hold? */
  block(token: string, index: number, ...points: BlockPoints[]): boolean {
    const enemy = this.enemy(token);
    this.blockTarget(token, index);
    for (const [element, amount] of points) {
      this.does({ type: 'ADD_TO_BLOCK_POOL', playerId: this.seat, element, amount });
    }
    this.resolveBlock();
    return enemyOf(this.state, enemy.id)?.attacks[index]?.blocked ?? true;
  }
  end(): this {
    return this.does({ type: 'END_COMBAT_PHASE', playerId: this.seat });
  }
  /** The listed way to use something, by its name and mode. */
  find(source: string, mode: string, part: Partial<Use> = {}): Action {
    const unit = this.hero.units.find((row) => row.unit === source)?.id;
    const names = unit ? [source, unit] : [source];
    const wanted = Object.entries(part);
    const found = this.s
      .offers(this.seat)
      .map((choice) => choice.action)
      .filter((a) => {
        if (a.type !== 'ADD_TO_ATTACK_POOL' && a.type !== 'ADD_TO_BLOCK_POOL' && a.type !== 'PLAY_EFFECT') return false;
        const use = a as unknown as Record<string, unknown>;
        return (
          names.includes(String(use.source)) && use.mode === mode && wanted.every(([key, value]) => use[key] === value)
        );
      });
    const plain = found.find((action) => !('by' in action)) ?? found[0];
    if (!plain) {
      const listed = this.s.offers(this.seat).map((choice) => JSON.stringify(choice.action));
      throw new Error(`${source} ${mode} is not offered at ${this.s.step}:\n${listed.join('\n')}`);
    }
    return plain;
  }
  use(source: string, mode: string, part: Partial<Use> = {}): this {
    return this.does(this.find(source, mode, part));
  }
  offers(source: string, mode: string, part: Partial<Use> = {}): boolean {
    try {
      this.find(source, mode, part);
      return true;
    } catch {
      return false;
    }
  }
  /** On to that phase, ending those before it where they wait. */
  toPhase(phase: number): this {
    for (let guard = 0; this.state.phase < phase && !this.s.outcome; guard++) {
      if (guard > 10) throw new Error(`stuck in phase ${this.state.phase}`);
      if (this.state.phase === 3) this.takeAll();
      else this.end();
    }
    return this;
  }
  /** Assigns all damage to the hero, at every question. */
  takeAll(): this {
    for (let guard = 0; this.state.phase === 3 && guard < 20; guard++) {
      const list = this.s.offers(this.seat).map((choice) => choice.action);
      const next =
        list.find((action) => action.type === 'DAMAGE_HERO') ?? list.find((action) => action.type === 'ASSIGN_DAMAGE');
      if (!next) break;
      this.does(next);
    }
    return this;
  }
}
function groupShort(fight: Fight): boolean {
  return fight.s
    .listed()
    .some((choice) => choice.action.type === 'RESOLVE_ATTACK' && choice.not?.code === 'INSUFFICIENT_NOT_CONFIRMED');
}

const HERO: SetupHero = { name: 'tovak', armor: 2, handLimit: 5 };
/** Points are typed; tokens stand in the open unless the setup says otherwise. */
export const atTable = (
  tokens: readonly string[],
  more: Partial<Setup> = {},
  hero: Partial<SetupHero> = {},
  script?: Script,
): Fight =>
  new Fight(
    {
      site: 'rampagers',
      pool: 'both',
      heroes: [{ ...HERO, ...hero }],
      enemies: tokens.map((token) => ({ token })),
      ...more,
    },
    script,
  );
/** Cards, units and skills are known. */
export const withCards = (
  tokens: readonly string[],
  hero: Partial<SetupHero>,
  more: Partial<Setup> = {},
  script?: Script,
): Fight =>
  new Fight(
    {
      site: 'rampagers',
      pool: 'cards',
      heroes: [{ ...HERO, ...hero }],
      enemies: tokens.map((token) => ({ token })),
      ...more,
    },
    script,
  );
export const ALL_MANA = { red: 5, blue: 5, green: 5, white: 5 } as const;

import type { Combat } from '@fray/engine';
import type { SoakPlan } from '../soak-plan.ts';
import { CARD_LIST } from './content/cards.ts';
import { SITES, siteOf } from './content/sites.ts';
import { SKILLS } from './content/skills.ts';
import type { Token } from './content/token.ts';
import { TOKEN_LIST, tokenOf } from './content/tokens.ts';
import { UNITS } from './content/units.ts';
import { isEfficientBlock } from './rules/block.ts';
import { getGroupResistances, isInefficient } from './rules/pool.ts';
import { ENEMY_CHANGES } from './rules/table-types.ts';
import {
  ABILITIES,
  type Ability,
  type Action,
  ELEMENTS,
  type Element,
  type Event,
  type MageKnight,
  type State,
} from './types.ts';

/** Abilities that an event shows at work, for the enemy it names. */
const SHOWN: Partial<Record<Event['type'], readonly Ability[]>> = {
  declared: ['elusive'],
  blocked: ['swift'],
  slowed: ['cumbersome'],
  damage: ['brutal', 'assassination'],
  defended: ['defend'],
  summoned: ['summon'],
};
type Of<K extends Event['type']> = Extract<Event, { type: K }>;

/** What one finished combat has shown, event by event. */
class Watch {
  private readonly state: State;
  private readonly tokens: Map<string, Token>;
  private group: string[] = [];
  private blocks: Element[] = [];
  private striker: Token | undefined;
  readonly seen = new Set<string>();
  constructor(state: State, events: readonly Event[]) {
    this.state = state;
    this.tokens = new Map(state.enemies.map((enemy) => [enemy.id, tokenOf(state, enemy)]));
    for (const event of events) {
      if (event.type === 'summoned') this.tokens.set(event.enemy, tokenOf(state, event));
    }
    for (const token of this.tokens.values()) this.seen.add(`token ${token.id}`);
    this.seen.add(`site ${state.site}`);
    for (const city of state.cities) this.seen.add(`city ${city.colour}`);
    for (const event of events) this.watch(event);
  }
  private of(id: string): Token | undefined {
    return this.tokens.get(id);
  }
  private watch(event: Event): void {
    for (const id of namedIn(event)) {
      for (const ability of SHOWN[event.type] ?? []) if (this.of(id)?.is[ability]) this.ability(ability);
    }
    if (event.type === 'declared') this.declared(event);
    else if (event.type === 'added') this.added(event);
    else if (event.type === 'effect') this.effect(event);
    else if (event.type === 'soaked') this.seen.add(`by ${event.skill}`);
    else if (event.type === 'blocked') this.blocked(event);
    else if (event.type === 'defeated' && this.of(event.enemy)?.reputation) this.seen.add('printed reputation');
    else this.hurt(event);
  }
  private ability(ability: Ability): void {
    this.seen.add(`ability ${ability}`);
  }
  private declared({ group, kind }: Of<'declared'>): void {
    this.group = group;
    const walls = siteOf(this.state.site).fortified || this.state.wall;
    for (const id of group) {
      if (kind === 'siege' && this.of(id)?.is.fortified) this.ability('fortified');
      if (kind !== 'melee' && walls && this.of(id)?.is.unfortified) this.ability('unfortified');
    }
  }
  private added({ source, kind, element }: Of<'added'>): void {
    this.seen.add(`use ${source}`);
    this.bond(source);
    if (kind === 'block') {
      this.blocks.push(element);
      return;
    }
    const members = this.group.flatMap((id) => this.of(id) ?? []);
    if (isInefficient(element, getGroupResistances(members))) this.seen.add(`halved ${element}`);
  }
  private effect({ source, mode, target }: Of<'effect'>): void {
    this.seen.add(`use ${source}`);
    this.bond(source);
    if (mode === 'banner-of-fear') this.seen.add('by banner-of-fear');
    // Somebody was aimed at, and the immune one was left out or only had its attack lowered.
    if (!this.tokens.has(target)) return;
    for (const token of this.tokens.values()) if (token.is.arcaneImmunity) this.ability('arcaneImmunity');
  }
  /** Bonds of Loyalty: a unit at work where units are forbidden. */
  private bond(source: string): void {
    if (siteOf(this.state.site).units === 'none' && source in UNITS) this.seen.add('by bonds-of-loyalty');
  }
  private blocked({ enemy, attack }: Of<'blocked'>): void {
    const element = this.of(enemy)?.attacks[attack]?.element ?? 'physical';
    if (this.blocks.some((block) => !isEfficientBlock(element, block))) this.seen.add('halved block');
    this.blocks = [];
  }
  private hurt(event: Event): void {
    if (event.type === 'damage') {
      this.striker = event.damage > 0 ? this.of(event.enemy) : undefined;
      if (event.attack > 0) this.seen.add('several attacks');
    }
    if (event.type === 'unitHit' && event.banner) this.seen.add('by banner-of-fortitude');
    const wounded =
      (event.type === 'heroHit' && event.wounds > 0) ||
      (event.type === 'unitHit' && (event.wounds > 0 || event.destroyed));
    if (!wounded) return;
    for (const ability of ['poison', 'paralyze', 'vampiric'] as const)
      if (this.striker?.is[ability]) this.ability(ability);
  }
}
const namedIn = (event: Event): readonly string[] =>
  event.type === 'declared'
    ? event.group
    : event.type === 'summoned'
      ? [event.summoner]
      : event.type === 'defended'
        ? [event.by]
        : 'enemy' in event
          ? [event.enemy]
          : [];

function* listUsed(combat: Combat<MageKnight>, events: readonly Event[]): Generator<string> {
  yield* new Watch(combat.state, events).seen;
  for (const { action } of combat.moves) {
    if ('by' in action && action.by) yield `by ${action.by}`;
    if (action.type === 'CHANGE_ENEMY') yield `change ${action.change}`;
    else yield `entry ${action.type}`;
  }
}

const BY = [
  'concentration',
  'will-focus',
  'maximal-effect',
  'maximal-effect:strong',
  'maximal-effect:again',
  'tome-of-all-spells',
  'tome-of-all-spells:strong',
  'magic-talent',
  'blood-of-ancients:strong',
  'blood-of-ancients:discard',
  'mysterious-box',
  'mysterious-box:strong',
  'shapeshift',
  'i-dont-give-a-damn',
  'who-needs-magic',
  'universal-power',
  'wolfs-howl',
  'power-of-pain',
  'battle-hardened',
  'elemental-resistance',
  'bonds-of-loyalty',
  'banner-of-fear',
  'banner-of-fortitude',
];

/** What only people with real cards say. */
const FROM_TABLE: readonly Action['type'][] = [
  'OPEN_WALLS',
  'NAME_MONSTER',
  'IGNORE_DAMAGE',
  'IGNORE_WOUNDS',
  'TAKE_WOUNDS',
  'CHANGE_UNIT',
  'ADD_UNIT',
  'CHANGE_FAME',
];

/** The long run: every token and site met, every ability and resistance at work, every card, unit and skill used. */
export const soak: SoakPlan<MageKnight> = {
  games: 10_000,
  thorough: 0.05,
  used: listUsed,
  wanted: [
    ...TOKEN_LIST.map((row) => `token ${row.id}`),
    ...ABILITIES.map((ability) => `ability ${ability}`),
    ...[...CARD_LIST, ...Object.values(UNITS), ...Object.values(SKILLS)]
      .filter((row) => row.modes.length > 0)
      .map((row) => `use ${row.id}`),
    'use puppet-master',
    ...BY.map((by) => `by ${by}`),
    ...ELEMENTS.map((element) => `halved ${element}`),
    ...Object.keys(SITES).map((site) => `site ${site}`),
    ...(['blue', 'green', 'red', 'white'] as const).map((colour) => `city ${colour}`),
    ...ENEMY_CHANGES.map((change) => `change ${change}`),
    ...FROM_TABLE.map((type) => `entry ${type}`),
    'halved block',
    'several attacks',
    'printed reputation',
  ],
};

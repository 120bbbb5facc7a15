import type { Combat } from '@fray/engine';
import type { SoakPlan } from '../soaking.ts';
import { CARD_LIST } from './content/cards.ts';
import { SKILLS } from './content/skills.ts';
import { TOKEN_LIST, TOKENS } from './content/tokens.ts';
import { UNITS } from './content/units.ts';
import { ABILITIES, type Ability, type Event, type MageKnight } from './types.ts';

/** Abilities that an event shows at work, for the enemy it names. */
const SHOWN: Partial<Record<Event['type'], readonly Ability[]>> = {
  declared: ['fortified', 'unfortified', 'elusive'],
  blocked: ['swift'],
  slowed: ['cumbersome'],
  damage: ['brutal', 'poison', 'paralyze', 'assassination', 'vampiric'],
  effect: ['arcaneImmunity'],
  defended: ['defend'],
  summoned: ['summon'],
};

function* used(combat: Combat<MageKnight>, events: readonly Event[]): Generator<string> {
  const tokens = new Map(combat.state.enemies.map((enemy) => [enemy.id, enemy.token]));
  for (const event of events) if (event.type === 'summoned') tokens.set(event.enemy, event.token);
  for (const token of tokens.values()) yield `token ${token}`;
  for (const event of events) {
    if (event.type === 'added' || event.type === 'effect') yield `use ${event.source}`;
    if (event.type === 'soaked') yield `by ${event.skill}`;
    const ids =
      event.type === 'declared'
        ? event.group
        : event.type === 'effect'
          ? [...tokens.keys()]
          : event.type === 'summoned'
            ? [event.summoner]
            : event.type === 'defended'
              ? [event.by]
              : 'enemy' in event
                ? [event.enemy]
                : [];
    for (const id of ids) {
      for (const ability of SHOWN[event.type] ?? []) {
        if (TOKENS[tokens.get(id) ?? '']?.is[ability]) yield `ability ${ability}`;
      }
    }
  }
  for (const { action } of combat.moves) if ('by' in action && action.by) yield `by ${action.by}`;
}

const BY = [
  'concentration',
  'will-focus',
  'maximal-effect',
  'maximal-effect:strong',
  'tome-of-all-spells',
  'tome-of-all-spells:strong',
  'shapeshift',
  'i-dont-give-a-damn',
  'who-needs-magic',
  'universal-power',
  'wolfs-howl',
  'power-of-pain',
  'battle-hardened',
  'elemental-resistance',
];

/** The long run: every token met, every ability at work, every card, unit and skill with a combat effect used. */
export const soak: SoakPlan<MageKnight> = {
  games: 10_000,
  thorough: 0.05,
  used,
  wanted: [
    ...TOKEN_LIST.map((row) => `token ${row.id}`),
    ...ABILITIES.map((ability) => `ability ${ability}`),
    ...[...CARD_LIST, ...Object.values(UNITS), ...Object.values(SKILLS)]
      .filter((row) => row.modes.length > 0)
      .map((row) => `use ${row.id}`),
    ...BY.map((by) => `by ${by}`),
  ],
};

/** The best that one hero can do in a fight, by trying everything: from the rules of Mage Knight (1 to 7, 11, 12). */

export type Element = 'physical' | 'fire' | 'ice' | 'coldFire';
export type Color = 'red' | 'blue' | 'white' | 'green';

export interface Enemy {
  armor: number;
  /** The higher armor of an elusive enemy: it holds until its attack is blocked, and always in the first phase. */
  elusive?: number;
  attack: number;
  element?: Element;
  fame: number;
  is?: readonly ('fortified' | 'swift' | 'brutal' | 'paralyze' | 'vampiric')[];
  resists?: readonly Element[];
}
/** Section 11. */
export const ENEMIES = {
  prowlers: { armor: 3, attack: 4, fame: 2 },
  diggers: { armor: 3, attack: 3, fame: 2, is: ['fortified'] },
  'wolf-riders': { armor: 4, attack: 3, fame: 3, is: ['swift'] },
  ironclads: { armor: 3, attack: 4, fame: 4, is: ['brutal'], resists: ['physical'] },
  'gibbering-ghouls': { armor: 4, attack: 4, fame: 2, is: ['vampiric'] },
  'skeletal-warriors': { armor: 4, attack: 3, fame: 1, resists: ['fire'] },
  crossbowmen: { armor: 4, attack: 4, fame: 3, is: ['swift'] },
  guardsmen: { armor: 7, attack: 3, fame: 3, is: ['fortified'] },
  swordsmen: { armor: 5, attack: 6, fame: 4 },
  golems: { armor: 5, attack: 2, fame: 4, resists: ['physical'] },
  'ice-mages': { armor: 6, attack: 5, element: 'ice', fame: 5, resists: ['ice'] },
  'fire-mages': { armor: 5, attack: 6, element: 'fire', fame: 5, resists: ['fire'] },
  'ice-golems': { armor: 4, attack: 2, element: 'ice', fame: 5, is: ['paralyze'], resists: ['ice', 'physical'] },
  'fire-golems': { armor: 4, attack: 3, element: 'fire', fame: 5, is: ['brutal'], resists: ['fire', 'physical'] },
  minotaur: { armor: 5, attack: 5, fame: 4, is: ['brutal'] },
  gargoyle: { armor: 4, attack: 5, fame: 4, resists: ['physical'] },
  medusa: { armor: 4, attack: 6, fame: 5, is: ['paralyze'] },
  'crypt-worm': { armor: 6, attack: 6, fame: 5, is: ['fortified'] },
  werewolf: { armor: 5, attack: 7, fame: 5, is: ['swift'] },
  'air-elemental': {
    armor: 4,
    elusive: 8,
    attack: 3,
    element: 'coldFire',
    fame: 4,
    is: ['swift'],
    resists: ['fire', 'ice'],
  },
  'high-dragon': { armor: 9, attack: 6, element: 'coldFire', fame: 9, is: ['brutal'], resists: ['fire', 'ice'] },
} satisfies Record<string, Enemy>;
export type EnemyName = keyof typeof ENEMIES;

interface Use {
  as: 'attack' | 'ranged' | 'siege' | 'block' | 'crystal';
  amount: number;
  element?: Element;
  mana?: Color;
  /** Block that counts twice against Swift. */
  twice?: true;
}
const use = (as: Use['as'], amount: number, mana?: Color, element?: Element): Use => ({
  as,
  amount,
  ...(mana ? { mana } : {}),
  ...(element ? { element } : {}),
});
/** Section 12.1 to 12.3; every card may also be played sideways. */
export const CARDS = {
  rage: [use('attack', 2), use('block', 2), use('attack', 4, 'red')],
  determination: [use('attack', 2), use('block', 2), use('block', 5, 'blue')],
  swiftness: [use('ranged', 3, 'white')],
  march: [],
  stamina: [],
  'fire-bolt': [use('crystal', 1), use('ranged', 3, 'red', 'fire')],
  'ice-bolt': [use('crystal', 1), use('ranged', 3, 'blue', 'ice')],
  'swift-bolt': [use('crystal', 1), use('ranged', 4, 'white')],
  'crushing-bolt': [use('crystal', 1), use('siege', 3, 'green')],
  fireball: [use('ranged', 5, 'red', 'fire')],
  snowstorm: [use('ranged', 5, 'blue', 'ice')],
  'flame-wall': [use('attack', 5, 'red', 'fire'), use('block', 7, 'red', 'fire')],
} satisfies Record<string, readonly Use[]>;
export type CardName = keyof typeof CARDS;
const CRYSTALS: Readonly<Partial<Record<CardName, Color>>> = {
  'fire-bolt': 'red',
  'ice-bolt': 'blue',
  'swift-bolt': 'white',
  'crushing-bolt': 'green',
};

export interface Unit {
  armor: number;
  resists: readonly Element[];
  uses: readonly Use[];
}
/** Section 12.5. */
export const UNITS = {
  peasants: { armor: 3, resists: [], uses: [use('attack', 2), use('block', 2)] },
  'utem-crossbowmen': { armor: 4, resists: [], uses: [use('attack', 3), use('block', 3), use('ranged', 2)] },
  'utem-guardsmen': { armor: 5, resists: [], uses: [use('attack', 2), { ...use('block', 4), twice: true }] },
  'guardian-golems': {
    armor: 3,
    resists: ['physical'],
    uses: [use('attack', 2), use('block', 2), use('block', 4, 'red', 'fire'), use('block', 4, 'blue', 'ice')],
  },
  catapults: {
    armor: 4,
    resists: [],
    uses: [use('siege', 3), use('siege', 5, 'red', 'fire'), use('siege', 5, 'blue', 'ice')],
  },
  'fire-golems': {
    armor: 4,
    resists: ['physical', 'fire'],
    uses: [use('attack', 3), use('block', 3), use('ranged', 4, 'red', 'fire')],
  },
  'heroes-red': {
    armor: 4,
    resists: ['fire'],
    uses: [use('attack', 5), use('block', 5), use('attack', 6, 'red', 'coldFire')],
  },
  'heroes-blue': {
    armor: 4,
    resists: ['ice'],
    uses: [use('attack', 5), use('block', 5), use('block', 8, 'blue', 'coldFire')],
  },
} satisfies Record<string, Unit>;
export type UnitName = keyof typeof UNITS;

export interface Fight {
  armor: number;
  handLimit: number;
  hand: readonly CardName[];
  mana: Readonly<Partial<Record<Color, number>>>;
  unit: UnitName | undefined;
  enemies: readonly EnemyName[];
}
/** What counts, in this order: Fame, no knock-out, few Wounds. */
export interface End {
  fame: number;
  down: number;
  wounds: number;
}
const isBetter = (a: End, b: End): boolean =>
  a.fame !== b.fame ? a.fame > b.fame : a.down !== b.down ? a.down < b.down : a.wounds < b.wounds;

interface State {
  hand: readonly CardName[];
  mana: Readonly<Partial<Record<Color, number>>>;
  unit: { isReady: boolean; isWounded: boolean; isHit: boolean } | undefined;
  /** By enemy: still there, blocked, and armor that it has drunk. */
  foes: readonly { isThere: boolean; isBlocked: boolean; more: number }[];
  fame: number;
  wounds: number;
  isDown: boolean;
}
type Points = readonly Use[];
type Phase = 'ranged' | 'block' | 'attack';

const enemyOf = (name: EnemyName): Enemy => ENEMIES[name];
const has = (enemy: Enemy, what: NonNullable<Enemy['is']>[number]): boolean => enemy.is?.includes(what) ?? false;

/** 2.4 and 4.4: halved once, over all points that are not efficient. */
function effective(points: Points, isHalved: (element: Element) => boolean, isSwift = false): number {
  let [whole, halved] = [0, 0];
  for (const { amount, element = 'physical', twice } of points) {
    const counted = amount * (twice && isSwift ? 2 : 1);
    if (isHalved(element)) halved += counted;
    else whole += counted;
  }
  return whole + Math.floor(halved / 2);
}
/** The elements that stop an attack at their full value. */
const STOPS: Readonly<Record<Element, readonly Element[]>> = {
  physical: ['physical', 'fire', 'ice', 'coldFire'],
  fire: ['ice', 'coldFire'],
  ice: ['fire', 'coldFire'],
  coldFire: ['coldFire'],
};

export function bestEnd(fight: Fight): End {
  const enemies = fight.enemies.map(enemyOf);
  const unitRow: Unit | undefined = fight.unit && UNITS[fight.unit];

  /** One card, or the unit, for points in this phase: each way once. */
  const uses = (state: State, phase: Phase, isOnlySiege: boolean): [Use, State][] => {
    const fits = ({ as }: Use): boolean =>
      phase === 'ranged'
        ? as === 'siege' || (as === 'ranged' && !isOnlySiege)
        : phase === 'block'
          ? as === 'block'
          : as === 'attack' || as === 'ranged' || as === 'siege';
    const paid = (from: State, { mana }: Use): State | undefined => {
      if (!mana) return from;
      const there = from.mana[mana] ?? 0;
      return there > 0 ? { ...from, mana: { ...from.mana, [mana]: there - 1 } } : undefined;
    };
    const found: [Use, State][] = [];
    const add = (rows: readonly Use[], from: State): void => {
      for (const row of rows.filter(fits)) {
        const next = paid(from, row);
        if (next) found.push([row, next]);
      }
    };
    for (const card of new Set(state.hand)) {
      const at = state.hand.indexOf(card);
      const sideways = phase === 'ranged' ? [] : [use(phase, 1)];
      add([...CARDS[card], ...sideways], { ...state, hand: [...state.hand.slice(0, at), ...state.hand.slice(at + 1)] });
    }
    if (state.unit?.isReady && !state.unit.isWounded && unitRow)
      add(unitRow.uses, { ...state, unit: { ...state.unit, isReady: false } });
    return found;
  };

  /** Every way to play points until they are enough: no order counts twice. */
  const enough = (state: State, phase: Phase, isOnlySiege: boolean, isEnough: (points: Points) => boolean): State[] => {
    const seen = new Set<string>();
    const done = new Map<string, State>();
    const grow = (now: State, points: Points): void => {
      const key = JSON.stringify([now, points.map((one) => JSON.stringify(one)).sort()]);
      if (seen.has(key)) return;
      seen.add(key);
      if (isEnough(points)) return void done.set(JSON.stringify(now), now);
      for (const [point, next] of uses(now, phase, isOnlySiege)) grow(next, [...points, point]);
    };
    grow(state, []);
    return [...done.values()];
  };

  const armorOf = (state: State, at: number, phase: Phase): number => {
    const { armor, elusive } = enemies[at] as Enemy;
    const { isBlocked, more } = state.foes[at] as State['foes'][number];
    return (elusive !== undefined && (phase === 'ranged' || !isBlocked) ? elusive : armor) + more;
  };
  const endOf = ({ fame, wounds, isDown }: State): End => ({ fame, wounds, down: Number(isDown) });
  const known = new Map<string, End>();
  const remember = (name: string, state: State, find: () => End): End => {
    const key = `${name} ${JSON.stringify({ ...state, hand: state.hand.toSorted() })}`;
    const found = known.get(key) ?? find();
    known.set(key, found);
    return found;
  };
  const bestOf = (ends: readonly End[]): End => ends.reduce((best, end) => (isBetter(end, best) ? end : best));

  /** 2.1: any number of attacks, each on a group that is defeated as a whole. */
  const attacks = (state: State, phase: 'ranged' | 'attack', then: (state: State) => End): End =>
    remember(phase, state, () => {
      const ends = [then(state)];
      const there = enemies.flatMap((_, at) => (state.foes[at]?.isThere ? [at] : []));
      for (let mask = 1; mask < 2 ** there.length; mask++) {
        const group = there.filter((_, place) => mask & (2 ** place));
        const members = group.map((at) => enemies[at] as Enemy);
        const resisted = (element: Element) => members.some(({ resists }) => resists?.includes(element));
        const isHalved = (element: Element): boolean =>
          element === 'coldFire'
            ? members.some(({ resists }) => resists?.includes('fire') && resists.includes('ice'))
            : resisted(element);
        const armor = group.reduce((sum, at) => sum + armorOf(state, at, phase), 0);
        const isOnlySiege = members.some((enemy) => has(enemy, 'fortified'));
        for (const next of enough(state, phase, isOnlySiege, (points) => effective(points, isHalved) >= armor)) {
          const foes = next.foes.map((foe, at) => (group.includes(at) ? { ...foe, isThere: false } : foe));
          const fame = next.fame + members.reduce((sum, enemy) => sum + enemy.fame, 0);
          ends.push(attacks({ ...next, foes, fame }, phase, then));
        }
      }
      return bestOf(ends);
    });

  const blocks = (state: State, at: number): End =>
    remember(`block ${at}`, state, () => {
      const enemy = enemies[at];
      if (!enemy) return damage(state, 0);
      const ends = [blocks(state, at + 1)];
      if (state.foes[at]?.isThere) {
        const isSwift = has(enemy, 'swift');
        const needed = enemy.attack * (isSwift ? 2 : 1);
        const stops = STOPS[enemy.element ?? 'physical'];
        const isEnough = (points: Points) =>
          effective(points, (element) => !stops.includes(element), isSwift) >= needed;
        for (const next of enough(state, 'block', false, isEnough)) {
          const foes = next.foes.map((foe, place) => (place === at ? { ...foe, isBlocked: true } : foe));
          ends.push(blocks({ ...next, foes }, at + 1));
        }
      }
      return bestOf(ends);
    });

  /** 5: the unit first or not at all, the rest to the hero. */
  const damage = (state: State, at: number): End => {
    const enemy = enemies[at];
    if (!enemy) return attacks(state, 'attack', endOf);
    const foe = state.foes[at];
    if (!foe?.isThere || foe.isBlocked) return damage(state, at + 1);
    const points = enemy.attack * (has(enemy, 'brutal') ? 2 : 1);
    const ends = [damage(toHero(state, at, points), at + 1)];
    if (state.unit && !state.unit.isWounded && !state.unit.isHit && unitRow) {
      const { armor, resists } = unitRow;
      const element = enemy.element ?? 'physical';
      const doesResist =
        element === 'coldFire' ? resists.includes('fire') && resists.includes('ice') : resists.includes(element);
      const first = Math.max(0, points - armor);
      const isWounded = !doesResist || first > 0;
      const left = doesResist && first > 0 ? Math.max(0, first - armor) : first;
      const isDestroyed = isWounded && has(enemy, 'paralyze');
      const unit = isDestroyed ? undefined : { ...state.unit, isWounded, isHit: true };
      ends.push(damage(toHero(drink({ ...state, unit }, at, Number(isWounded)), at, left), at + 1));
    }
    return bestOf(ends);
  };
  const drink = (state: State, at: number, wounds: number): State =>
    has(enemies[at] as Enemy, 'vampiric')
      ? { ...state, foes: state.foes.map((foe, place) => (place === at ? { ...foe, more: foe.more + wounds } : foe)) }
      : state;
  const toHero = (state: State, at: number, points: number): State => {
    const taken = Math.ceil(points / fight.armor);
    if (taken === 0) return state;
    const wounds = state.wounds + taken;
    const isDown = wounds >= fight.handLimit;
    const hand = isDown || has(enemies[at] as Enemy, 'paralyze') ? [] : state.hand;
    return drink({ ...state, wounds, isDown, hand }, at, taken);
  };

  /** A card that gives a crystal may do so before everything else. */
  const withCrystals = (state: State, from: number): State[] => {
    if (from >= state.hand.length) return [state];
    const kept = withCrystals(state, from + 1);
    const card = state.hand[from] as CardName;
    const color = CRYSTALS[card];
    if (!color) return kept;
    const hand = [...state.hand.slice(0, from), ...state.hand.slice(from + 1)];
    return [
      ...kept,
      ...withCrystals({ ...state, hand, mana: { ...state.mana, [color]: (state.mana[color] ?? 0) + 1 } }, from),
    ];
  };
  const start: State = {
    hand: fight.hand,
    mana: fight.mana,
    unit: fight.unit ? { isReady: true, isWounded: false, isHit: false } : undefined,
    foes: enemies.map(() => ({ isThere: true, isBlocked: false, more: 0 })),
    fame: 0,
    wounds: 0,
    isDown: false,
  };
  return bestOf(withCrystals(start, 0).map((state) => attacks(state, 'ranged', (next) => blocks(next, 0))));
}

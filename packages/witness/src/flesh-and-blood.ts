/** One turn of attacks that nobody defends, and one link that somebody defends, from the rules of Flesh and Blood (3, 5, 7, 10). */

export interface Card {
  kind: 'attack' | 'action' | 'reaction' | 'resource';
  /** Resources when it is pitched. */
  pitch: number;
  cost: number;
  power: number;
  defense: number;
  goAgain?: true;
  /** When it hits, it gets go again. */
  goAgainOnHit?: true;
  /** More power as the third link of a chain or later. */
  late?: number;
  /** More power for each attack of this chain that has hit. */
  perHit?: number;
  /** When the last attack of this chain was that card. */
  combo?: { after: string; power: number; goAgain?: true };
  /** The next attack has so much more power: any, if this hits; or the next attack card, from an action. */
  next?: number;
  /** A reaction: so much more power for an attack card of that cost or less, or also for a dagger or sword. */
  gives?: { power: number; most: number; goAgainOnHit?: true; toWeapons?: true };
}
const attack = (pitch: number, cost: number, power: number, defense: number, more: Partial<Card> = {}): Card => ({
  kind: 'attack',
  pitch,
  cost,
  power,
  defense,
  ...more,
});
/** Section 10; the names without their color. */
export const CARDS: Readonly<Record<string, Card>> = {
  'head-jab-red': attack(1, 0, 3, 2, { goAgain: true }),
  'head-jab-blue': attack(3, 0, 1, 2, { goAgain: true }),
  'wounding-blow-red': attack(1, 0, 4, 3),
  'wounding-blow-blue': attack(3, 0, 2, 3),
  'raging-onslaught-yellow': attack(2, 3, 6, 3),
  'raging-onslaught-blue': attack(3, 3, 5, 3),
  'brutal-assault-blue': attack(3, 2, 4, 3),
  'smash-with-big-tree-yellow': attack(2, 2, 6, 0),
  'leg-tap-red': attack(1, 1, 4, 2, { goAgain: true }),
  'surging-strike-red': attack(1, 2, 5, 2, { goAgain: true }),
  'flying-kick-red': attack(1, 2, 5, 3, { late: 2 }),
  'salt-the-wound-yellow': attack(2, 0, 2, 3, { perHit: 1 }),
  'torrent-of-tempo-red': attack(1, 1, 5, 3, { goAgainOnHit: true }),
  'bittering-thorns-yellow': attack(2, 1, 3, 2, { goAgain: true, next: 1 }),
  'rising-knee-thrust-red': attack(1, 0, 3, 3, { combo: { after: 'leg-tap', power: 2, goAgain: true } }),
  'blackout-kick-red': attack(1, 1, 4, 3, { combo: { after: 'rising-knee-thrust', power: 3 } }),
  'come-to-fight-blue': { kind: 'action', pitch: 3, cost: 1, power: 0, defense: 3, goAgain: true, next: 1 },
  'lunging-press-blue': { kind: 'reaction', pitch: 3, cost: 0, power: 0, defense: 2, gives: { power: 1, most: 99 } },
  'razor-reflex-red': {
    kind: 'reaction',
    pitch: 1,
    cost: 1,
    power: 0,
    defense: 2,
    gives: { power: 3, most: 1, goAgainOnHit: true, toWeapons: true },
  },
  'titanium-bauble-blue': { kind: 'resource', pitch: 3, cost: -1, power: 0, defense: 3 },
};
export interface Weapon {
  cost: number;
  power: number;
  /** Always, or while a card that costs 0 lies among the pitched ones. */
  goAgain: 'always' | 'cheap pitch';
}
export const WEAPONS: Readonly<Record<string, Weapon>> = {
  'edge-of-autumn': { cost: 1, power: 1, goAgain: 'always' },
  'harmonized-kodachi': { cost: 1, power: 1, goAgain: 'cheap pitch' },
};

interface Turn {
  hand: readonly string[];
  arsenal: string | undefined;
  weapon: string | undefined;
  floating: number;
  points: number;
  hasCheapPitch: boolean;
  /** Attacks of the open chain, and how many of them have hit. */
  chain: readonly string[];
  hits: number;
  nextCard: number;
  nextAny: number;
  damage: number;
}
interface Link {
  name: string;
  isCard: boolean;
  cost: number;
  power: number;
  goesAgain: boolean;
  goesAgainOnHit: boolean;
}
export interface Best {
  damage: number;
  /** Left in hand and arsenal. */
  cards: number;
  wins: boolean;
}

const plainName = (card: string): string => card.replace(/-(red|yellow|blue)$/, '');
const without = (hand: readonly string[], card: string): string[] => {
  const at = hand.indexOf(card);
  return [...hand.slice(0, at), ...hand.slice(at + 1)];
};
const cardOf = (name: string): Card => CARDS[name] as Card;

/** 3.4: cards are pitched one at a time, only while the cost is not covered; what is too much stays. */
function payments(turn: Turn, cost: number): Turn[] {
  if (turn.floating >= cost) return [{ ...turn, floating: turn.floating - cost }];
  return [...new Set(turn.hand)].flatMap((card) =>
    payments(
      {
        ...turn,
        hand: without(turn.hand, card),
        floating: turn.floating + cardOf(card).pitch,
        hasCheapPitch: turn.hasCheapPitch || cardOf(card).cost === 0,
      },
      cost,
    ),
  );
}

/** The cards that may be played, each with the turn without it. */
function playable(turn: Turn, kind: Card['kind']): [string, Turn][] {
  const fromHand = [...new Set(turn.hand)].map((card): [string, Turn] => [
    card,
    { ...turn, hand: without(turn.hand, card) },
  ]);
  const fromArsenal: [string, Turn][] = turn.arsenal ? [[turn.arsenal, { ...turn, arsenal: undefined }]] : [];
  return [...fromHand, ...fromArsenal].filter(([card]) => cardOf(card).kind === kind);
}

/** The most damage of a turn that nobody defends, and of equal ones that which keeps more cards. */
export function bestTurn(start: Pick<Turn, 'hand' | 'arsenal' | 'weapon' | 'floating'>, life: number): Best {
  const known = new Map<string, Best>();
  const isBetter = (a: Best, b: Best): boolean => a.damage > b.damage || (a.damage === b.damage && a.cards > b.cards);
  const stop = ({ hand, arsenal, damage }: Turn): Best => ({
    damage: Math.min(life, damage),
    cards: hand.length + (arsenal ? 1 : 0),
    wins: damage >= life,
  });
  /** An attack is on the chain: reactions, damage, go again. */
  const react = (turn: Turn, link: Link): Best => {
    let best = strike(turn, link);
    for (const [name, rest] of playable(turn, 'reaction')) {
      const { gives, cost } = cardOf(name);
      if (!gives || (link.isCard ? link.cost > gives.most : !gives.toWeapons)) continue;
      const power = link.power + gives.power;
      const goesAgainOnHit = link.goesAgainOnHit || (link.isCard && gives.goAgainOnHit === true);
      for (const paid of payments(rest, cost)) {
        const other = react(paid, { ...link, power, goesAgainOnHit });
        if (isBetter(other, best)) best = other;
      }
    }
    return best;
  };
  const strike = (turn: Turn, link: Link): Best => {
    const hits = link.power > 0;
    const row = CARDS[link.name];
    const weapon = WEAPONS[link.name];
    const again =
      link.goesAgain || (hits && link.goesAgainOnHit) || (weapon?.goAgain === 'cheap pitch' && turn.hasCheapPitch);
    const after: Turn = {
      ...turn,
      damage: turn.damage + Math.max(0, link.power),
      hits: turn.hits + Number(hits),
      chain: [...turn.chain, plainName(link.name)],
      points: turn.points + Number(again),
      nextAny: hits && row?.next ? row.next : turn.nextAny,
    };
    return after.damage >= life ? stop(after) : play(after);
  };
  const attackCard = (name: string, turn: Turn): Best[] => {
    const { cost, power, goAgain, goAgainOnHit, late = 0, perHit = 0, combo } = cardOf(name);
    const isCombo = combo !== undefined && turn.chain.at(-1) === combo.after;
    return payments({ ...turn, points: turn.points - 1 }, cost).map((paid) =>
      react(
        { ...paid, nextCard: 0, nextAny: 0 },
        {
          name,
          isCard: true,
          cost,
          power:
            power +
            turn.nextCard +
            turn.nextAny +
            (turn.chain.length >= 2 ? late : 0) +
            perHit * turn.hits +
            (isCombo ? combo.power : 0),
          goesAgain: goAgain === true || (isCombo && combo.goAgain === true),
          goesAgainOnHit: goAgainOnHit === true,
        },
      ),
    );
  };
  const play = (turn: Turn): Best => {
    const key = JSON.stringify({ ...turn, hand: turn.hand.toSorted() });
    const before = known.get(key);
    if (before) return before;
    const ways: Best[] = [stop(turn)];
    if (turn.chain.length) ways.push(play({ ...turn, chain: [], hits: 0 }));
    if (turn.points > 0) {
      for (const [name, rest] of playable(turn, 'attack')) ways.push(...attackCard(name, rest));
      const weapon = turn.weapon === undefined ? undefined : WEAPONS[turn.weapon];
      if (weapon && turn.weapon) {
        const link: Link = {
          name: turn.weapon,
          isCard: false,
          cost: 0,
          power: weapon.power + turn.nextAny,
          goesAgain: weapon.goAgain === 'always',
          goesAgainOnHit: false,
        };
        for (const paid of payments({ ...turn, weapon: undefined, points: turn.points - 1 }, weapon.cost))
          ways.push(react({ ...paid, nextAny: 0 }, link));
      }
      // 5.7: while a chain is open only attacks are played.
      if (!turn.chain.length)
        for (const [name, rest] of playable(turn, 'action'))
          for (const paid of payments(rest, cardOf(name).cost))
            ways.push(play({ ...paid, nextCard: paid.nextCard + (cardOf(name).next ?? 0) }));
    }
    let best = ways[0] as Best;
    for (const way of ways) if (isBetter(way, best)) best = way;
    known.set(key, best);
    return best;
  };
  return play({
    ...start,
    points: 1,
    hasCheapPitch: false,
    chain: [],
    hits: 0,
    nextCard: 0,
    nextAny: 0,
    damage: 0,
  });
}

/** 5.4 and 5.6: power less what defends; a card without defense cannot defend. */
export function damageAfter(power: number, defenders: readonly number[]): number {
  return Math.max(0, power - defenders.reduce((sum, one) => sum + one, 0));
}

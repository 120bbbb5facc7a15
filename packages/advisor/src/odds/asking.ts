import { type Chance, type Choice, same, type Types } from '@fray/engine';
import type { Bot } from '@fray/games';

/** A policy has asked for chance that nobody has laid out for it yet. */
class Asks {
  readonly sides: number;
  constructor(sides: number) {
    this.sides = sides;
  }
}

/** What a policy does, with its share: several actions where it leaves it to chance. */
export interface Decided<T extends Types> {
  action: T['action'];
  share: number;
}

const NONE: Chance = (count, sides) => {
  if (count > 0) throw new Asks(sides);
  return [];
};

/** What a policy does where it asks for no chance; nothing where it does. */
export function askOnce<T extends Types>(
  bot: Bot<T>,
  view: T['view'],
  seat: T['seat'],
  list: readonly Choice<T>[],
): T['action'] | undefined {
  try {
    return bot(view, seat, list, NONE);
  } catch (error) {
    if (error instanceof Asks) return undefined;
    throw error;
  }
}

/**
 * Asks a policy with every answer that chance could give it and merges equal actions; `tried` runs for each answer and may
 * throw.
 */
export function askAll<T extends Types>(
  bot: Bot<T>,
  view: T['view'],
  seat: T['seat'],
  list: readonly Choice<T>[],
  tried: () => void,
): Decided<T>[] {
  const found: Decided<T>[] = [];
  const add = (action: T['action'], share: number): void => {
    const known = found.find((decided) => same(decided.action, action));
    if (known) known.share += share;
    else found.push({ action, share });
  };
  const ask = (given: readonly number[], share: number): void => {
    tried();
    let at = 0;
    const chance: Chance = (count, sides) =>
      Array.from({ length: count }, () => {
        const value = given[at++];
        if (value === undefined) throw new Asks(sides);
        return value;
      });
    let action: T['action'];
    try {
      action = bot(view, seat, list, chance);
    } catch (error) {
      if (!(error instanceof Asks)) throw error;
      for (let value = 1; value <= error.sides; value++) ask([...given, value], share / error.sides);
      return;
    }
    add(action, share);
  };
  ask([], 1);
  return found;
}

import {
  type Choice,
  clone,
  type PromptChoice,
  type Ruleset,
  Runner,
  same,
  seededDice,
  type Types,
} from '@fray/engine';

/** A decision of a bot that has not been made yet. */
export interface Decision extends Choice<Types> {
  rules: Ruleset<Types>;
  from: Types['state'];
  /** What the flow asks there, of all seats. */
  offered: readonly PromptChoice<Types>[];
  /** May people at this device know what is reported to that seat alone? */
  isToldHere(only: string): boolean;
}

/**
 * Does anybody see a bot decide this? Not where it had no choice, passes, or does what is reported to nobody else. It is tried on
 * a copy with dice of its own: what matters is that something is reported, not what.
 */
export function isVisible({ rules, from, offered, isToldHere, ...made }: Decision): boolean {
  const free = offered.filter(({ seat, place, not }) => seat === made.seat && place === 'flow' && !not);
  const [only, other] = free;
  if (!other && !only?.form) return false;
  if (free.find((one) => same(one.action, made.action))?.role === 'passes') return false;
  let told = false;
  const runner = new Runner(rules, (rules.clone ?? clone)(from), seededDice(1), (_, to) => {
    told ||= to === undefined || isToldHere(to);
  });
  runner.apply(made.seat, made.action);
  return told;
}

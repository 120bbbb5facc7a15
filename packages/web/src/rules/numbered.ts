/** `P2.3` of `P2.3 attacker`: a number of the rule document that people look up. A name like `next unit` is said by its title. */
export const numberOf = (step: string): string | undefined => step.match(/^\w*\d\S*/)?.[0];

/** All effects that cards, units and skills are made of. */
export * from './effects-attack.ts';
export * from './effects-dice.ts';
export * from './effects-enemy.ts';
export * from './effects-hero.ts';
export * from './effects-mana.ts';
export * from './effects-offer.ts';
export * from './effects-place.ts';
export * from './effects-unit.ts';

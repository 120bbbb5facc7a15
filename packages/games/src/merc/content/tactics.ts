/** What a tactics card does to the sector in which the fight is about to start. */
export type TacticsEffect =
  | 'barrage'
  | 'militia hit on 3'
  | 'militia faster'
  | 'militia attack'
  | 'militia desert'
  | 'poison'
  | 'place militia'
  | 'elsewhere';

export interface TacticsRow {
  name: string;
  effect: TacticsEffect;
  /** The Dictator's base is known from then on. */
  reveals: boolean;
  /** Militia per Rebel player that it places; 0: the setup says how many reach the sector. */
  perRebel: number;
  about: string;
}

const row = (name: string, effect: TacticsEffect, about: string, more: Partial<TacticsRow> = {}): TacticsRow => ({
  name,
  effect,
  reveals: false,
  perRebel: 0,
  about,
  ...more,
});

const PLACES_MILITIA = 'Militia for sectors of the Dictator.';
/** Section 21. */
export const TACTICS: readonly TacticsRow[] = [
  row('Artillery Barrage', 'barrage', 'A d6 of Rebel units take 1 damage each; the Rebels choose which.'),
  row('Better Weapons', 'militia hit on 3', 'Militia of the Dictator hit on 3 and more.', { reveals: true }),
  row('Veteran Militia', 'militia faster', 'Militia of the Dictator get initiative +1.', { reveals: true }),
  row('Fodder', 'militia attack', 'Half as many militia as each Rebel player has here, rounded up for each, attack.'),
  row('Family Threat', 'militia desert', 'The Rebels lose 2 militia here.'),
  row('Tainted Water', 'poison', 'Rebel militia are lost, every Rebel MERC takes 1 damage past all armor.'),
  row('Lockdown', 'place militia', 'Militia on or next to the base.', { reveals: true, perRebel: 5 }),
  row('Generalisimo', 'elsewhere', 'The best of six MERCs joins the Dictator.', { reveals: true }),
  row('Reinforcements', 'place militia', PLACES_MILITIA),
  row('Sentry', 'place militia', PLACES_MILITIA),
  row('Seizure', 'place militia', PLACES_MILITIA),
  row('Block Trade', 'place militia', PLACES_MILITIA),
  row('Conscripts', 'place militia', PLACES_MILITIA),
  row('Oil Reserves', 'elsewhere', 'A free move for the holder of the oil.'),
];

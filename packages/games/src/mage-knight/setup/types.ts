import type { City, Crystal, HeroName, Mana, Options, Pile, Terrain, TokenSet } from '../vocabulary.ts';
import type { OwnEnemy, OwnUnitRow } from './own.ts';

/** What a fight starts from. */

export interface SetupUnit {
  /** A printed unit, or one of your own by its figures. */
  unit?: string | undefined;
  own?: OwnUnitRow | undefined;
  ready?: boolean | undefined;
  wounds?: number | undefined;
  fed?: Crystal | undefined;
  banner?: string | undefined;
  bond?: boolean | undefined;
}
export interface SetupHero {
  name: HeroName;
  level?: number | undefined;
  armor?: number | undefined;
  handLimit?: number | undefined;
  hand?: string[] | undefined;
  deck?: string[] | undefined;
  discard?: string[] | undefined;
  crystals?: { [K in Crystal]?: number | undefined } | undefined;
  mana?: { [K in Mana]?: number | undefined } | undefined;
  units?: SetupUnit[] | undefined;
  skills?: string[] | undefined;
  kept?: string[] | undefined;
  chaos?: Mana | undefined;
  move?: number | undefined;
  influence?: number | undefined;
  fame?: number | undefined;
  reputation?: number | undefined;
  leastFame?: boolean | undefined;
  share?: number | undefined;
}
export interface SetupEnemy {
  token?: string | undefined;
  draw?: Pile | undefined;
  /** One of your own, by its figures. */
  own?: OwnEnemy | undefined;
  role?: 'defender' | 'rampager' | 'site' | undefined;
  /** Scouts have seen it in this turn: Fame +1 if it falls. */
  peeked?: boolean | undefined;
  /** A wall lies between it and the hero; left out: as the setup says for its kind. */
  wall?: boolean | undefined;
}
export interface Setup {
  site: string;
  heroes: SetupHero[];
  enemies?: SetupEnemy[] | undefined;
  cities?: City[] | undefined;
  ruins?: string | undefined;
  wall?: boolean | undefined;
  night?: boolean | undefined;
  terrain?: Terrain | undefined;
  withdraw?: number | undefined;
  path?: 2 | 4 | 6 | undefined;
  firstConquest?: boolean | undefined;
  source?: Mana[] | undefined;
  unitOffer?: string[] | undefined;
  spellOffer?: string[] | undefined;
  actionOffer?: string[] | undefined;
  skillOffer?: string[] | undefined;
  sets?: TokenSet[] | undefined;
  pool?: 'table' | 'cards' | 'both' | undefined;
  out?: Record<string, number> | undefined;
  options?: { [K in keyof Options]?: Options[K] | undefined } | undefined;
}

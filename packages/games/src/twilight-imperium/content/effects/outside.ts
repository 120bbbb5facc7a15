import { rowsOf } from './row.ts';
import type { EffectRow } from './types.ts';

const outside = (
  id: string,
  name: string,
  kind: EffectRow['kind'],
  set: EffectRow['set'],
  faction?: string,
): EffectRow => rowsOf(kind, set)(id, name, [], { resolution: 'outside', ...(faction ? { faction } : {}) });

/** Component actions that destroy or repair units outside the combat sequence: never offered in a step. */
export const OUTSIDE: readonly EffectRow[] = [
  outside('plague', 'Plague', 'action', 'B'),
  outside('lucky-shot', 'Lucky Shot', 'action', 'B'),
  outside('cripple-defenses', 'Cripple Defenses', 'action', 'B'),
  outside('reactor-meltdown', 'Reactor Meltdown', 'action', 'B'),
  outside('tactical-bombardment', 'Tactical Bombardment', 'action', 'B'),
  outside('unstable-planet', 'Unstable Planet', 'action', 'B'),
  outside('war-effort', 'War Effort', 'action', 'B'),
  outside('vortex', 'Vortex', 'faction-technology', 'PoK', 'cabal'),
  outside('deorbit-barrage', 'Deorbit Barrage', 'breakthrough', 'TE'),
  outside('nanomachines', 'Nanomachines', 'faction-technology', 'TE', 'ral-nel'),
  outside('gurno-aggero', 'Gurno Aggero', 'hero', 'PoK', 'saar'),
  outside('it-feeds-on-carrion', 'It Feeds on Carrion', 'hero', 'PoK', 'cabal'),
  outside('unit-dsgn-flayesh', 'UNIT.DSGN.FLAYESH', 'hero', 'PoK', 'nekro'),
  outside('riftwalker-meian', 'Riftwalker Meian', 'hero', 'PoK', 'creuss'),
  outside('mirik-aun-sissiri', 'Mirik Aun Sissiri', 'hero', 'PoK', 'argent'),
];

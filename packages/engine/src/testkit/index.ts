export { type BatteryOptions, type BatteryReport, battery, chanceOf, type Subject } from './battery.ts';
export { difference } from './checks.ts';
export { type Duel, duel } from './duel.ts';
export { keysHold } from './key-law.ts';
export { lumpsHold } from './lump-law.ts';
export { addSeen, missed, nothingSeen, observe, type Seen } from './observe.ts';
export { perft, perftFrom } from './perft.ts';
export { type Scenario, type Script, scenario } from './scenario.ts';
export { withOtherSecrets } from './secrets.ts';

export { type BatteryOptions, type BatteryReport, battery, chanceOf, type Subject } from './battery.ts';
export { difference } from './checks.ts';
export { type Duel, duel } from './duel.ts';
export { futureKeysHold } from './key-law.ts';
export { mergedRollsHold } from './merge-law.ts';
export { addSeen, listMissed, nothingSeen, observe, type Seen } from './observe.ts';
export { perft, perftFrom } from './perft.ts';
export { type Scenario, type Script, scenario } from './scenario.ts';
export { withOtherSecrets } from './secrets.ts';

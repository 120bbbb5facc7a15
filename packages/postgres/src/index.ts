export { type Address, readAddress } from './address.ts';
export { Database, type Timeouts } from './database.ts';
export { DatabaseFault, faultOf, isAway } from './faults.ts';
export { patiently } from './patiently.ts';
export type { Migrations } from './schema.ts';

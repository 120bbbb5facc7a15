export { DatabaseFault } from '@fray/postgres';
export { renderUnicodeCompact as qrCode } from 'uqr';
export { apiHandler, type Door } from './http.ts';
export { createLog } from './log.ts';
export { Served, type Tools } from './served.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export type { Start } from './shared-combat.ts';
export { type SocketBounds, Sockets } from './sockets.ts';
export { SITE } from './static.ts';
export { LibsqlStore, StoreFault } from './store/libsql.ts';
export { openStore, type Place } from './store/open.ts';
export type {
  Append,
  Appended,
  Beside,
  ListedTable,
  NewTable,
  Said,
  Sharing,
  Store,
  StoredTable,
} from './store/store.ts';
export { type Invite, Tables } from './tables.ts';
export type { Device } from './watching.ts';

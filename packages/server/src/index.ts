export { LibsqlStore, StoreFault } from './store/libsql.ts';
export type { Append, Appended, Beside, ListedTable, NewTable, Said, Store, StoredTable } from './store/store.ts';

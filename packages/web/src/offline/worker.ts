import { keepOffline, type Scope, type Version } from './offline.ts';

/** The build puts the list of files here. */
declare const __VERSION__: Version;

keepOffline(self as unknown as Scope, __VERSION__);

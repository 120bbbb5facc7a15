import { getContext, setContext } from 'svelte';
import { labelFromKey } from '../pieces/text.ts';

type NameOf = (field: string) => string;
const KEY = Symbol('field names');

/** How the form below names the fields and values of a schema. */
export const setFieldNames = (nameOf: NameOf): NameOf => setContext(KEY, nameOf);
export const fieldNames = (): NameOf => getContext<NameOf | undefined>(KEY) ?? labelFromKey;

import './content/effects/index.ts';
import { bringForms, bringTexts } from './later/index.ts';
import { lean } from './later/lean.ts';
import * as forms from './later/part.ts';
import * as texts from './later/texts.ts';

bringForms(forms);
bringTexts(texts);

/** All of the rules: what a table brings later is there from the start. */
export const rules = lean;

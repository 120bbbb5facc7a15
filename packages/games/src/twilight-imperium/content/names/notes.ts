import type { PrintedNames } from './types.ts';

/** Promissory notes. */
export const NOTES: PrintedNames = {
  B: [
    'Acquiescence',
    'Creuss IFF',
    'Cybernetic Enhancements',
    'Fires of the Gashlai',
    'Gift of Prescience',
    'Military Support',
    'Political Favor',
    'Political Secret',
    'Research Agreement',
    'Spy Net',
    'Stymie',
    'Trade Agreement',
  ],
  PoK: ['Black Market Forgery', 'Scepter of Dominion', 'Terraform'],
  C1: ['Acquiescence Ω', 'Cybernetic Enhancements Ω'],
  C3: ['Keleres Rider'],
  TE: ['Black Ops', 'Malevolency', 'Sever', 'Share Knowledge'],
};

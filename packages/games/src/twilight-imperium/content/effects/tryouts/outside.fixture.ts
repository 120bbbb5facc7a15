/** F13: effects whose gain lies outside the combat. No score tells whether they were worth it. */

/** Why. */
type Reason =
  /** People resolve it: nothing in the combat changes. */
  | 'the table resolves it'
  /** It comes when the combat is decided: units, structures, goods or tokens for later. */
  | 'after the combat'
  /** It takes its owner's forces out of a fight that is given up with it: what it saves stays on the board. */
  | 'saves its own forces'
  /** It keeps the other side in a fight that they would give up: what it gains are their losses. */
  | 'denies a retreat';

export const OUTSIDE_COMBAT: Readonly<Record<Reason, readonly string[]>> = {
  'the table resolves it': [
    'flank-speed',
    'in-the-silence-of-space',
    'nav-suite',
    'harness-energy',
    'counterstroke',
    'forward-supply-base',
    'salvage',
    'reparations',
    'light-wave-deflector',
    'gravity-drive',
    'self-assembly-routines',
    'aetherpassage',
    'scavenge',
    'subatomic-splicer',
    'aetherstream',
    'voidwatch',
    'e-res-siphons',
    'support-for-the-throne',
    'alliance',
    'trade-convoys',
    'promise-of-protection',
    'blood-pact',
    'dark-pact',
    'crucible',
    'stymie-omega',
    'captain-mendosa',
    'rear-admiral-farran',
    'so-ata',
    'sula-mentarion',
    'dart-and-tai',
    'ahk-siever',
    'shard-of-the-throne',
    'shard-of-the-throne-law',
    'the-crown-of-emphidia',
    'norr-supremacy',
    'the-reaping',
    'ysia-yssrila',
    'artemiris',
    'memoria-1',
    'memoria-2',
    'dws-luminous',
    'crimson-legionnaire-1',
    'crimson-legionnaire-2',
    'corsair',
  ],
  'after the combat': [
    'infiltrate',
    'dacxive-animators',
    'assimilate',
    'edict',
    'reclamation',
    'liberate',
    'salvage-operations',
    'tro',
    'field-marshal-mercer',
    'fealty-uplink',
    'scavenger-zeta',
    'reclaimer',
    'exile-1',
    'exile-2',
  ],
  'saves its own forces': ['feint', 'foresight', 'watchful-ojz', 'slumberstate-computing', 'eanautic'],
  'denies a retreat': ['intercept'],
};

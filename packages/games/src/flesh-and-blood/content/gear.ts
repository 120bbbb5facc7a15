import { AGAIN, gear, has, hero, on, part, uses, weapon } from './make.ts';
import type { CardRow } from './row.ts';

/** Heroes, weapons and equipment of section 10. */

export const HEROES: readonly CardRow[] = [
  hero(
    'Dorinthea, Quicksilver Prodigy',
    'warrior',
    20,
    { sub: 'young' },
    { once: true, ...on('go again gained', part('extra attack')) },
  ),
  hero('Rhinar', 'brute', 20, { sub: 'young' }, has('intimidate'), on('discard', part('intimidate'))),
  hero('Dorinthea', 'warrior', 20, { sub: 'young' }, { once: true }, on('weapon hit', part('extra attack'))),
  hero('Ira, Crimson Haze', 'ninja', 20, { sub: 'young' }, { steady: { second: 1 } }),
  hero(
    'Bravo, Flattering Showman',
    'guardian',
    20,
    { sub: 'young' },
    { ...AGAIN, ...uses('action', 2, 'tap', part('showman'), { goAgain: true }) },
  ),
  hero('Katsu', 'ninja', 20, { sub: 'young' }, { once: true }, on('action hit', part('katsu'))),
  hero('Bravo', 'guardian', 20, { sub: 'young' }, uses('action', 2, 'none', part('bravo'), { goAgain: true })),
];

export const WEAPONS: readonly CardRow[] = [
  weapon(
    'Dawnblade, Resplendent',
    'warrior',
    ['sword', 2, 1, 2],
    on('attack', part('weapon', 1, { if: 'second attack with it' })),
  ),
  weapon('Bone Basher', 'brute', ['club', 2, 2, 4]),
  weapon('Dawnblade', 'warrior', ['sword', 2, 1, 3], {
    does: { hit: [part('counter', { if: 'second hit' })], 'end phase': [part('fade')] },
  }),
  weapon('Romping Club', 'brute', ['club', 2, 2, 4], { once: true }, on('discard', part('weapon', 1))),
  weapon('Edge of Autumn', 'ninja', ['sword', 2, 1, 1], AGAIN),
  weapon('Harmonized Kodachi', 'ninja', ['dagger', 1, 1, 1], { gains: [{ gain: 'go again', if: 'zero pitched' }] }),
  weapon('Anothos', 'guardian', ['hammer', 2, 3, 4], { bonus: [{ n: 2, if: 'two heavy pitched' }] }),
];

const BREAK = has('blade break');
const WORN = has('battleworn');
export const EQUIPMENT: readonly CardRow[] = [
  gear('Ironrot Helm', 'generic', 'head', 1, BREAK),
  gear(
    'Blossom of Spring',
    'generic',
    'chest',
    0,
    uses('action', 0, 'destroy', part('resource', 1), { goAgain: true }),
  ),
  gear('Gallantry Gold', 'warrior', 'arms', 1, {
    ...WORN,
    ...uses('action', 1, 'destroy', part('weapons', 1), { goAgain: true }),
  }),
  gear('Ironrot Legs', 'generic', 'legs', 1, BREAK),
  gear('Bone Vizier', 'brute', 'head', 1, BREAK, on('destroyed', part('top', { what: 'keep big' }))),
  gear('Ironhide Gauntlet', 'generic', 'arms', 0, on('defend', part('ironhide', 2))),
  gear('Ironhide Legs', 'generic', 'legs', 0, on('defend', part('ironhide', 2))),
  gear("Hope Merchant's Hood", 'generic', 'head', 0, uses('instant', 0, 'destroy', part('hood'))),
  gear('Ironrot Plate', 'generic', 'chest', 1, BREAK),
  gear('Ironrot Gauntlet', 'generic', 'arms', 1, BREAK),
  gear('Refraction Bolters', 'warrior', 'legs', 1, WORN, on('weapon hit', part('bolters'))),
  gear('Barkbone Strapping', 'brute', 'chest', 1, WORN, uses('instant', 0, 'destroy', part('roll resource'))),
  gear(
    'Snapdragon Scalers',
    'generic',
    'legs',
    0,
    uses('attack reaction', 0, 'destroy', part('target', { gain: 'go again' }), { target: 'attack action 1-' }),
  ),
  gear(
    'Cracker Jax',
    'generic',
    'arms',
    0,
    uses('action', 0, 'destroy', part('next', 1, { to: 'attack action' }), { goAgain: true }),
  ),
  gear(
    'Heartened Cross Strap',
    'generic',
    'chest',
    0,
    uses('action', 0, 'destroy', part('next', { to: 'attack action', cost: 2 }), { goAgain: true }),
  ),
  gear('Breaking Scales', 'ninja', 'arms', 1, {
    ...WORN,
    ...uses('attack reaction', 0, 'destroy', part('target', 1), { target: 'combo action' }),
  }),
  gear("Helm of Isen's Peak", 'guardian', 'head', 1, WORN, uses('action', 1, 'destroy', part('isen'))),
  gear(
    'Goliath Gauntlet',
    'generic',
    'arms',
    0,
    uses('action', 0, 'destroy', part('next', 2, { to: 'attack action 2+' }), { goAgain: true }),
  ),
];

import { type Traits, traits } from './traits.ts';
import type { Printed, UnitRow } from './units.ts';

interface More {
  health?: number;
  woman?: true;
  outside?: true;
  expansion?: true;
}

function merc(
  name: string,
  [initiative, combat, training]: Printed,
  about: string,
  ability: Partial<Traits> = {},
  more: More = {},
): UnitRow {
  return {
    name,
    kind: 'merc',
    initiative,
    combat,
    targets: 1,
    training,
    health: more.health ?? 3,
    woman: more.woman ?? false,
    traits: traits(ability),
    about,
    outside: more.outside ?? false,
    expansion: more.expansion ?? false,
  };
}

const woman = true;
const outside = true;
const expansion = true;

/** Section 16. Initiative, combat, training; 3 health and 1 target unless the row says otherwise. */
export const MERCS: readonly UnitRow[] = [
  merc('Apeiron', [1, 2, 2], 'Carries neither grenades nor a mortar.', { refusesExplosives: true }),
  merc('Badger', [1, 3, 1], 'Acts before any militia.', { order: 'before militia' }),
  merc('Basic', [2, 2, 1], 'Rerolls all his dice, once per fight.', { rerolls: true }),
  merc('Borris', [2, 2, 1], 'Does not serve with Squirrel.', { avoids: 'Squirrel' }),
  merc('Bouba', [4, 1, 0], 'Handgun: combat +1.', { bonuses: [{ when: 'handgun', combat: 1 }] }),
  merc('Buzzkill', [2, 2, 1], 'Aims at MERCs before militia.', { mercsFirst: true }),
  merc('Doc', [2, 1, 2], 'Heals his squad between fights.', {}, { outside }),
  merc('Ewok', [2, 2, 1], 'One more action a day.', {}, { woman, outside }),
  merc('Faustina', [3, 2, 3], 'One more action a day, to train.', {}, { woman, outside }),
  merc('Feedback', [1, 2, 2], 'Fetches discarded equipment for an action.', {}, { outside }),
  merc('Genesis', [2, 2, 2], 'A second weapon instead of an accessory.', { secondWeapon: true }),
  merc('Gunther', [1, 2, 2], 'Accessories in any slot.', { accessoriesAnywhere: true }),
  merc('Haarg', [1, 3, 1], 'Each skill in which a squad mate is better: +1.', { matchesSquad: true }),
  merc('Juicer', [2, 2, 1], 'Five health.', {}, { health: 5 }),
  merc('Kastern', [0, 2, 3], 'Acts first.', { order: 'first' }),
  merc('Khenn', [0, 2, 3], 'A d6 before the fight is his initiative.', { rollsInitiative: true }),
  merc('Lucid', [2, 2, 2], 'Hits on 3 and more.', { hitsOn: 3 }),
  merc('Max', [2, 2, 4], 'Enemy MERCs lose 1 in every skill.', { hampersFoes: 1 }),
  merc('Mayhem', [2, 2, 1], 'Uzi: combat +2.', { bonuses: [{ when: 'uzi', combat: 2 }] }),
  merc('Meatbop', [0, 2, 3], 'No attack without an accessory.', { needsAccessory: true }),
  merc('Moose', [2, 2, 1], 'Does not serve with Borris.', { avoids: 'Borris' }),
  merc('Natasha', [3, 3, 2], 'Does not serve with Moose.', { avoids: 'Moose' }, { woman }),
  merc('Preaction', [5, 2, 0], 'Recovers one health a day.', {}, { outside }),
  merc('Ra', [1, 2, 2], 'Any weapon: targets +1.', { bonuses: [{ when: 'weapon', targets: 1 }] }),
  merc('Rizen', [3, 2, 3], 'Aims at all militia at once.', { sweepsMilitia: true }),
  merc('Rozeske', [1, 2, 2], 'In armor: combat +1.', { bonuses: [{ when: 'armor', combat: 1 }] }),
  merc('Runde', [2, 2, 3], 'Cannot be a target while another MERC of his side can.', { lastTargeted: true }),
  merc('Sarge', [3, 1, 2], 'All skills +1 while nobody in the squad is faster.', { leads: true }),
  merc('Shadkaam', [2, 3, 1], 'No dog can be set on him.', { immuneToDogs: true }),
  merc('Shooter', [1, 6, 0], 'Simply a very good shot.'),
  merc('Snake', [2, 3, 0], 'Alone in the squad: all skills +1.', {
    bonuses: [{ when: 'alone in the squad', initiative: 1, combat: 1, training: 1 }],
  }),
  merc('Sonia', [4, 2, 4], 'Two militia may move along with her.', {}, { woman, outside }),
  merc('Squidhead', [1, 2, 2], 'Disarms the mine when he enters.', { disarms: true }),
  merc('Squirrel', [3, 2, 2], 'Does not serve with Natasha.', { avoids: 'Natasha' }),
  merc('Stumpy', [3, 2, 0], 'Grenade or mortar: combat +1.', { bonuses: [{ when: 'explosive', combat: 1 }] }),
  merc('Surgeon', [2, 3, 3], 'Gives up dice to heal his squad, one wound a die.', { heals: true }),
  merc(
    'Tack',
    [3, 2, 1],
    'Nobody in her squad faster: the squad gets initiative +2.',
    { hastensWhenFastest: 2 },
    { woman },
  ),
  merc('Tao', [1, 3, 1], 'Never attacks a dog.', { sparesDogs: true }),
  merc('Tavisto', [2, 2, 3], 'With a woman in the squad: all skills +1.', {
    bonuses: [{ when: 'woman in the squad', initiative: 1, combat: 1, training: 1 }],
  }),
  merc('Teresa', [0, 0, 0], 'Takes no place in the team.', {}, { woman, outside }),
  merc('Valkyrie', [4, 3, 2], 'The others of her squad: initiative +1.', { hastensOthers: 1 }, { woman }),
  merc('Vandal', [1, 3, 1], 'Attacks again when all have acted.', { firesAgain: true }),
  merc('Vandradi', [3, 2, 2], 'Weapon that adds targets: combat +1.', {
    bonuses: [{ when: 'weapon that adds targets', combat: 1 }],
  }),
  merc('Vrbansk', [3, 2, 2], 'Brings an accessory when hired.', {}, { outside }),
  merc('Vulture', [3, 2, 1], 'Equipment never slows him down.', { ignoresPenalties: true }),
  merc('Walter', [0, 2, 7], 'Militia of his owner: initiative +2.', { hastensMilitia: 2 }),
  merc('Wolverine', [4, 2, 4], 'His sixes may hit enemies he did not name.', { straySixes: true }),
  merc('Adelheid', [2, 1, 2], 'Militia she hits may change sides.', { converts: true }, { woman, expansion }),
  merc(
    'Dutch',
    [1, 2, 2],
    'Without a weapon: combat +1, initiative +1.',
    { bonuses: [{ when: 'no weapon', combat: 1, initiative: 1 }] },
    { expansion },
  ),
  merc('Golem', [3, 3, 2], 'Attacks one target before round 1.', { strikesFirst: true }, { expansion }),
  merc('Hagness', [2, 2, 2], 'Draws equipment for the squad, for an action.', {}, { outside, expansion }),
  merc('Moe', [3, 2, 3], 'SMAW: targets +1.', { bonuses: [{ when: 'smaw', targets: 1 }] }, { expansion }),
];

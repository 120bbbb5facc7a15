import { describe, expect, it } from 'vitest';
import { bot } from '../bot.ts';
import { atTable, type Fight, withCards } from '../tests/fixture.ts';
import { english as text } from '../text/en.ts';
import type { Action, SetupUnit } from '../types.ts';

const BANNER = 'banner-of-fortitude';
const offered = (fight: Fight): Action[] => fight.s.offers('hero').map((choice) => choice.action);
const damage = (unitId: string, banner = false): Action => ({
  type: 'DAMAGE_UNIT',
  playerId: 'hero',
  unitId,
  ...(banner ? { banner: true as const } : {}),
});
/** The attack of one token comes through to a hero with these units. */
const struck = (token: string, ...units: SetupUnit[]): Fight => atTable([token], {}, { units }).end().end();
const peasants = { unit: 'peasants', banner: BANNER };

describe('12.4, Banner of Fortitude: the player says whether it ignores the wound', () => {
  it('both ways are offered; without the banner the unit is wounded and the banner stays', () => {
    const fight = struck('monks', peasants);
    expect(offered(fight)).toEqual([damage('u1'), damage('u1', true), { type: 'DAMAGE_HERO', playerId: 'hero' }]);
    fight.does(damage('u1'));
    expect(fight.hero.units[0]).toMatchObject({ wounds: 2, bannerUsed: false });
  });
  it('with it neither Poison nor Paralyze nor Vampiric come through; the armor still takes its part', () => {
    const poison = struck('monks', peasants).does(damage('u1', true));
    expect(poison.hero).toMatchObject({ units: [{ wounds: 0, bannerUsed: true, assigned: true }], woundsToHand: 1 });
    const paralyze = struck('medusa', peasants).does(damage('u1', true));
    expect(paralyze.hero).toMatchObject({ units: [{ wounds: 0, bannerUsed: true }], woundsToHand: 2 });
    const vampiric = struck('gibbering-ghouls', { ...peasants, unit: 'foresters' }).does(damage('u1', true));
    expect(vampiric.enemy('e1').vampiric).toBe(0);
  });
  it('Brutal doubles the damage before anybody takes it', () => {
    expect(struck('minotaur', peasants).does(damage('u1', true)).hero.woundsToHand).toBe(4);
  });
  it('once a round, and only where there is a wound to ignore', () => {
    const fight = atTable(['monks'], {}, { units: [peasants] }).end();
    for (const unit of fight.hero.units) unit.bannerUsed = true;
    expect(offered(fight.end())).not.toContainEqual(damage('u1', true));
    const unhurt = struck('wolf-riders', { unit: 'guardian-golems', banner: BANNER });
    expect(offered(unhurt)).not.toContainEqual(damage('u1', true));
    expect(unhurt.refused(damage('u1', true))).toBe('not-offered');
  });
  it('a unit without the banner is not asked', () => {
    expect(offered(struck('monks', { unit: 'peasants', banner: 'banner-of-glory' }))).not.toContainEqual(
      damage('u1', true),
    );
  });
  it('Shocktroops that stand guard are asked about it before anything else, even by an assassin', () => {
    const fight = withCards(['orc-trackers'], { units: [{ unit: 'shocktroops', banner: BANNER }, { unit: 'scouts' }] });
    fight.toPhase(2).use('shocktroops', 'guard');
    if (fight.state.phase === 2) fight.end();
    expect(offered(fight)).toEqual([damage('u1'), damage('u1', true)]);
    fight.does(damage('u1', true));
    expect(fight.s.events).toContainEqual(expect.objectContaining({ type: 'unitHit', wounds: 0, banner: true }));
    expect(fight.state.heroes[0]).toMatchObject({ woundsToHand: 0, units: [{ wounds: 0, bannerUsed: true }, {}] });
  });
  it('a guard whose attack was lowered to nothing takes nothing', () => {
    const fight = withCards(['diggers'], { units: [{ unit: 'shocktroops' }, { unit: 'scouts' }] });
    fight.toPhase(2).use('shocktroops', 'guard');
    fight.toPhase(4);
    expect(fight.state.heroes[0]?.units[0]).toMatchObject({ wounds: 0, assigned: false });
  });
  it('Utem Swordsmen may ignore the wound that their own ability costs', () => {
    const fight = withCards(['swamp-dragon'], { armor: 12, units: [{ unit: 'utem-swordsmen', banner: BANNER }] });
    fight.toPhase(2).blockTarget('e1');
    expect(fight.offers('utem-swordsmen', 'block-wounded', { pick: BANNER })).toBe(true);
    expect(
      fight.s
        .offers('hero')
        .map((choice) => text.label(choice, fight.state))
        .filter((label) => label.startsWith('Block 6')),
    ).toEqual([
      'Block 6: Utem Swordsmen (the unit is wounded)',
      'Block 6: Utem Swordsmen (Banner of Fortitude ignores the Wound)',
    ]);
    fight.use('utem-swordsmen', 'block-wounded', { pick: BANNER });
    expect(fight.hero.units[0]).toMatchObject({ ready: false, wounds: 0, bannerUsed: true });
  });
  it('the words, and the bot: it uses the banner for the first wound', () => {
    const fight = struck('monks', { unit: 'foresters' }, { ...peasants, unit: 'utem-crossbowmen' });
    const labels = fight.s.offers('hero').map((choice) => text.label(choice, fight.state));
    expect(labels).toContain('Assign damage to Utem Crossbowmen (armor 4), Banner of Fortitude ignores the Wound');
    const choice = bot(fight.s.combat.view('hero'), 'hero', fight.s.offers('hero'), () => []);
    expect(choice).toEqual(damage('u2', true));
    fight.does(choice);
    const told = fight.s.events.map((event) => text.log(event, fight.state));
    expect(told).toContain('Utem Crossbowmen are unhurt: Banner of Fortitude ignores the Wound; 1 damage left.');
  });
});

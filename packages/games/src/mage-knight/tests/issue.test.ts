import { type Chance, choices } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { presets } from '../setup/presets.ts';
import { soak } from '../soak.ts';
import type { Action, Element, Kind } from '../types.ts';
import { atTable, Fight, withCards } from './fixture.ts';

/** Always the same face, as far as the die has it. */
const always =
  (face: number): Chance =>
  (count, sides) =>
    Array.from({ length: count }, () => Math.min(face, sides));

describe('2.6: the commands as forms', () => {
  it('what the sampler fills in passes the check, for points from the table and for cards', () => {
    for (const fight of [
      atTable(['diggers', 'prowlers', 'guardsmen'], { wall: true }),
      withCards(['diggers', 'prowlers'], { hand: ['swift-bolt', 'crushing-bolt'], mana: { white: 1, green: 1 } }),
    ]) {
      for (const type of ['DECLARE_ATTACK_TARGET', 'ADD_TO_ATTACK_POOL'] as const) {
        const form = rules.forms?.[type];
        let last: Action | undefined;
        for (let face = 1; face <= 6; face++) {
          last = form?.sample(fight.state, {}, 'hero', always(face));
          expect([type, face, form?.check(fight.state, {}, 'hero', last as Action)]).toEqual([type, face, []]);
        }
        fight.does(last as Action);
      }
    }
  });
  it('the two forms are offered as forms, resolve as a plain choice, cancel not at all to search', () => {
    const fight = atTable(['prowlers']);
    const open = () =>
      choices(rules, fight.state)
        .filter((choice) => !choice.not)
        .map((choice) => `${choice.action.type}${choice.form ? ' (form)' : ''}`);
    expect(open()).toEqual(['DECLARE_ATTACK_TARGET (form)', 'END_COMBAT_PHASE']);
    fight.declare('ranged', 'prowlers');
    expect(open()).toEqual(['ADD_TO_ATTACK_POOL (form)', 'RESOLVE_ATTACK']);
    expect(fight.s.listed().map((choice) => choice.action.type)).toContain('CANCEL_ATTACK');
  });
});

describe('two ways to build the pool', () => {
  const setup = (pool: 'table' | 'cards' | 'both') =>
    new Fight({
      site: 'rampagers',
      pool,
      heroes: [{ name: 'tovak', hand: ['swift-bolt'], mana: { white: 1 }, units: [{ unit: 'utem-crossbowmen' }] }],
      enemies: [{ token: 'prowlers' }, { token: 'wolf-riders' }],
    }).declare('ranged', 'e1', 'e2');
  it('mixed at will in one attack: points from the table, a card and a unit', () => {
    const fight = setup('both')
      .type('siege', 'physical', 1)
      .use('swift-bolt', 'powered')
      .use('utem-crossbowmen', 'ranged');
    expect(fight.state.currentAttackDeclaration?.attackPool).toMatchObject({ physical: 7 });
    expect(fight.resolve()).toMatchObject({ isSuccessful: true, effectiveAttack: 7, combinedArmor: 7, fameAwarded: 5 });
  });
  it('from the table only: no card is listed; with cards only: nothing can be typed', () => {
    expect(setup('table').offers('swift-bolt', 'powered')).toBe(false);
    const cards = setup('cards');
    expect(cards.refused(cards.typeAction(['ranged', 'physical', 4]))).toBe('NO_ATTACK_RESOURCE');
  });
});

describe('presets for the test cases of section 2', () => {
  const start = (id: string) => new Fight(presets.find((preset) => preset.id === id)?.setup as never);
  const attack = (id: string, kind: Kind, element: Element, amount: number) =>
    start(id).attack(kind, ['e1', 'e2'], [kind, element, amount]);
  it('each shows what it says', () => {
    expect(attack('t1', 'ranged', 'physical', 10).isSuccessful).toBe(true);
    expect(attack('t1', 'ranged', 'physical', 9).isSuccessful).toBe(false);
    const t4 = start('t4');
    expect(t4.refused(t4.declareAction('ranged', ['e1', 'e2']))).toBe('FORTIFICATION_BLOCKS_RANGED');
    expect(attack('t4', 'siege', 'physical', 6).isSuccessful).toBe(true);
    const t6 = start('t6');
    for (const kind of ['ranged', 'siege'] as const) {
      expect(t6.refused(t6.declareAction(kind, ['e1', 'e2']))).toBe('GROUP_DOUBLE_FORTIFIED');
    }
    expect(attack('t7', 'ranged', 'fire', 10)).toMatchObject({ effectiveAttack: 5, isSuccessful: false });
    expect(attack('t7', 'ranged', 'ice', 10)).toMatchObject({ effectiveAttack: 10, isSuccessful: true });
    expect(attack('t9', 'ranged', 'coldFire', 10).effectiveAttack).toBe(10);
    expect(attack('t10', 'ranged', 'coldFire', 10).effectiveAttack).toBe(5);
  });
  it('and a city assault, alone and together', () => {
    const cities = presets.filter((preset) => preset.setup.site === 'city').map((preset) => preset.setup.heroes.length);
    expect(cities.sort()).toEqual([1, 1, 2]);
  });
});

describe('what the long run counts', () => {
  const seen = (fight: Fight): string[] => [...soak.used(fight.s.combat, fight.s.events)];
  it('an ability counts where it was at work, not where it stood by', () => {
    const open = atTable(['guardsmen', 'orc-war-beasts', 'grim-legionnaires'], {}, { armor: 99 });
    open.attack('ranged', ['e2'], ['ranged', 'physical', 5]);
    expect(seen(open).filter((name) => name.startsWith('ability'))).toEqual([]);
    const keep = atTable(['guardsmen', 'shocktroops'], { site: 'keep' });
    keep.attack('ranged', ['e2'], ['ranged', 'physical', 6]);
    expect(seen(keep)).toEqual(expect.arrayContaining(['ability unfortified', 'ability elusive', 'site keep']));
    const wild = atTable(['guardsmen']);
    wild.attack('siege', ['e1'], ['siege', 'physical', 7]);
    expect(seen(wild)).toContain('ability fortified');
  });
  it('halved elements, halved blocks, poison that hurt, several attacks, printed reputation', () => {
    const fight = atTable(['ironclads', 'fire-mages', 'monks', 'orc-skirmishers'], {}, { armor: 2 });
    fight.attack('ranged', ['e1'], ['ranged', 'physical', 6]);
    fight.end().block('fire-mages', 0, ['physical', 12]);
    expect(seen(fight)).toEqual(expect.arrayContaining(['halved physical', 'halved block']));
    fight.toPhase(4);
    expect(seen(fight)).toEqual(expect.arrayContaining(['ability poison', 'several attacks']));
    const hero = atTable(['heroes-fire']);
    hero.attack('ranged', ['e1'], ['ranged', 'physical', 4]);
    expect(seen(hero)).toContain('printed reputation');
  });
  it('it wants every ability, resistance, site and city, and every card, unit and skill with an effect', () => {
    expect(soak.games).toBe(10_000);
    expect(soak.wanted).toEqual(
      expect.arrayContaining([
        'ability summon',
        'halved coldFire',
        'site labyrinth',
        'city green',
        'by bonds-of-loyalty',
        'use puppet-master',
      ]),
    );
    expect(new Set(soak.wanted).size).toBe(soak.wanted.length);
  });
});

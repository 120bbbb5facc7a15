import { describe, expect, it } from 'vitest';
import { CARD_LIST } from '../content/cards.ts';
import { UNITS } from '../content/units.ts';
import { newUnit } from '../rules/unit.ts';
import { afterUse } from '../steps/after.ts';
import { type Fight, withCards } from '../tests/fixture.ts';
import { english as text } from './en.ts';
import { threatsOf } from './enemy-words.ts';
import { NOTE_CODES } from './notes.ts';
import { blockedOptions, optionWords } from './options.ts';

const said = (fight: Fight, source: string, open: string[] = []): string[] =>
  blockedOptions(fight.state, source, open).map(({ how, does, why }) => `${how}: ${does} | ${text.note(why)}`);
const HAND = ['crushing-bolt', 'rage', 'swiftness', 'improvisation'];

describe('the ways to use a card', () => {
  it('before a group is chosen the ways of this phase wait for it, the others name their phases', () => {
    const fight = withCards(['prowlers'], { hand: HAND, mana: { green: 1 } });
    expect(said(fight, 'crushing-bolt', ['basic'])).toEqual([
      'Powered: Siege 3 | Choose a group first',
      'Sideways: Attack 1, Block 1 | Phases 2 and 4 only',
    ]);
    expect(said(fight, 'rage')).toEqual([
      'Basic: Attack 2, Block 2 | Phases 2 and 4 only',
      'Powered: Attack 4 | Phase 4 only',
      'Sideways: Attack 1, Block 1 | Phases 2 and 4 only',
    ]);
    expect(said(fight, 'swiftness')).toContain('Powered: Ranged 3 | No white mana left');
  });
  it('a fortified group takes no Ranged points, and a keep without Siege says so at once', () => {
    const fight = withCards(['swordsmen'], { hand: HAND, mana: { white: 1, green: 1 } }, { site: 'keep' });
    expect(said(fight, 'swiftness')).toContain('Powered: Ranged 3 | All enemies are fortified');
    fight.declare('siege', 'e1');
    expect(said(fight, 'swiftness')).toContain('Powered: Ranged 3 | Group is fortified');
  });
  it('shows what a tap adds to the pool before it is made, resistances included', () => {
    const fight = withCards(['prowlers', 'ironclads'], { hand: HAND, mana: { white: 1, green: 1 } });
    fight.declare('ranged', 'e1');
    const bolt = fight.find('crushing-bolt', 'powered');
    expect(optionWords(fight.state, bolt)).toEqual({ how: 'Powered, green mana', does: 'Siege 3' });
    expect(afterUse(fight.state, bolt)).toEqual({ value: 3, needed: 3, sufficient: true, shortfall: 0 });
    expect(fight.state.currentAttackDeclaration?.attackPool.physical).toBe(0);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' }).declare('ranged', 'e2');
    expect(afterUse(fight.state, fight.find('swiftness', 'powered'))).toMatchObject({ value: 1, shortfall: 2 });
  });
  it('a block is previewed like an attack, and what still threatens is listed', () => {
    const fight = withCards(['wolf-riders', 'prowlers'], { hand: ['rage', 'determination'], mana: { blue: 1 } });
    fight.toPhase(2);
    expect(threatsOf(fight.state)).toMatchObject([
      { name: 'Wolf Riders', needed: 6, damage: 3 },
      { name: 'Prowlers', needed: 4, damage: 4 },
    ]);
    expect(said(fight, 'determination')).toContain('Powered: Block 5 | Choose an attack to block first');
    fight.blockTarget('prowlers');
    const block = fight.find('determination', 'powered');
    expect(optionWords(fight.state, block)).toEqual({ how: 'Powered, blue mana', does: 'Block 5' });
    expect(afterUse(fight.state, block)).toMatchObject({ value: 5, needed: 4, sufficient: true });
    expect(afterUse(fight.state, fight.find('rage', 'sideways'))).toMatchObject({ value: 1, needed: 4 });
  });
  it('a unit says why it stands by', () => {
    const fight = withCards(['prowlers'], {
      hand: ['swift-bolt'],
      mana: { white: 1 },
      units: [{ unit: 'utem-crossbowmen' }, { unit: 'peasants', ready: false }, { unit: 'peasants', wounds: 1 }],
    });
    expect(said(fight, 'u1').join()).toContain('Ranged 2 | Choose a group first');
    expect(new Set(blockedOptions(fight.state, 'u2', []).map(({ why }) => text.note(why)))).toEqual(new Set(['Spent']));
    expect(new Set(blockedOptions(fight.state, 'u3', []).map(({ why }) => text.note(why)))).toEqual(
      new Set(['Wounded']),
    );
  });
  it('what a card does elsewhere is said beside it', () => {
    const fight = withCards(['prowlers'], { hand: ['regeneration', 'wings-of-wind', 'promise'] });
    expect(said(fight, 'regeneration')).toEqual([
      'Basic: Heal 1 and ready a unit of level 1 or 2 | Not in a fight',
      'Powered: Heal 2 and ready a unit of level 1 to 3 | Not in a fight',
      'Sideways: Block 1 | Choose an attack to block first',
    ]);
    expect(said(fight, 'wings-of-wind').join()).toContain('Basic: Flight over the map | Not in a fight');
  });
  it('every way of every card and unit has words and a reason, in every phase', () => {
    const hand = CARD_LIST.map((row) => row.id);
    const units = Object.keys(UNITS).map((unit) => ({ unit }));
    for (const phase of [1, 2, 3, 4] as const) {
      const fight = withCards(['wolf-riders', 'prowlers'], { hand: ['swift-bolt'], mana: { white: 1 } });
      const { state, hero } = fight;
      hero.hand = hand;
      hero.units = [];
      for (const { unit } of units) hero.units.push(newUnit(hero, unit));
      state.phase = phase;
      for (const source of [...hand, ...hero.units.map((unit) => unit.id)]) {
        for (const { how, does, why } of blockedOptions(state, source, [])) {
          expect(does, source).not.toBe('');
          expect(`${how} ${does}`).not.toContain('undefined');
          expect(NOTE_CODES).toContain(why.code);
        }
      }
    }
  });
});

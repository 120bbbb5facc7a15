import { describe, expect, it } from 'vitest';
import { about } from '../about.ts';
import { CARD_LIST } from '../content/cards.ts';
import { SKILLS } from '../content/skills.ts';
import { UNITS } from '../content/units.ts';
import { standing } from '../standing.ts';
import { ALL_MANA, atTable, type Fight, withCards } from '../tests/fixture.ts';
import { STEPS } from '../types.ts';
import { DOES_CODES, modeWords } from './effect-words.ts';
import { english as text } from './en.ts';

const MANA = { ...ALL_MANA, black: 5 };
const labels = (fight: Fight): string[] => fight.s.offers(fight.seat).map((choice) => text.label(choice, fight.state));

describe('the words of the flow', () => {
  it('every step has a title and a sentence about it', () => {
    for (const step of STEPS) expect([text.step(step).length > 2, about[step].length > 40], step).toEqual([true, true]);
  });
});

describe('the words on the buttons', () => {
  it('every effect of every card, unit and skill has words', () => {
    const modes = [...CARD_LIST, ...Object.values(UNITS), ...Object.values(SKILLS)].flatMap((row) => row.modes);
    for (const mode of modes) {
      for (const effect of mode.effects) expect(DOES_CODES).toContain(effect.does[0]);
      if (!mode.attack && !mode.block) expect(modeWords(mode, false).join()).not.toBe('');
    }
  });
  it('an effect says first what it does, then by what, for what price and on whom', () => {
    const fight = withCards(
      ['swordsmen'],
      { hand: ['demolish', 'crushing-bolt', 'tremor'], mana: { red: 1, green: 1 } },
      { site: 'keep' },
    );
    expect(labels(fight)).toEqual(
      expect.arrayContaining([
        'The site fortifies nobody, armor -1 for all enemies: Demolish (red mana)',
        'Green crystal: Crushing Bolt',
        'Armor -3: Tremor (green mana, on Swordsmen)',
        'Armor -2 for all enemies: Tremor (green mana)',
      ]),
    );
  });
  it('points say what they cost, and what they do besides', () => {
    const fight = withCards(
      ['swamp-dragon', 'guardsmen'],
      {
        armor: 20,
        handLimit: 20,
        mana: MANA,
        hand: ['expose', 'fireball', 'intimidate', 'blood-rage', 'improvisation', 'march'],
        units: [{ unit: 'catapults' }, { unit: 'utem-swordsmen' }, { unit: 'altem-guardians' }],
      },
      { night: true, site: 'keep' },
    ).toPhase(4);
    fight.declare('melee', 'e1');
    expect(labels(fight)).toEqual(
      expect.arrayContaining([
        'Siege Fire 5: Catapults (red mana)',
        'Siege Fire 8: Fireball (as Firestorm, red and black mana, takes a Wound)',
        'Attack 7: Intimidate (powered, red mana, Reputation -2)',
        'Attack 9: Blood Rage (powered, red mana, takes a Wound)',
        'Attack 5: Improvisation (powered, red mana, gives up March)',
        'Attack 6: Utem Swordsmen (the unit is wounded)',
        'Attack 1: March (sideways)',
      ]),
    );
  });
  it('blocks and damage name their figures', () => {
    const fight = withCards(['wolf-riders', 'minotaur'], {
      armor: 3,
      handLimit: 20,
      hand: ['march'],
      units: [{ unit: 'altem-guardians' }],
      skills: ['battle-hardened'],
    }).toPhase(2);
    expect(labels(fight)).toEqual(
      expect.arrayContaining(['Block Wolf Riders (6 needed)', 'Block Minotaur (5 needed)', 'End the phase']),
    );
    fight.blockTarget('wolf-riders');
    expect(labels(fight)).toContain('Block 8: Altem Guardians (twice against Swift)');
    const short = fight.s.listed().find((choice) => choice.not?.code === 'BLOCK_NOT_CONFIRMED');
    expect(text.reason(short?.not ?? { code: '' })).toContain('6 points are missing: the attack would not be blocked');
    fight.does({ type: 'CANCEL_BLOCK', playerId: 'hero' }).end();
    expect(labels(fight)).toEqual(
      expect.arrayContaining(['Assign 3 damage from Wolf Riders', 'Assign 10 damage from Minotaur']),
    );
    fight.does({ type: 'ASSIGN_DAMAGE', playerId: 'hero', enemyId: 'e2', attackIndex: 0 });
    expect(labels(fight)).toEqual([
      'Assign damage to Altem Guardians (armor 7)',
      'Absorb damage: Battle Hardened',
      'Tovak takes it all: 4 Wounds',
    ]);
    expect(standing(fight.state, text).focus).toBe('Assign 10 damage from Minotaur: 4 Wounds if the hero takes it all');
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    expect(labels(fight)).toContain('Tovak takes the rest: a Wound');
  });
  it('2.10: a refused group names the enemy that causes it', () => {
    const fight = atTable(['crossbowmen', 'guardsmen', 'prowlers'], { site: 'keep' });
    const why = (kind: 'ranged' | 'siege', ...ids: string[]) => {
      const answer = fight.s.combat.move('hero', fight.declareAction(kind, ids));
      return answer.ok ? [] : (answer.problems ?? []).map(text.reason);
    };
    expect(why('siege', 'e1', 'e2')).toEqual([
      'A doubly fortified enemy (Guardsmen) cannot be attacked in this phase.',
    ]);
    expect(why('ranged', 'e1')).toEqual([
      'A fortified enemy is in the group (Crossbowmen): only Siege attacks are allowed.',
    ]);
    fight.attack('siege', ['e1'], ['siege', 'physical', 4]);
    expect(why('siege', 'e1')).toEqual(['Crossbowmen: already defeated.']);
  });
  it('one missing point is one point', () => {
    expect(text.reason({ code: 'INSUFFICIENT_NOT_CONFIRMED', shortfall: 1 })).toContain('1 point is missing');
  });
  it('logs an attack once, and a destroyed enemy in a line of its own', () => {
    const fight = atTable(['prowlers', 'diggers']);
    fight.attack('siege', ['prowlers', 'diggers'], ['siege', 'physical', 6]);
    const told = fight.s.events.map((event) => text.log(event, fight.state)).filter((line) => line?.includes('Fame'));
    expect(told).toEqual(['6 against armor 6: Prowlers and Diggers defeated, Fame +4.']);
    const line = text.log({ type: 'defeated', enemy: 'e1', token: 'prowlers', fame: 2, how: 'effect' }, fight.state);
    expect(line).toBe('Prowlers destroyed, Fame +2.');
  });
});

import { defaultChoice, needsConfirmation, type PromptChoice, type Subject, same } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { actions } from '../action-table.ts';
import { CARDS } from '../content/cards.ts';
import { SKILLS } from '../content/skills.ts';
import type { Action, MageKnight } from '../types.ts';
import { atTable, type Fight, withCards } from './fixture.ts';

type Listed = PromptChoice<MageKnight>;
const prompt = (fight: Fight): readonly Listed[] => fight.s.combat.prompt();
const mine = (fight: Fight): Listed[] => prompt(fight).filter((choice) => choice.seat === fight.seat);
const free = (fight: Fight): Listed[] => mine(fight).filter((choice) => !choice.not && choice.place === 'flow');
const of = (fight: Fight, type: Action['type']): Listed[] => mine(fight).filter((c) => c.action.type === type);
const rolesOf = (fight: Fight, type: Action['type']) => of(fight, type).map((c) => [c.role, c.not !== undefined]);
const told = (about: readonly Subject[]) => about.map(({ kind, id }) => `${kind} ${id}`);
const enter = (fight: Fight) => defaultChoice(mine(fight))?.action.type;

describe('what resolving is', () => {
  it('2.14.3: an attack that falls short risks its points and is asked twice; enough points commit', () => {
    const fight = atTable(['prowlers']).declare('ranged', 'prowlers').type('ranged', 'physical', 2);
    expect(rolesOf(fight, 'RESOLVE_ATTACK')).toEqual([
      ['risks', true],
      ['risks', false],
    ]);
    expect(of(fight, 'RESOLVE_ATTACK').every(needsConfirmation)).toBe(true);
    expect(enter(fight)).toBeUndefined();
    fight.type('ranged', 'physical', 2);
    expect(rolesOf(fight, 'RESOLVE_ATTACK')).toEqual([['commits', false]]);
    expect(enter(fight)).toBe('RESOLVE_ATTACK');
  });
  it('it risks them as well where the table wants no confirmation', () => {
    const fight = atTable(['prowlers'], { options: { confirmInsufficient: false } }).declare('ranged', 'prowlers');
    expect(rolesOf(fight, 'RESOLVE_ATTACK')).toEqual([['risks', false]]);
  });
  it('the same for a block', () => {
    const fight = atTable(['prowlers']).end().blockTarget('prowlers');
    expect(rolesOf(fight, 'RESOLVE_BLOCK').at(-1)).toEqual(['risks', false]);
    expect(enter(fight)).toBeUndefined();
    fight.does({ type: 'ADD_TO_BLOCK_POOL', playerId: 'hero', element: 'physical', amount: 4 });
    expect(rolesOf(fight, 'RESOLVE_BLOCK')).toEqual([['commits', false]]);
    expect(enter(fight)).toBe('RESOLVE_BLOCK');
  });
  it('while nothing is open there is nothing to lose', () => {
    expect(rolesOf(atTable(['prowlers']), 'RESOLVE_ATTACK')).toEqual([['commits', true]]);
  });
});

describe('the place of a choice', () => {
  it('canceling is placed back, conceding outside', () => {
    const places = (fight: Fight) =>
      prompt(fight)
        .filter((choice) => choice.place !== 'flow')
        .map((choice) => [choice.action.type, choice.place, choice.role]);
    const fight = atTable(['prowlers']);
    const outside = [
      ['adjust', 'outside', 'acts'],
      ['concede', 'outside', 'risks'],
    ];
    expect(places(fight)).toEqual(outside);
    expect(places(fight.declare('ranged', 'prowlers'))).toEqual([...outside, ['CANCEL_ATTACK', 'back', 'acts']]);
    const block = atTable(['prowlers']).end().blockTarget('prowlers');
    expect(places(block)).toEqual([...outside, ['CANCEL_BLOCK', 'back', 'acts']]);
  });
  it('a phase that could be used is never ended by Enter', () => {
    const fight = atTable(['prowlers']);
    expect(of(fight, 'END_COMBAT_PHASE').map((choice) => choice.role)).toEqual(['ends']);
    expect(enter(fight)).toBeUndefined();
  });
  it('5.2: what no unit takes goes to the hero, who closes the damage', () => {
    const fight = atTable(['prowlers'], {}, { units: [{ unit: 'peasants' }] })
      .end()
      .end();
    expect(free(fight).map(({ action, role, about }) => [action.type, role, ...told(about)])).toEqual([
      ['DAMAGE_UNIT', 'acts', 'unit u1'],
      ['DAMAGE_HERO', 'commits', 'seat hero'],
    ]);
  });
});

describe('what kind of decision a choice belongs to', () => {
  const inGroup = (fight: Fight, group: string): string[] => {
    const found = prompt(fight).filter((choice) => choice.group === group);
    return [...new Set(found.map(({ action, not }) => `${action.type}${not ? ', blocked' : ''}`))];
  };

  it('6.1: whom to attack, effects, and what the host corrects', () => {
    const fight = withCards(['prowlers'], { hand: ['tremor'], mana: { green: 1 } }).toPhase(4);
    expect(inGroup(fight, 'attack-target')).toEqual(['DECLARE_ATTACK_TARGET']);
    expect(inGroup(fight, 'effect')).toEqual(['PLAY_EFFECT']);
    expect(inGroup(fight, 'correction')).toEqual(['adjust']);
  });
  it('2.2: points and what resolves them; the blank of another group stays, blocked', () => {
    const fight = atTable(['prowlers']).declare('ranged', 'prowlers').type('ranged', 'physical', 5);
    expect(inGroup(fight, 'points')).toEqual(['ADD_TO_ATTACK_POOL']);
    expect(inGroup(fight, 'resolve')).toEqual(['RESOLVE_ATTACK']);
    expect(inGroup(fight, 'attack-target')).toEqual(['DECLARE_ATTACK_TARGET, blocked']);
  });
  it('4.2: attacks to block, and Move spent on a Cumbersome enemy', () => {
    const fight = atTable(['prowlers', 'orc-stonethrowers']).end();
    expect(inGroup(fight, 'block-target')).toEqual(['DECLARE_BLOCK_TARGET']);
    expect(inGroup(fight, 'slow')).toEqual(['SPEND_MOVE_ON_CUMBERSOME']);
  });
  it('4.3: a block has points and is resolved like an attack', () => {
    const fight = atTable(['prowlers']).end().blockTarget('prowlers');
    fight.does({ type: 'ADD_TO_BLOCK_POOL', playerId: 'hero', element: 'physical', amount: 4 });
    expect(inGroup(fight, 'points')).toEqual(['ADD_TO_BLOCK_POOL']);
    expect(inGroup(fight, 'resolve')).toEqual(['RESOLVE_BLOCK']);
  });
});

describe('what a choice is about', () => {
  const about = (fight: Fight, source: string, mode: string, part: object = {}) => {
    const action = fight.find(source, mode, part);
    return told(mine(fight).find((choice) => same(choice.action, action))?.about ?? []);
  };

  it('first what is used: a card, a unit, a skill', () => {
    const fight = withCards(['prowlers', 'wolf-riders'], {
      hand: ['swift-bolt', 'tremor'],
      mana: { white: 1, green: 1 },
      units: [{ unit: 'utem-crossbowmen' }],
      skills: ['night-sharpshooting'],
    });
    expect(about(fight, 'tremor', 'basic-one', { target: 'e2' })).toEqual(['card tremor', 'unit e2']);
    fight.declare('ranged', 'prowlers', 'wolf-riders');
    expect(about(fight, 'swift-bolt', 'powered')).toEqual(['card swift-bolt']);
    expect(about(fight, 'utem-crossbowmen', 'ranged')).toEqual(['unit u1']);
    expect(about(fight, 'night-sharpshooting', 'ranged')).toEqual(['effect night-sharpshooting']);
  });
  it('then what lets it be played, whom it is meant for, and what is given up', () => {
    const fight = withCards(['swordsmen'], {
      hand: ['concentration', 'battle-versatility', 'improvisation', 'march'],
      mana: { green: 1, red: 1 },
    }).toPhase(4);
    fight.declare('melee', 'swordsmen');
    expect(about(fight, 'battle-versatility', 'powered-attack', { by: 'concentration' })).toEqual([
      'card battle-versatility',
      'card concentration',
    ]);
    expect(about(fight, 'improvisation', 'basic-attack', { discard: 'march' })).toEqual([
      'card improvisation',
      'card march',
    ]);
  });
  it('waiting points are an effect, typed points are of nothing', () => {
    const fight = atTable(['prowlers']).declare('ranged', 'prowlers');
    expect(of(fight, 'ADD_TO_ATTACK_POOL').map(({ about, form }) => [about.length, form])).toEqual([[0, true]]);
    expect(ofRow('ADD_TO_ATTACK_POOL', fight, { source: 'table' })).toEqual([]);
    expect(ofRow('ADD_TO_ATTACK_POOL', fight, { source: 'later:0' })).toEqual(['effect later:0']);
  });
  it('enemies, by their id: the target of a block, of damage, of an effect', () => {
    const fight = atTable(['prowlers', 'orc-stonethrowers'], {}, { units: [{ unit: 'peasants' }] }).end();
    const named = (type: Action['type']) => [...new Set(of(fight, type).map((choice) => told(choice.about).join()))];
    expect(named('DECLARE_BLOCK_TARGET')).toEqual(['unit e1', 'unit e2']);
    expect(named('SPEND_MOVE_ON_CUMBERSOME')).toEqual(['unit e2']);
    fight.end();
    expect(named('ASSIGN_DAMAGE')).toEqual(['unit e1', 'unit e2']);
  });
  it('12.4: a unit whose banner ignores the wound is about the banner too', () => {
    const units = [{ unit: 'peasants', banner: 'banner-of-fortitude' }];
    const fight = atTable(['prowlers'], {}, { units }).end().end();
    expect(of(fight, 'DAMAGE_UNIT').map((choice) => told(choice.about))).toEqual([
      ['unit u1'],
      ['unit u1', 'card banner-of-fortitude'],
    ]);
  });
  it('what the host corrects: an enemy, a hero, and what of them; the blank names nobody', () => {
    const fight = withCards(['prowlers'], { hand: ['rage', 'swift-bolt'], units: [{ unit: 'peasants' }] });
    const adjusts = (target: string) => ofRow('adjust', fight, { target, amount: 1 });
    expect(adjusts('e1')).toEqual(['unit e1']);
    expect(adjusts('e1:0')).toEqual(['unit e1']);
    expect(adjusts('hero')).toEqual(['seat hero']);
    expect(adjusts('hero:red')).toEqual(['seat hero']);
    expect(adjusts('hero:u1')).toEqual(['unit u1', 'seat hero']);
    expect(adjusts('hero:rage')).toEqual(['card rage', 'seat hero']);
    expect(prompt(fight).find((choice) => choice.action.type === 'adjust')?.about).toEqual([]);
  });
  it('no skill has the name of a card: a panel finds either by its id', () => {
    expect(Object.keys(SKILLS).filter((id) => Object.hasOwn(CARDS, id))).toEqual([]);
  });
});

/** What the table says of an action that is not listed as such: forms that are filled in. */
function ofRow<K extends 'adjust' | 'ADD_TO_ATTACK_POOL'>(type: K, fight: Fight, part: object): string[] {
  const { about } = actions[type];
  if (typeof about !== 'function') throw new Error(`${type} names its fields`);
  return told(about(fight.state, {}, { type, ...part } as never));
}

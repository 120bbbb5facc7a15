import { Runner, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { presets } from '../setup/presets.ts';
import { atTable } from '../tests/fixture.ts';
import { adjustmentName, thing } from './things.ts';

const runner = new Runner(
  rules,
  rules.begin(structuredClone(presets.find(({ id }) => id === 'joint-assault')!.setup)),
  seededDice(1),
);
runner.start();
const { state } = runner;

describe('things that forms and dice name', () => {
  it('heroes, their cards and mana, enemies and their attacks have names; a code that nobody knows stays', () => {
    const [first] = state.heroes;
    const [enemy] = state.enemies;
    const hero = thing('hero', state);
    expect(hero.toLowerCase()).toBe(first?.name.toLowerCase());
    expect(thing('hero:red', state)).toBe(`${hero}: red`);
    expect(thing('hero:rage', state)).toBe(`${hero}: Rage`);
    expect(thing(enemy!.id, state)).not.toBe(enemy!.id);
    expect(thing(`${enemy!.id}:0`, state)).toBe(`${thing(enemy!.id, state)}, attack 1`);
    expect(thing('nobody', state)).toBe('nobody');
  });
  it('what the host takes away from an enemy', () => {
    const { state } = atTable(['fire-golems', 'shadow']);
    expect(thing('e1:fire', state)).toBe('Fire Golems: fire');
    expect(thing('e2:arcaneImmunity', state)).toBe('Shadow: arcane immunity');
  });
  it('names what the host adjusts', () => {
    const { state } = atTable(['shadow']);
    const name = (what: string, target: string, amount: number) => adjustmentName(state, { what, target, amount });
    expect(name('armor', 'e1', -2)).toBe('Shadow: armor -2');
    expect(name('defeat', 'e1', 1)).toBe('Shadow: defeat');
    expect(name('heroArmor', 'hero', 1)).toBe("Tovak: hero's armor +1");
  });
});

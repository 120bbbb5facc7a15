import { Runner, seeded } from '@fray/engine';
import { expect, test } from 'vitest';
import { presets } from './presets.ts';
import { rules } from './ruleset.ts';
import { thing } from './things.ts';

const runner = new Runner(
  rules,
  rules.begin(structuredClone(presets.find(({ id }) => id === 'joint-assault')!.setup)),
  seeded(1),
);
runner.start();
const { state } = runner;

test('heroes, their cards and mana, enemies and their attacks have names; a code that nobody knows stays', () => {
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

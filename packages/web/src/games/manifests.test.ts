import { expect, test } from 'vitest';
import { loadManifest } from './manifests.ts';

test('a problem is shown either beside its field or in the list', async () => {
  const shown: [string, string[]][] = [
    [
      'twilight-imperium',
      ['attacker', 'attacker.space[0]', 'defender.hand[2]', 'system.planets[1]', 'adjacent[0].id', 'thirds[0]'],
    ],
    [
      'merc',
      [
        'forces',
        'forces.rebel2.units',
        'forces.rebel.units[10].wounds',
        'forces.dictator.units[0].gear',
        'map[1].id',
        'by',
      ],
    ],
    ['mage-knight', ['site', 'heroes', 'heroes[0].hand[3]', 'heroes[1].units[0].unit', 'enemies[2].token', 'cities']],
    ['flesh-and-blood', ['players.A', 'players.B.deck[7]', 'link.attack', 'link.defender.hand[0]', 'custom[0].power']],
    ['exodus-loop', ['player', 'enemy.carriers[0].at', 'player.squadrons[3].at', 'hazards[0].at', 'waves[1].size']],
  ];
  for (const [game, paths] of shown)
    for (const path of paths) expect((await loadManifest(game))?.form.covers.test(path), `${game} ${path}`).toBe(true);
  const rare: [string, string[]][] = [
    ['twilight-imperium', ['attacker.policy.losses[0]', 'laws[0]', 'options.weave', 'attackers']],
    ['merc', ['forces.rebel.units[0].hitsOn', 'rebelPlayers', 'named']],
    ['mage-knight', ['source[0]', 'heroes[0].chaos', 'options.halving']],
    ['flesh-and-blood', ['idle_limit', 'custom[0].bonus[0].n']],
    ['exodus-loop', ['scenario', 'turn', 'waves[0].triggers[1].percent', '']],
  ];
  for (const [game, paths] of rare)
    for (const path of paths) expect((await loadManifest(game))?.form.covers.test(path), `${game} ${path}`).toBe(false);
});

test('a fight that begins with the activation says so on its start button; every other one starts the fight', async () => {
  const startLabel = (await loadManifest('twilight-imperium'))?.form.startLabel;
  expect(['P0.1', 'P0.3'].map((start) => startLabel?.({ start }))).toEqual([
    'Activate enemy system',
    'Activate enemy system',
  ]);
  expect(['P0.5', 'P1.1', 'P4.1'].map((start) => startLabel?.({ start }))).toEqual([undefined, undefined, undefined]);
});

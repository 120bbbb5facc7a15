import { expect } from 'vitest';
import { table } from '../fixture.ts';
import { type Cases, FLOAT, holding, power, reacts, reactTo, strike, thenAttack } from './shared.ts';

const vanilla = (card: string, n: number, defense: number) => () => {
  expect(strike(card).link).toMatchObject({ power: n, goAgain: false, damage: n });
  const t = table({ A: { hand: ['wounding-blow-red'] }, B: { hand: [card] } })
    .play('A', 'wounding-blow-red')
    .block('B', card);
  expect(t.state.combat_block_total).toBe(defense);
};
const flock = (card: string, n: number) => () => {
  const t = holding([card, 'dodge-blue', 'muscle-mutt-yellow']);
  t.play('A', card);
  expect(t.why('A', { type: 'choose', card: 'muscle-mutt-yellow' })).toBe('costs-too-much');
  t.does('A', { type: 'choose', card: 'dodge-blue' }).toDefend();
  expect(t.all('reveal')).toMatchObject([{ card: 'Dodge' }]);
  expect(t.player('A')).toMatchObject({
    hand: ['dodge-blue', 'muscle-mutt-yellow'],
    permanents: [{ card: 'quicken' }],
  });
  power(t, n);
  const none = holding([card, 'muscle-mutt-yellow']);
  expect(none.why('A', { type: 'play', card, from: 'hand' })).toBe('nothing-to-keep');
};
const bull = (card: string, n: number) => () => {
  expect(strike(card, { life: 19 }).link.power).toBe(n + 1);
  expect(strike(card, { life: 20 }).link.power).toBe(n);
};
const brawnhide = (card: string, n: number) => () => {
  const t = (blocks: number) =>
    holding([card], {}, { B: { hand: ['titanium-bauble-blue', 'titanium-bauble-blue'], equipment: ['ironrot-helm'] } })
      .play('A', card)
      .block('B', ...['ironrot-helm', 'titanium-bauble-blue', 'titanium-bauble-blue'].slice(0, 1 + blocks)).state
      .pending_attack;
  expect([t(0), t(1), t(2)]).toEqual([n + 1, n + 1, n]);
};
const drone = (card: string, n: number) => () => {
  const t = strike(card);
  expect(t.link.power).toBe(n);
  t.close();
  expect(t.player('A')).toMatchObject({ graveyard: [], bottom: [{ how: 'open', cards: [card] }] });
};
const item = (card: string) => {
  const t = holding([card]).play('A', card).both();
  expect(t.player('A').permanents).toEqual([{ card }]);
  t.state.players.A.action_points = 1;
  t.use('A', card, 'permanent').both();
  expect(t.player('A')).toMatchObject({ permanents: [], graveyard: [card] });
  return t;
};

export const GENERIC_CASES: Cases = {
  'thrust-red'() {
    power(reactTo('thrust-red', 'dawnblade'), 6);
    const t = holding(['thrust-red'], { weapons: ['bone-basher'] })
      .swing('A')
      .to('reaction');
    expect(t.why('A', { type: 'play', card: 'thrust-red', from: 'hand' })).toBe('no-target');
  },
  'on-a-knife-edge-yellow'() {
    expect(thenAttack('on-a-knife-edge-yellow', 'weapon', { weapons: ['dawnblade'] }).resolve().link.goAgain).toBe(
      true,
    );
    expect(thenAttack('on-a-knife-edge-yellow', 'weapon', { weapons: ['bone-basher'] }).resolve().link.goAgain).toBe(
      false,
    );
  },
  'visit-the-blacksmith-blue'() {
    power(thenAttack('visit-the-blacksmith-blue', 'weapon', { weapons: ['dawnblade'] }), 4);
    power(thenAttack('visit-the-blacksmith-blue', 'weapon', { weapons: ['bone-basher'] }), 4);
  },
  'blade-flash-blue'() {
    const t = reactTo('blade-flash-blue', 'dawnblade');
    power(t, 3);
    expect(t.resolve().link.goAgain).toBe(true);
  },
  'toughen-up-blue'() {
    expect(reacts('toughen-up-blue').clear().state.reaction_block).toBe(4);
  },
  'dodge-blue'() {
    expect(reacts('dodge-blue').clear().state.reaction_block).toBe(2);
  },
  'springboard-somersault-yellow'() {
    expect(reacts('springboard-somersault-yellow').clear().state.reaction_block).toBe(2);
    const t = reacts('springboard-somersault-yellow', {}, 'arsenal').clear();
    expect(t.state.reaction_block).toBe(4);
    expect(t.state.reaction_arsenal_cards).toEqual(['Springboard Somersault']);
  },
  'sigil-of-solace-blue'() {
    const t = holding(['sigil-of-solace-blue']).play('A', 'sigil-of-solace-blue').both();
    expect(t.player('A')).toMatchObject({ life: 21, action_points: 1, graveyard: ['sigil-of-solace-blue'] });
    const foes = table({ B: { hand: ['sigil-of-solace-blue'] } })
      .pass()
      .play('B', 'sigil-of-solace-blue')
      .both();
    expect(foes.player('B').life).toBe(21);
  },
  'flock-of-the-feather-walkers-red': flock('flock-of-the-feather-walkers-red', 5),
  'flock-of-the-feather-walkers-blue': flock('flock-of-the-feather-walkers-blue', 3),
  'titanium-bauble-blue'() {
    const t = table({ A: { hand: ['titanium-bauble-blue', 'leg-tap-red'] } });
    expect(t.why('A', { type: 'play', card: 'titanium-bauble-blue', from: 'hand' })).toBe('cannot-be-played');
    t.play('A', 'leg-tap-red', ['titanium-bauble-blue']);
    expect(t.player('A').floating_resources).toBe(2);
    const block = table({ A: { hand: ['head-jab-red'] }, B: { hand: ['titanium-bauble-blue'] } });
    expect(block.play('A', 'head-jab-red').block('B', 'titanium-bauble-blue').state.combat_block_total).toBe(3);
  },
  'muscle-mutt-yellow': vanilla('muscle-mutt-yellow', 6, 2),
  'raging-onslaught-yellow': vanilla('raging-onslaught-yellow', 6, 3),
  'raging-onslaught-blue': vanilla('raging-onslaught-blue', 5, 3),
  'wounding-blow-red': vanilla('wounding-blow-red', 4, 3),
  'wounding-blow-blue': vanilla('wounding-blow-blue', 2, 3),
  'brutal-assault-blue': vanilla('brutal-assault-blue', 4, 3),
  'wounded-bull-yellow': bull('wounded-bull-yellow', 6),
  'wounded-bull-blue': bull('wounded-bull-blue', 5),
  'rally-the-rearguard-blue'() {
    vanilla('rally-the-rearguard-blue', 4, 2)();
    const t = table({ A: { hand: ['head-jab-red'] }, B: { hand: ['rally-the-rearguard-blue', 'dodge-blue'] } });
    t.play('A', 'head-jab-red').block('B', 'rally-the-rearguard-blue').pass();
    t.use('B', 'rally-the-rearguard-blue', 'defender').does('B', { type: 'choose', card: 'dodge-blue' }).clear();
    expect(t.state.reaction_block).toBe(5);
    expect(t.player('B').graveyard).toEqual(['dodge-blue']);
  },
  'come-to-fight-blue'() {
    power(thenAttack('come-to-fight-blue', 'wounding-blow-red'), 5);
    power(thenAttack('come-to-fight-blue', 'weapon', { weapons: ['dawnblade'] }), 3);
  },
  'razor-reflex-red'() {
    power(reactTo('razor-reflex-red', 'dawnblade'), 6);
    const onCard = (attack: string, shield = 0) => {
      const t = holding([attack, 'razor-reflex-red'], {}, { B: { shield } }).play('A', attack).to('reaction');
      return t;
    };
    const t = onCard('wounding-blow-red').play('A', 'razor-reflex-red').clear();
    power(t, 7);
    expect(t.resolve().link.goAgain).toBe(true);
    const stopped = onCard('wounding-blow-red', 20).play('A', 'razor-reflex-red').resolve();
    expect(stopped.link.goAgain).toBe(false);
    expect(onCard('brutal-assault-blue').why('A', { type: 'play', card: 'razor-reflex-red', from: 'hand' })).toBe(
      'no-target',
    );
  },
  'scour-the-battlescape-blue'() {
    const t = holding(
      ['scour-the-battlescape-blue', 'dodge-blue'],
      { deck: ['head-jab-red'] },
      { script: { draws: [0] } },
    );
    t.play('A', 'scour-the-battlescape-blue').both(2).does('A', { type: 'choose', card: 'dodge-blue' });
    expect(t.player('A')).toMatchObject({ hand: ['head-jab-red'], bottom: [{ how: 'secret', cards: ['dodge-blue'] }] });
    expect(t.resolve().link.goAgain).toBe(false);
    const late = holding([], { arsenal: 'scour-the-battlescape-blue' });
    late.play('A', 'scour-the-battlescape-blue', undefined, 'arsenal');
    expect(late.resolve().link.goAgain).toBe(true);
  },
  'energy-potion-blue'() {
    expect(item('energy-potion-blue').player('A').floating_resources).toBe(FLOAT + 2);
  },
  'timesnap-potion-blue'() {
    expect(item('timesnap-potion-blue').player('A').action_points).toBe(2);
  },
  'potion-of-strength-blue'() {
    const t = item('potion-of-strength-blue');
    expect(t.player('A').action_points).toBe(1);
    expect(t.player('A').next).toMatchObject([{ to: 'attack', power: 2 }]);
  },
  'drone-of-brutality-red': drone('drone-of-brutality-red', 6),
  'drone-of-brutality-blue': drone('drone-of-brutality-blue', 4),
  'barraging-brawnhide-yellow': brawnhide('barraging-brawnhide-yellow', 6),
  'barraging-brawnhide-blue': brawnhide('barraging-brawnhide-blue', 5),
  'scar-for-a-scar-red'() {
    expect(strike('scar-for-a-scar-red', { life: 19 }).link).toMatchObject({ power: 4, goAgain: true });
    expect(strike('scar-for-a-scar-red', { life: 20 }).link.goAgain).toBe(false);
  },
  'lunging-press-blue'() {
    const t = holding(['wounding-blow-red', 'lunging-press-blue']).play('A', 'wounding-blow-red').to('reaction');
    power(t.play('A', 'lunging-press-blue').clear(), 5);
    const weapon = holding(['lunging-press-blue'], { weapons: ['dawnblade'] })
      .swing('A')
      .to('reaction');
    expect(weapon.why('A', { type: 'play', card: 'lunging-press-blue', from: 'hand' })).toBe('no-target');
  },
  'reinforce-the-line-blue'() {
    const B = {
      hand: ['muscle-mutt-yellow', 'raging-onslaught-yellow', 'titanium-bauble-blue', 'reinforce-the-line-blue'],
    };
    const t = table({ A: { hand: ['wounding-blow-red'] }, B }).play('A', 'wounding-blow-red');
    t.block('B', 'titanium-bauble-blue', 'muscle-mutt-yellow', 'raging-onslaught-yellow').pass();
    t.does('B', { type: 'play', card: 'reinforce-the-line-blue', from: 'hand' });
    expect(t.offers().map((choice) => choice.action)).toEqual([
      { type: 'aim', defender: 1 },
      { type: 'aim', defender: 2 },
    ]);
    t.does('B', { type: 'aim', defender: 2 }).clear();
    expect(t.link.defenders.map((d) => d.plus)).toEqual([0, 0, 2]);
    const none = table({ A: { hand: ['head-jab-red'] }, B: { hand: ['reinforce-the-line-blue'] } })
      .play('A', 'head-jab-red')
      .block('B')
      .pass();
    expect(none.why('B', { type: 'play', card: 'reinforce-the-line-blue', from: 'hand' })).toBe('no-target');
  },
  'pummel-blue'() {
    power(reactTo('pummel-blue', 'anothos'), 6);
    const t = holding(['brutal-assault-blue', 'pummel-blue'], {}, { B: { hand: ['dodge-blue', 'head-jab-red'] } });
    t.play('A', 'brutal-assault-blue').to('reaction').play('A', 'pummel-blue').clear();
    power(t, 6);
    t.to('damage').both();
    t.does('B', { type: 'choose', card: 'head-jab-red' });
    expect(t.player('B')).toMatchObject({ hand: ['dodge-blue'], graveyard: ['head-jab-red'] });
    const cheap = holding(['head-jab-red', 'pummel-blue']).play('A', 'head-jab-red').to('reaction');
    expect(cheap.why('A', { type: 'play', card: 'pummel-blue', from: 'hand' })).toBe('no-target');
  },
  'sloggism-blue'() {
    power(thenAttack('sloggism-blue', 'brutal-assault-blue'), 8);
    power(thenAttack('sloggism-blue', 'head-jab-red'), 3);
  },
};

import { expect } from 'vitest';
import { table } from '../fixture.ts';
import { attacking, type Cases, FLOAT, holding, power } from './shared.ts';

const breaks = (card: string) => () => {
  const t = table({ A: { hand: ['head-jab-red'] }, B: { equipment: [card] } })
    .play('A', 'head-jab-red')
    .block('B', card);
  expect(t.state.combat_block_total).toBe(1);
  t.close();
  expect(t.player('B')).toMatchObject({ equipment: [], graveyard: [card] });
};
/** Used from the equipment zone: destroyed, and with go again the action point is back. */
const useCard = (card: string, points: number, hand: string[] = [], A: object = {}) => {
  const t = holding(hand, { equipment: [card], ...A })
    .use('A', card, 'equipment')
    .both();
  expect(t.player('A')).toMatchObject({ equipment: [], action_points: points });
  expect(t.player('A').graveyard).toContain(card);
  return t;
};
const ironhide = (card: string) => () => {
  const t = table({ A: { hand: ['wounding-blow-red'] }, B: { equipment: [card], floating_resources: 1 } });
  t.play('A', 'wounding-blow-red').block('B', card).both().does('B', { type: 'accept' });
  expect(t.state.reaction_block).toBe(2);
  expect(t.close().player('B').equipment).toEqual([]);
};

export const GEAR_CASES: Cases = {
  'dorinthea-quicksilver-prodigy'() {
    const t = holding(['blade-flash-blue', 'blade-flash-blue'], {
      hero: 'dorinthea-quicksilver-prodigy',
      weapons: ['dawnblade-resplendent'],
    });
    t.swing('A').to('reaction').play('A', 'blade-flash-blue').resolve();
    t.swing('A').to('reaction').play('A', 'blade-flash-blue').resolve();
    expect(t.player('A').action_points).toBe(1);
    expect(t.why('A', { type: 'weapon', weapon: 0 })).toBe('weapon-used');
    const other = holding(['blade-flash-blue'], { hero: 'dorinthea-quicksilver-prodigy', weapons: ['dawnblade'] });
    other.swing('A').to('reaction').play('A', 'blade-flash-blue').resolve();
    expect(other.why('A', { type: 'weapon', weapon: 0 })).toBe('weapon-used');
  },
  rhinar() {
    const t = holding(
      ['savage-swing-red', 'muscle-mutt-yellow'],
      { hero: 'rhinar' },
      { B: { hand: ['dodge-blue'] }, script: { draws: [0, 0] } },
    );
    t.play('A', 'savage-swing-red').both().done();
    expect(t.player('B').intimidated).toEqual(['dodge-blue']);
    const small = holding(
      ['savage-swing-red', 'dodge-blue'],
      { hero: 'rhinar' },
      { B: { hand: ['dodge-blue'] }, script: { draws: [0] } },
    );
    expect(small.play('A', 'savage-swing-red').toDefend().done().player('B').intimidated).toEqual([]);
    const discards = table({
      A: { hand: ['brutal-assault-blue', 'pummel-blue'], floating_resources: FLOAT },
      B: { hero: 'rhinar', hand: ['muscle-mutt-yellow'] },
    });
    discards.play('A', 'brutal-assault-blue').to('reaction').play('A', 'pummel-blue').to('damage').both();
    discards.does('B', { type: 'choose', card: 'muscle-mutt-yellow' });
    expect(discards.resolve().types).not.toContain('intimidate');
  },
  dorinthea() {
    const t = holding(['blade-flash-blue', 'hit-and-run-blue'], { hero: 'dorinthea', weapons: ['dawnblade'] });
    t.play('A', 'hit-and-run-blue').both().swing('A').resolve();
    expect(t.player('A').weapons[0]).toMatchObject({ extra: 1 });
    t.swing('A').to('reaction').play('A', 'blade-flash-blue').resolve();
    expect(t.why('A', { type: 'weapon', weapon: 0 })).toBe('weapon-used');
    const missed = holding([], { hero: 'dorinthea', weapons: ['dawnblade'] }, { B: { shield: 9 } })
      .swing('A')
      .resolve();
    expect(missed.player('A').weapons[0]).toMatchObject({ extra: 0 });
  },
  'ira-crimson-haze'() {
    const t = holding(['head-jab-red', 'head-jab-red', 'head-jab-red'], { hero: 'ira-crimson-haze' });
    const powers = [1, 2, 3].map(() => t.play('A', 'head-jab-red').resolve().link.power);
    expect(powers).toEqual([3, 4, 3]);
  },
  'bravo-flattering-showman'() {
    const show = (card: string) => {
      const t = holding(
        [],
        { hero: 'bravo-flattering-showman', arsenal: card, floating_resources: 9 },
        { B: { hand: ['titanium-bauble-blue', 'titanium-bauble-blue'] } },
      );
      t.use('A', 'bravo-flattering-showman', 'hero').both();
      expect(t.player('A')).toMatchObject({
        floating_resources: 7,
        action_points: 1,
        tapped: true,
        arsenal: { up: true },
      });
      expect(t.why('A', { type: 'activate', card: 'bravo-flattering-showman', zone: 'hero' })).toBe('tapped');
      return t.play('A', card, undefined, 'arsenal').toDefend();
    };
    const crush = show('disable-blue');
    power(crush, 9);
    crush.does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' });
    expect(crush.why('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' })).toBe('dominate');
    power(show('muscle-mutt-yellow'), 6);
    const none = holding([], { hero: 'bravo-flattering-showman' });
    expect(none.why('A', { type: 'activate', card: 'bravo-flattering-showman', zone: 'hero' })).toBe(
      'no-face-down-arsenal',
    );
  },
  katsu() {
    const t = holding(['wounding-blow-red', 'head-jab-blue', 'muscle-mutt-yellow'], {
      hero: 'katsu',
      deck: ['rising-knee-thrust-red', 'dodge-blue'],
    });
    t.play('A', 'wounding-blow-red').to('damage').both();
    expect(t.why('A', { type: 'choose', card: 'muscle-mutt-yellow' })).toBe('cost-not-0');
    t.does('A', { type: 'choose', card: 'head-jab-blue' });
    expect(t.why('A', { type: 'choose', card: 'dodge-blue' })).toBe('no-combo');
    t.does('A', { type: 'choose', card: 'rising-knee-thrust-red' });
    expect(t.player('A')).toMatchObject({
      banished: ['rising-knee-thrust-red'],
      playable: ['rising-knee-thrust-red'],
      graveyard: ['head-jab-blue'],
    });
    t.state.players.A.action_points = 1;
    t.close().play('A', 'rising-knee-thrust-red', undefined, 'banished').resolve();
    expect(t.link.attack.from).toBe('banished');
    const weapon = holding(['head-jab-blue'], { hero: 'katsu', weapons: ['dawnblade'] })
      .swing('A')
      .resolve();
    expect(weapon.types).not.toContain('search');
  },
  bravo() {
    const B = { hand: ['titanium-bauble-blue', 'titanium-bauble-blue'] };
    const bravo = (card: string) => {
      const t = holding([card], { hero: 'bravo' }, { B: { hand: [...B.hand] } })
        .use('A', 'bravo', 'hero')
        .both();
      expect(t.player('A')).toMatchObject({ floating_resources: FLOAT - 2, action_points: 1 });
      t.play('A', card).toDefend().does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' });
      return t.why('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' });
    };
    expect([bravo('muscle-mutt-yellow'), bravo('brutal-assault-blue')]).toEqual(['dominate', undefined]);
  },
  'dawnblade-resplendent'() {
    const t = holding([], { weapons: ['dawnblade-resplendent'] });
    power(t.swing('A').to('reaction'), 2);
    t.close();
    Object.assign(t.state.players.A, { action_points: 1 });
    (t.state.players.A.weapons[0] as { extra: number }).extra = 2;
    power(t.swing('A').to('reaction'), 3);
    t.close();
    Object.assign(t.state.players.A, { action_points: 1 });
    power(t.swing('A').to('reaction'), 3);
  },
  'bone-basher'() {
    const t = holding([], { weapons: ['bone-basher'] })
      .swing('A')
      .resolve();
    expect(t.link).toMatchObject({ power: 4, damage: 4 });
    expect(t.player('A').floating_resources).toBe(FLOAT - 2);
    t.state.players.A.action_points = 1;
    expect(t.why('A', { type: 'weapon', weapon: 0 })).toBe('weapon-used');
    expect(t.close().endTurn().player('A').weapons[0]).toMatchObject({ used: 0 });
  },
  dawnblade() {
    const t = holding(
      ['hit-and-run-blue', 'dodge-blue'],
      { hero: 'dorinthea', weapons: ['dawnblade'] },
      { B: { hand: ['dodge-blue'] } },
    );
    t.play('A', 'hit-and-run-blue').both().swing('A').resolve();
    expect(t.player('A').weapons[0]).toMatchObject({ counters: 0 });
    t.swing('A').resolve();
    expect(t.player('A').weapons[0]).toMatchObject({ counters: 1 });
    t.close().endTurn();
    expect(t.player('A').weapons[0]).toMatchObject({ counters: 1 });
    t.endTurn().endTurn();
    expect(t.player('A').weapons[0]).toMatchObject({ counters: 0 });
  },
  'romping-club'() {
    const t = holding(
      ['savage-swing-red', 'muscle-mutt-yellow'],
      { hero: 'bravo', weapons: ['romping-club'], action_points: 2 },
      { script: { draws: [0] } },
    );
    t.play('A', 'savage-swing-red').close();
    t.state.players.A.action_points = 1;
    power(t.swing('A').to('reaction'), 5);
    power(
      holding([], { weapons: ['romping-club'] })
        .swing('A')
        .to('reaction'),
      4,
    );
  },
  'edge-of-autumn'() {
    const t = holding([], { weapons: ['edge-of-autumn'] })
      .swing('A')
      .resolve();
    expect(t.link).toMatchObject({ power: 1, goAgain: true });
  },
  'harmonized-kodachi'() {
    const t = holding([], { weapons: ['harmonized-kodachi', 'harmonized-kodachi'], pitched: ['head-jab-blue'] });
    expect(t.swing('A').resolve().link.goAgain).toBe(true);
    expect(t.swing('A', undefined, 1).resolve().link).toMatchObject({ power: 1, goAgain: true });
    const no = holding([], { weapons: ['harmonized-kodachi'], pitched: ['brutal-assault-blue'] })
      .swing('A')
      .resolve();
    expect(no.link.goAgain).toBe(false);
  },
  anothos() {
    power(
      holding([], { weapons: ['anothos'], pitched: ['debilitate-red', 'disable-blue'] })
        .swing('A')
        .to('reaction'),
      6,
    );
    power(
      holding([], { weapons: ['anothos'], pitched: ['debilitate-red'] })
        .swing('A')
        .to('reaction'),
      4,
    );
  },
  'ironrot-helm': breaks('ironrot-helm'),
  'ironrot-legs': breaks('ironrot-legs'),
  'ironrot-plate': breaks('ironrot-plate'),
  'ironrot-gauntlet': breaks('ironrot-gauntlet'),
  'blossom-of-spring'() {
    expect(useCard('blossom-of-spring', 1).player('A').floating_resources).toBe(FLOAT + 1);
    const chain = attacking('wounding-blow-red', { equipment: ['blossom-of-spring'] }, {}).block('B');
    expect(chain.why('A', { type: 'activate', card: 'blossom-of-spring', zone: 'equipment' })).toBe('chain-open');
  },
  'gallantry-gold'() {
    const t = useCard('gallantry-gold', 1, ['wounding-blow-red'], { weapons: ['dawnblade'] });
    expect(t.player('A').floating_resources).toBe(FLOAT - 1);
    power(t.swing('A').to('reaction'), 4);
    const worn = table({ A: { hand: ['head-jab-red'] }, B: { equipment: ['gallantry-gold'] } });
    worn.play('A', 'head-jab-red').block('B', 'gallantry-gold').close();
    expect(worn.player('B').equipment).toMatchObject([{ worn: 1 }]);
    expect(worn.all('equipment_wear')).toMatchObject([{ how: 'battleworn', defense: 0 }]);
  },
  'bone-vizier'() {
    const t = table({
      A: { hand: ['head-jab-red'] },
      B: { equipment: ['bone-vizier'], deck: ['dodge-blue'] },
      script: { draws: [0] },
    });
    t.play('A', 'head-jab-red').block('B', 'bone-vizier').close();
    expect(t.done().player('B')).toMatchObject({
      graveyard: ['bone-vizier'],
      deck: [],
      bottom: [{ how: 'open', cards: ['dodge-blue'] }],
    });
  },
  'ironhide-gauntlet': ironhide('ironhide-gauntlet'),
  'ironhide-legs': ironhide('ironhide-legs'),
  'hope-merchants-hood'() {
    const t = table({
      A: {
        equipment: ['hope-merchants-hood'],
        hand: ['dodge-blue', 'dodge-blue', 'head-jab-red'],
        deck: ['wild-ride-red'],
      },
      script: { draws: [2, 0] },
    });
    t.use('A', 'hope-merchants-hood', 'equipment').both();
    t.does('A', { type: 'choose', card: 'dodge-blue' }).does('A', { type: 'choose', card: 'dodge-blue' });
    expect(t.combat.view('B').players.A).toMatchObject({ hand: 3, aside: 2 });
    t.does('A', { type: 'decline' });
    expect(t.done().player('A')).toMatchObject({
      hand: ['dodge-blue', 'head-jab-red', 'wild-ride-red'],
      deck: ['dodge-blue'],
      equipment: [],
    });
  },
  'refraction-bolters'() {
    const bolt = (answer: 'accept' | 'decline') => {
      const t = holding([], { equipment: ['refraction-bolters'], weapons: ['bone-basher'] })
        .swing('A')
        .to('damage')
        .both();
      return t.does('A', { type: answer }).resolve();
    };
    expect(bolt('accept').link.goAgain).toBe(true);
    expect(bolt('accept').player('A').equipment).toEqual([]);
    expect(bolt('decline').link.goAgain).toBe(false);
    const worn = table({ A: { hand: ['head-jab-red'] }, B: { equipment: ['refraction-bolters'] } });
    expect(worn.play('A', 'head-jab-red').block('B', 'refraction-bolters').close().player('B').equipment).toMatchObject(
      [{ worn: 1 }],
    );
  },
  'barkbone-strapping'() {
    const bark = (face: number) =>
      table({ A: { equipment: ['barkbone-strapping'] }, script: { dice: [face] } })
        .use('A', 'barkbone-strapping', 'equipment')
        .both()
        .player('A');
    expect([1, 2, 5, 6].map((face) => bark(face).floating_resources)).toEqual([0, 1, 2, 3]);
    expect(bark(6).equipment).toEqual([]);
  },
  'snapdragon-scalers'() {
    const t = holding(['wounding-blow-red'], { equipment: ['snapdragon-scalers'] })
      .play('A', 'wounding-blow-red')
      .to('reaction');
    t.use('A', 'snapdragon-scalers', 'equipment').clear();
    expect(t.resolve().link.goAgain).toBe(true);
    const dear = holding(['brutal-assault-blue'], { equipment: ['snapdragon-scalers'] })
      .play('A', 'brutal-assault-blue')
      .to('reaction');
    expect(dear.why('A', { type: 'activate', card: 'snapdragon-scalers', zone: 'equipment' })).toBe('no-target');
  },
  'cracker-jax'() {
    power(useCard('cracker-jax', 1, ['wounding-blow-red']).play('A', 'wounding-blow-red').to('reaction'), 5);
  },
  'heartened-cross-strap'() {
    const t = useCard('heartened-cross-strap', 1, ['raging-onslaught-yellow', 'brutal-assault-blue']);
    t.play('A', 'raging-onslaught-yellow');
    expect(t.player('A').floating_resources).toBe(FLOAT - 1);
    expect(t.player('A').next).toEqual([]);
  },
  'breaking-scales'() {
    const t = holding(['fluster-fist-red'], { equipment: ['breaking-scales'] })
      .play('A', 'fluster-fist-red')
      .to('reaction');
    power(t.use('A', 'breaking-scales', 'equipment').clear(), 5);
    const none = holding(['wounding-blow-red'], { equipment: ['breaking-scales'] })
      .play('A', 'wounding-blow-red')
      .to('reaction');
    expect(none.why('A', { type: 'activate', card: 'breaking-scales', zone: 'equipment' })).toBe('no-target');
    const worn = table({ A: { hand: ['head-jab-red'] }, B: { equipment: ['breaking-scales'] } });
    expect(worn.play('A', 'head-jab-red').block('B', 'breaking-scales').close().player('B').equipment).toMatchObject([
      { worn: 1 },
    ]);
  },
  'helm-of-isens-peak'() {
    const deck = Array.from({ length: 6 }, () => 'dodge-blue');
    const t = table({
      A: { equipment: ['helm-of-isens-peak'], floating_resources: 1, deck },
      script: { draws: [0, 0, 0, 0, 0] },
    });
    t.use('A', 'helm-of-isens-peak', 'equipment').both();
    expect(t.player('A').action_points).toBe(0);
    t.endTurn();
    expect(t.done().player('A').hand).toHaveLength(5);
    const worn = table({ A: { hand: ['head-jab-red'] }, B: { equipment: ['helm-of-isens-peak'] } });
    expect(worn.play('A', 'head-jab-red').block('B', 'helm-of-isens-peak').close().player('B').equipment).toMatchObject(
      [{ worn: 1 }],
    );
  },
  'goliath-gauntlet'() {
    power(useCard('goliath-gauntlet', 1, ['brutal-assault-blue']).play('A', 'brutal-assault-blue').to('reaction'), 6);
    power(useCard('goliath-gauntlet', 1, ['wounding-blow-red']).play('A', 'wounding-blow-red').to('reaction'), 4);
  },
};

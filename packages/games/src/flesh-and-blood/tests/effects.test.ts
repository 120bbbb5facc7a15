import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/index.ts';
import type { Side } from './fixture.ts';
import { table } from './fixture.ts';

/** Section 10: what an effect does not reach, how often it happens, and what is used up for it. */

const FLOAT = 9;
const bauble = 'titanium-bauble-blue';

describe('section 10, an effect on the next attack waits for the right one', () => {
  /** Attack cards of no class: power 4, cost 2 and 0. */
  const other = 'brutal-assault-blue';
  it.each([
    ['en-garde-red', 'action'],
    ['warriors-valor-red', 'action'],
    ['warriors-valor-yellow', 'action'],
    ['warriors-valor-blue', 'action'],
    ['sharpen-steel-red', 'action'],
    ['sharpen-steel-blue', 'action'],
    ['driving-blade-red', 'action'],
    ['driving-blade-yellow', 'action'],
    ['driving-blade-blue', 'action'],
    ['natures-path-pilgrimage-red', 'action'],
    ['natures-path-pilgrimage-blue', 'action'],
    ['hit-and-run-blue', 'action'],
    ['barraging-beatdown-yellow', 'action'],
    ['barraging-beatdown-blue', 'action'],
    ['awakening-bellow-red', 'action'],
    ['awakening-bellow-blue', 'action'],
    ['primeval-bellow-blue', 'action'],
    ['visit-the-blacksmith-blue', 'action'],
    ['on-a-knife-edge-yellow', 'action'],
    ['slice-and-dice-yellow', 'action'],
    ['emerging-power-red', 'aura'],
    ['emerging-power-yellow', 'aura'],
    ['seismic-surge', 'aura'],
  ])('%s: a generic attack action card is not meant', (card, how) => {
    const A: Side = { floating_resources: FLOAT, hand: [other, 'biting-blade-red'] };
    const t =
      how === 'aura'
        ? table({ A: { ...A, permanents: [card] }, script: { draws: [0, 0] } }).clear()
        : table({ A: { ...A, hand: [other, 'biting-blade-red', card] }, script: { draws: [0, 0] } })
            .play('A', card)
            .clear();
    const before = t.player('A').floating_resources;
    t.play('A', other).resolve();
    expect(t.link).toMatchObject({ power: 4, goAgain: false, attack: { grants: [] } });
    expect(before - t.player('A').floating_resources).toBe(2);
  });
  it.each([
    ['cracker-jax', 'equipment'],
    ['heartened-cross-strap', 'equipment'],
    ['goliath-gauntlet', 'equipment'],
    ['come-to-fight-blue', 'hand'],
    ['sloggism-blue', 'hand'],
    ['glistening-steelblade-yellow', 'hand'],
  ])('%s: a weapon attack of another kind is not meant', (card, from) => {
    const A: Side = { floating_resources: FLOAT, weapons: ['bone-basher'] };
    const t =
      from === 'hand'
        ? table({ A: { ...A, hand: [card] } })
            .play('A', card)
            .clear()
        : table({ A: { ...A, equipment: [card] } })
            .use('A', card, 'equipment')
            .clear();
    const before = t.player('A').floating_resources;
    t.swing('A').resolve();
    expect(t.link).toMatchObject({ power: 4, goAgain: false });
    expect(before - t.player('A').floating_resources).toBe(2);
  });
  it('crash-down-red and run-through-yellow: later attacks of another kind are not meant', () => {
    const crash = table({
      first: 'start phase',
      A: { permanents: ['crash-down-red'], hand: ['wounding-blow-red'] },
    });
    expect(crash.play('A', 'wounding-blow-red').resolve().link.power).toBe(4);
    const run = table({
      A: { weapons: ['dawnblade'], hand: ['run-through-yellow', 'wounding-blow-red'], floating_resources: FLOAT },
    });
    run.swing('A').to('reaction').play('A', 'run-through-yellow').resolve();
    expect(run.link.goAgain).toBe(true);
    expect(run.play('A', 'wounding-blow-red').resolve().link.power).toBe(4);
  });
});

describe('section 10, a reaction names its target', () => {
  const why = (card: string, weapon?: string) => {
    const t = table({
      A: {
        hand: [card, 'brutal-assault-blue'],
        floating_resources: FLOAT,
        turn: { weaponAttacks: 2 },
        weapons: weapon ? [weapon] : [],
      },
    });
    if (weapon) t.swing('A');
    else t.play('A', 'brutal-assault-blue');
    return t.to('reaction').why('A', { type: 'play', card, from: 'hand' });
  };
  it.each([
    'run-through-yellow',
    'thrust-red',
    'blade-flash-blue',
    'in-the-swing-red',
    'ironsong-response-red',
    'ironsong-response-blue',
    'out-for-blood-yellow',
    'biting-blade-red',
    'biting-blade-blue',
    'stroke-of-foresight-red',
    'stroke-of-foresight-yellow',
    'overpower-red',
    'razor-reflex-red',
  ])('%s: not on an attack action card', (card) => expect(why(card)).toBe('no-target'));
  it.each(['run-through-yellow', 'thrust-red', 'blade-flash-blue', 'razor-reflex-red'])(
    '%s: not on a club either',
    (card) => expect(why(card, 'bone-basher')).toBe('no-target'),
  );
  it('lunging-press-blue and pummel-blue: not on a sword', () => {
    expect([why('lunging-press-blue', 'dawnblade'), why('pummel-blue', 'dawnblade')]).toEqual([
      'no-target',
      'no-target',
    ]);
    expect(why('pummel-blue', 'bone-basher')).toBeUndefined();
  });
});

describe('section 10, how much is drawn', () => {
  const deck = [bauble, bauble, bauble, bauble];
  const script = { draws: Array.from({ length: 6 }, () => 0) };
  const drawn = (t: ReturnType<typeof table>) =>
    t.all('draw').reduce((sum, event) => sum + (event.player === 'A' && event.cards ? event.count : 0), 0);
  it.each(['stroke-of-foresight-red', 'stroke-of-foresight-yellow'])('%s: one card, and only with reprise', (card) => {
    const react = (block: string[]) => {
      const t = table({
        A: { hand: [card], weapons: ['dawnblade'], floating_resources: FLOAT, deck: [...deck] },
        B: { hand: [...block] },
        script,
      });
      return t
        .swing('A')
        .block('B', ...block)
        .to('reaction')
        .play('A', card)
        .both();
    };
    const met = react([bauble]);
    expect([met.step, drawn(met)]).toEqual(['pick', 1]);
    const missed = react([]);
    expect([missed.step, drawn(missed)]).toEqual(['priority', 0]);
  });
  it('savage-feast-red draws 1, whelming-gustwave 1, whirling-mist-blossom-yellow 2', () => {
    const feast = table({
      A: { hand: ['savage-feast-red', 'muscle-mutt-yellow'], floating_resources: FLOAT, deck: [...deck] },
      script,
    });
    expect(drawn(feast.play('A', 'savage-feast-red').resolve())).toBe(1);
    const chain = (first: string, second: string) => {
      const t = table({ A: { hand: [first, second], floating_resources: FLOAT, deck: [...deck] }, script });
      return t.play('A', first).resolve().play('A', second).resolve();
    };
    expect(drawn(chain('surging-strike-red', 'whelming-gustwave-red'))).toBe(1);
    expect(drawn(chain('surging-strike-yellow', 'whelming-gustwave-blue'))).toBe(1);
    const mist = chain('head-jab-red', 'whirling-mist-blossom-yellow');
    expect([drawn(mist), mist.link.goAgain]).toEqual([2, true]);
  });
  it('blessing-of-deliverance-blue draws 1; Gold, Silver and Copper draw 1', () => {
    const bless = table({
      A: {
        hand: ['blessing-of-deliverance-blue'],
        pitched: ['debilitate-red'],
        floating_resources: FLOAT,
        deck: [...deck],
      },
      script,
    });
    expect(drawn(bless.play('A', 'blessing-of-deliverance-blue').clear())).toBe(1);
    for (const coin of ['gold', 'silver', 'copper']) {
      const t = table({ A: { permanents: [coin], floating_resources: FLOAT, deck: [...deck] }, script });
      expect(drawn(t.use('A', coin, 'permanent').clear())).toBe(1);
    }
  });
});

describe('section 10, what is used up, and what gives no action point', () => {
  const attacking = (equipment: string[], attack: string, first?: string) => {
    const hand = first ? [first, attack] : [attack];
    const t = table({ A: { equipment, hand, floating_resources: FLOAT } });
    if (first) t.play('A', first).resolve();
    return t.play('A', attack).to('reaction');
  };
  it('snapdragon-scalers and breaking-scales are destroyed for a reaction without go again', () => {
    const dragon = attacking(['snapdragon-scalers'], 'wounding-blow-red');
    dragon.use('A', 'snapdragon-scalers', 'equipment');
    expect(dragon.player('A').equipment).toEqual([]);
    expect(dragon.clear().player('A').action_points).toBe(0);
    const scales = attacking(['breaking-scales'], 'blackout-kick-red');
    scales.use('A', 'breaking-scales', 'equipment');
    expect(scales.player('A').equipment).toEqual([]);
    expect(scales.clear().player('A').action_points).toBe(0);
  });
  it.each(['energy-potion-blue', 'hope-merchants-hood', 'barkbone-strapping'])(
    '%s: an instant that costs and gives no action point',
    (card) => {
      const zone = card === 'energy-potion-blue' ? 'permanent' : 'equipment';
      const t = table({ A: { [`${zone}${zone === 'permanent' ? 's' : ''}`]: [card] }, script: { dice: [6] } });
      t.use('A', card, zone).both();
      if (t.step === 'pick') t.does('A', { type: 'decline' });
      expect(t.player('A')).toMatchObject({ action_points: 1, equipment: [], permanents: [] });
    },
  );
  it('helm-of-isens-peak is destroyed, without go again; timesnap gives two action points, no third', () => {
    const helm = table({ A: { equipment: ['helm-of-isens-peak'], floating_resources: FLOAT } });
    helm.use('A', 'helm-of-isens-peak', 'equipment').both();
    expect(helm.player('A')).toMatchObject({ equipment: [], action_points: 0, turn: { intellect: 1 } });
    const snap = table({ A: { permanents: ['timesnap-potion-blue'] } })
      .use('A', 'timesnap-potion-blue', 'permanent')
      .both();
    expect(snap.player('A').action_points).toBe(2);
  });
  it('barkbone-strapping wears like every battleworn equipment', () => {
    const t = table({ A: { hand: ['head-jab-red'] }, B: { equipment: ['barkbone-strapping'] } });
    t.play('A', 'head-jab-red').block('B', 'barkbone-strapping').close();
    expect(t.player('B').equipment).toMatchObject([{ worn: 1 }]);
  });
  it('runechant and ponder are gone afterwards', () => {
    const rune = table({ A: { permanents: ['runechant'], hand: ['head-jab-red'] } })
      .play('A', 'head-jab-red')
      .both();
    expect([rune.life, rune.player('A').permanents]).toEqual([19, []]);
    const ponder = table({
      A: { permanents: ['ponder'], deck: [bauble, bauble] },
      script: { draws: [0, 0] },
    }).endTurn();
    expect(ponder.player('A').permanents).toEqual([]);
  });
  it.each(['barraging-beatdown-yellow', 'barraging-beatdown-blue', 'awakening-bellow-red', 'awakening-bellow-blue'])(
    '%s intimidates',
    (card) => {
      const t = table({ A: { hand: [card], floating_resources: 1 }, B: { hand: [bauble] }, script: { draws: [0] } });
      expect(t.play('A', card).clear().player('B')).toMatchObject({ hand: [], intimidated: [bauble] });
    },
  );
  it('open-the-center-red: no dominate without its combo', () => {
    const t = table({
      A: { hand: ['open-the-center-red'], floating_resources: 2 },
      B: { hand: [bauble, 'pack-hunt-red'] },
    });
    expect(t.play('A', 'open-the-center-red').block('B', bauble, 'pack-hunt-red').state.combat_block_total).toBe(6);
  });
  it('rally-the-rearguard-blue gives its owner no action point', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: { hand: ['rally-the-rearguard-blue', 'dodge-blue'] } });
    t.play('A', 'wounding-blow-red').block('B', 'rally-the-rearguard-blue').pass();
    t.use('B', 'rally-the-rearguard-blue', 'defender').does('B', { type: 'choose', card: 'dodge-blue' }).clear();
    expect([t.player('A').action_points, t.player('B').action_points]).toEqual([0, 0]);
  });
});

it('section 7.1, Combo: a card that follows another one carries the word that other cards look for', () => {
  const combos = Object.values(CARDS).filter((row) => row.combo !== undefined);
  expect(combos).toHaveLength(8);
  for (const row of combos) expect(row.keywords?.combo).toBe(1);
});

import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { must } from '../setup/presets.ts';
import type { CustomInput } from '../setup/schema.ts';
import { type Position, table } from './fixture.ts';

/** Section 7: keywords that are labels, or that only matter together with other cards. */

const bauble = 'titanium-bauble-blue';
const blow = (keywords: string[], more: Partial<CustomInput> = {}): CustomInput => ({
  name: 'Own Blow',
  type: 'attack',
  cost: 0,
  power: 4,
  keywords,
  ...more,
});
const vest = (keywords: string[], defense = 2): CustomInput => ({
  name: 'Vest',
  type: 'equipment',
  sub: 'chest',
  defense,
  keywords,
});
const attacked = (attack: string, B: Position['B'], custom: CustomInput[]) =>
  table({ A: { hand: [attack], floating_resources: 9 }, ...(B ? { B } : {}), custom }).play('A', attack);

describe('section 7.1, labels on attacks', () => {
  it('Stealth: does nothing alone, but other cards look for it', () => {
    const stab: CustomInput = {
      name: 'Stab',
      type: 'attack reaction',
      target: 'stealth',
      does: { play: [{ do: 'target', n: 3 }] },
    };
    const at = (keywords: string[]) =>
      table({ A: { hand: ['own-blow', 'stab'] }, custom: [blow(keywords), stab] })
        .play('A', 'own-blow')
        .to('reaction');
    expect(at(['stealth']).resolve().link).toMatchObject({ power: 4, damage: 4, goAgain: false });
    expect(at(['stealth']).play('A', 'stab').resolve().link.power).toBe(7);
    expect(at([]).why('A', { type: 'play', card: 'stab', from: 'hand' })).toBe('no-target');
  });
  it('Stealth: "your next attack with stealth" waits for one', () => {
    const hide: CustomInput = {
      name: 'Hide',
      type: 'action',
      keywords: ['go again'],
      does: { play: [{ do: 'next', to: 'stealth', n: 2 }] },
    };
    const t = table({ A: { hand: ['hide', 'head-jab-red', 'own-blow'] }, custom: [blow(['stealth']), hide] });
    t.play('A', 'hide').both().play('A', 'head-jab-red').resolve();
    expect(t.link.power).toBe(3);
    expect(t.play('A', 'own-blow').resolve().link.power).toBe(6);
  });
  it.each(['specialization', 'legendary', 'essence', 'pairs', 'universal'])(
    '%s: about decks alone, it changes nothing in a combat',
    (word) => {
      const t = attacked('own-blow', { hand: [bauble] }, [blow([word])])
        .block('B', bauble)
        .resolve();
      expect(t.link).toMatchObject({ power: 4, block: 3, damage: 1, goAgain: false });
    },
  );
  it('Reprise: a card from hand that has defended counts, also when it is gone', () => {
    const push: CustomInput = {
      name: 'Push',
      type: 'attack reaction',
      does: { play: [{ do: 'target', n: 2, if: 'reprise' }] },
    };
    const t = table({
      A: { hand: ['own-blow', 'push'] },
      B: { hand: ['haze'] },
      custom: [blow([], { power: 6 }), push, blow(['mirage'], { name: 'Haze', defense: 3 })],
    });
    t.play('A', 'own-blow').block('B', 'haze').both().to('reaction');
    expect(t.link.defenders).toEqual([]);
    expect(t.play('A', 'push').resolve().link.power).toBe(8);
  });
});

describe('section 7.2, labels on defending cards and equipment', () => {
  it('Protect: between two players it defends its own hero, as every card does', () => {
    const t = attacked('wounding-blow-red', { hand: ['own-blow'] }, [blow(['protect'], { defense: 3 })]);
    expect(t.block('B', 'own-blow').state.combat_block_total).toBe(3);
  });
  it('Mirage: an equipment with it is destroyed as well', () => {
    const t = attacked('raging-onslaught-yellow', { equipment: ['vest'] }, [vest(['mirage'])]);
    t.block('B', 'vest').both();
    expect(t.link.defenders).toEqual([]);
    expect(t.player('B')).toMatchObject({ equipment: [], graveyard: ['vest'] });
  });
  it('Clash: both reveal, higher power wins; no power value loses to any; the prize stands on the card', () => {
    const clash = (tops: [string, string], does?: CustomInput['does']) => {
      const call: CustomInput = { name: 'Call', type: 'action', keywords: ['clash'], ...(does ? { does } : {}) };
      const t = table({
        A: { hand: ['call'], deck: [tops[0]] },
        B: { deck: [tops[1]] },
        custom: [call],
        script: { draws: [0, 0] },
      });
      t.play('A', 'call').both();
      return [t.all('clash')[0]?.winner, t.player('A').permanents.length, t.player('B').permanents.length];
    };
    expect(clash(['muscle-mutt-yellow', 'dodge-blue'])).toEqual(['A', 0, 0]);
    expect(clash(['dodge-blue', 'head-jab-blue'])).toEqual(['B', 0, 0]);
    expect(clash(['muscle-mutt-yellow', 'raging-onslaught-yellow'])).toEqual([null, 0, 0]);
    const gold: CustomInput['does'] = { play: [{ do: 'clash', what: 'gold' }] };
    expect(clash(['muscle-mutt-yellow', 'dodge-blue'], gold)).toEqual(['A', 1, 0]);
  });
  it('Cloaked: equipped face down; it cannot be declared and none of its keywords works', () => {
    const custom = [vest(['cloaked', 'ward 2'])];
    const setup = must({ custom, players: { A: 'ira', B: { use: 'ira', equipment: ['vest'] } } });
    expect(rules.begin(setup).players.B.equipment).toMatchObject([{ card: 'vest', down: true }]);
    const t = attacked('head-jab-red', { equipment: ['vest'] }, custom);
    (t.state.players.B.equipment[0] as { down: boolean }).down = true;
    expect(t.toDefend().refused('B', { type: 'block', card: 'vest', from: 'equipment' })).toBe('face-down');
    expect(t.resolve().link).toMatchObject({ prevented: 0, damage: 3 });
  });
  it('Modular: fits any equipment zone that is left', () => {
    const hat: CustomInput = { ...vest(['modular'], 1), name: 'Hat' };
    const setup = must({
      custom: [hat],
      players: { A: 'ira', B: { use: 'bravo', equipment: ['hat', 'blossom-of-spring', 'ironrot-legs'] } },
    });
    expect(rules.begin(setup).players.B.equipment).toHaveLength(3);
    const t = attacked('head-jab-red', { equipment: ['hat'] }, [hat]);
    expect(t.block('B', 'hat').state.combat_block_total).toBe(1);
  });
});

describe('section 7.3, prevention', () => {
  it('Quell: once for each damage event, and again in the same turn', () => {
    const t = table({
      A: { hand: ['head-jab-red', 'head-jab-red'] },
      B: { equipment: ['vest'], floating_resources: 2 },
      custom: [vest(['quell 1'])],
    });
    for (const life of [18, 16]) {
      t.play('A', 'head-jab-red').to('reaction').both().does('B', { type: 'prevent', with: 'quell:vest' });
      expect(t.resolve().life).toBe(life);
    }
    expect(t.close().endTurn().player('B').equipment).toEqual([]);
  });
});

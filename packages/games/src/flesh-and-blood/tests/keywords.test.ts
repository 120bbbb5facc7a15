import { describe, expect, it } from 'vitest';
import type { CustomInput } from '../setup/schema.ts';
import { type Position, table } from './fixture.ts';

/** Section 7: every keyword, on cards by plain figures where the decks have none. */

const bauble = 'titanium-bauble-blue';
const card = (it: Partial<CustomInput>): CustomInput => ({
  name: 'Own Card',
  type: 'attack',
  cost: 0,
  power: 4,
  ...it,
});
/** A attacks with an own card of these figures. */
const memory = (it: Partial<CustomInput>, position: Partial<Position> = {}, more: CustomInput[] = []) =>
  table({
    ...position,
    A: { ...position.A, hand: ['own-card', ...(position.A?.hand ?? [])] },
    custom: [card(it), ...more],
  }).does('A', {
    type: 'play',
    card: 'own-card',
    from: 'hand',
  });
const wears = (keyword: string, defense: number) => {
  const t = table({
    A: { hand: ['head-jab-red'] },
    B: { equipment: ['vest'] },
    custom: [{ name: 'Vest', type: 'equipment', sub: 'chest', defense, keywords: [keyword] }],
  });
  return t.play('A', 'head-jab-red').block('B', 'vest').close().player('B').equipment;
};

describe('section 7.1, on attacks', () => {
  it('Go again: an action point at the Resolution Step, once', () => {
    const t = memory({ keywords: ['go again'] }, { A: { permanents: ['quicken'] } }).to('resolution');
    expect(t.player('A').action_points).toBe(1);
  });
  it('Dominate: one card from hand; equipment does not count', () => {
    const t = memory(
      { keywords: ['dominate'] },
      { B: { hand: [bauble, bauble], equipment: ['ironrot-helm'] } },
    ).toDefend();
    t.does('B', { type: 'block', card: bauble, from: 'hand' });
    expect(t.refused('B', { type: 'block', card: bauble, from: 'hand' })).toBe('dominate');
    expect(t.can('B', { type: 'block', card: 'ironrot-helm', from: 'equipment' })).toBe(true);
  });
  it('Overpower: one action card from any zone; blocks and resources do not count', () => {
    const t = memory(
      { keywords: ['overpower'] },
      { B: { hand: ['en-garde-red', 'sharpen-steel-red', bauble, 'crash-and-bash-blue'] } },
    ).toDefend();
    t.does('B', { type: 'block', card: 'en-garde-red', from: 'hand' }).does('B', {
      type: 'block',
      card: bauble,
      from: 'hand',
    });
    t.does('B', { type: 'block', card: 'crash-and-bash-blue', from: 'hand' });
    expect(t.refused('B', { type: 'block', card: 'sharpen-steel-red', from: 'hand' })).toBe('overpower');
  });
  it('Piercing: more power while an equipment defends', () => {
    const pierce = (block: string) =>
      memory({ keywords: ['piercing 2'] }, { B: { hand: [bauble], equipment: ['ironrot-helm'] } }).block('B', block)
        .state.pending_attack;
    expect([pierce('ironrot-helm'), pierce(bauble)]).toEqual([6, 4]);
  });
  it('Phantasm: destroyed by a big attack action card that is no Illusionist', () => {
    const ghost = (block: string, cls: string) =>
      memory({ keywords: ['phantasm'] }, { B: { hand: [block] } }, [
        card({ name: 'Other', power: 6, defense: 2, cls }),
      ]).block('B', block).state.stack.length;
    expect(ghost('muscle-mutt-yellow', 'generic')).toBe(1);
    expect(ghost('raging-onslaught-blue', 'generic')).toBe(0);
    expect(ghost('other', 'illusionist')).toBe(0);
  });
  it('Spectra: attacked, it is destroyed and the chain closes', () => {
    const t = memory({}, { B: { permanents: ['haze'] } }, [{ name: 'Haze', type: 'aura', keywords: ['spectra'] }]);
    t.does('A', { type: 'target', target: 'haze' }).both(2);
    expect(t.player('B').permanents).toEqual([]);
    expect(t.state.chain).toEqual([]);
    expect(t.player('A').graveyard).toEqual(['own-card']);
  });
  it('Spectra: with its trigger negated the attack goes on, but no hero is dealt damage', () => {
    const haze: CustomInput = { name: 'Haze', type: 'aura', keywords: ['spectra'] };
    const no: CustomInput = { name: 'No', type: 'instant', keywords: ['negate'] };
    const t = memory({}, { A: { hand: ['no'] }, B: { permanents: ['haze'] } }, [haze, no]);
    t.does('A', { type: 'target', target: 'haze' }).play('A', 'no').to('resolution');
    expect([t.life, t.link.hit, t.player('B').permanents.length]).toEqual([20, false, 1]);
  });
  it('Boost: the top card is banished; a Mechanologist card gives go again', () => {
    const boost = (cls: string) => {
      const t = memory({ keywords: ['boost'] }, { A: { deck: ['other'] }, script: { draws: [0] } }, [
        card({ name: 'Other', cls }),
      ]);
      return t.does('A', { type: 'option', option: 'boost' }).to('resolution');
    };
    expect(boost('mechanologist').link.goAgain).toBe(true);
    expect(boost('generic').link.goAgain).toBe(false);
    expect(boost('generic').link.attack.paid).toEqual(['boost']);
  });
  it('Combo: the named card was the last attack of this chain', () => {
    const combo = (before: string) => {
      const t = table({
        A: { hand: [before, 'own-card'], deck: [bauble], floating_resources: 1 },
        custom: [card({ combo: 'Head Jab', keywords: ['combo'], does: { combo: [{ do: 'this', n: 3 }] } })],
      });
      return t.play('A', before).resolve().play('A', 'own-card').to('reaction').state.pending_attack;
    };
    expect([combo('head-jab-red'), combo('leg-tap-red')]).toEqual([7, 4]);
  });
  it('Crush: 4 or more damage dealt, after prevention', () => {
    const crush = (shield: number) =>
      memory({ power: 5, keywords: ['crush'], does: { crush: [{ do: 'life', n: 1 }] } }, { B: { shield } })
        .to('resolution')
        .player('A').life;
    expect([crush(0), crush(1), crush(2)]).toEqual([21, 21, 20]);
  });
  it('Reprise: checked when the reaction resolves', () => {
    const push: CustomInput = {
      name: 'Push',
      type: 'attack reaction',
      keywords: ['reprise'],
      does: { play: [{ do: 'target', n: 2, if: 'reprise' }] },
    };
    const reprise = (block: string) => {
      const t = memory({}, { A: { hand: ['push'] }, B: { hand: [bauble], equipment: ['ironrot-helm'] } }, [push])
        .block('B', block)
        .to('reaction');
      return t.play('A', 'push').clear().state.pending_attack;
    };
    expect([reprise(bauble), reprise('ironrot-helm')]).toEqual([6, 4]);
  });
  it('Rupture: as chain link 4 or higher', () => {
    const rupture = (before: number) => {
      const t = table({
        A: { hand: [...Array.from({ length: before }, () => 'head-jab-blue'), 'own-card'] },
        custom: [card({ keywords: ['rupture'], does: { rupture: [{ do: 'this', n: 3 }] } })],
      });
      for (let i = 0; i < before; i++) t.play('A', 'head-jab-blue').resolve();
      return t.play('A', 'own-card').to('reaction').state.pending_attack;
    };
    expect([rupture(2), rupture(3)]).toEqual([4, 7]);
  });
  it('Tower: with 13 or more power', () => {
    const tower = (power: number) =>
      memory({ power, keywords: ['tower'], does: { tower: [{ do: 'this', gain: 'dominate' }] } }).toDefend().link.attack
        .gains;
    expect([tower(12), tower(13)]).toEqual([[], ['dominate']]);
    expect(memory({ power: 13, bonus: [{ n: 2, if: 'tower' }] }).state.pending_attack).toBe(15);
  });
  it('Surge: tied to the damage dealt by this', () => {
    const surge = (shield: number) =>
      memory(
        {
          type: 'action',
          keywords: ['surge 3'],
          does: { play: [{ do: 'arcane', n: 3 }], surge: [{ do: 'life', n: 2 }] },
        },
        { B: { shield } },
      )
        .both()
        .clear()
        .player('A').life;
    expect([surge(0), surge(1)]).toEqual([22, 20]);
  });
  it('Wager: the attacker wins the prize on a hit, else the other player', () => {
    const wager = (shield: number) => {
      const t = memory(
        { keywords: ['wager'], does: { wager: [{ do: 'token', what: 'gold', n: 1 }] } },
        { B: { shield } },
      )
        .to('resolution')
        .clear();
      return [t.player('A').permanents.length, t.player('B').permanents.length];
    };
    expect([wager(0), wager(4)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
  it('Contract: a reward each time the other player fulfils it this turn', () => {
    const t = memory(
      { keywords: ['contract'], does: { hit: [{ do: 'discard' }], contract: [{ do: 'token', what: 'silver', n: 1 }] } },
      { B: { hand: ['dodge-blue'] } },
    );
    t.to('damage').both().does('B', { type: 'choose', card: 'dodge-blue' }).clear();
    expect(t.player('A').permanents).toEqual([{ card: 'silver' }]);
  });
  it('Beat Chest: an optional discard of a card with 6 or more power', () => {
    const t = memory(
      { keywords: ['beat chest'], does: { 'beat chest': [{ do: 'this', n: 2 }] } },
      { A: { hero: 'bravo', hand: ['muscle-mutt-yellow', 'dodge-blue'] } },
    );
    t.does('A', { type: 'option', option: 'beat chest' });
    expect(t.why('A', { type: 'choose', card: 'dodge-blue' })).toBe('not-big');
    t.does('A', { type: 'choose', card: 'muscle-mutt-yellow' }).toDefend();
    expect(t.state.pending_attack).toBe(6);
    expect(
      memory({ keywords: ['beat chest'] }, { A: { hand: ['dodge-blue'] } }).why('A', {
        type: 'option',
        option: 'beat chest',
      }),
    ).toBe('nothing-to-keep');
  });
  it('Scrap: banish an item or equipment from the graveyard', () => {
    const t = memory(
      { keywords: ['scrap'], does: { scrap: [{ do: 'this', n: 2 }] } },
      { A: { graveyard: ['ironrot-helm', 'dodge-blue'] } },
    );
    t.does('A', { type: 'option', option: 'scrap' });
    expect(t.why('A', { type: 'choose', card: 'dodge-blue' })).toBe('not-scrap');
    t.does('A', { type: 'choose', card: 'ironrot-helm' }).toDefend();
    expect([t.state.pending_attack, t.player('A').banished]).toEqual([6, ['ironrot-helm']]);
    expect(memory({ keywords: ['scrap'] }).why('A', { type: 'option', option: 'scrap' })).toBe('nothing-to-scrap');
  });
  it('Fusion: reveal a card of the element from hand', () => {
    const t = memory(
      { keywords: ['fusion'], element: 'ice', does: { fusion: [{ do: 'this', n: 2 }] } },
      { A: { hand: ['other', 'dodge-blue'] } },
      [card({ name: 'Other', cls: 'ice' })],
    );
    t.does('A', { type: 'option', option: 'fusion' });
    expect(t.why('A', { type: 'choose', card: 'dodge-blue' })).toBe('wrong-element');
    t.does('A', { type: 'choose', card: 'other' }).toDefend();
    expect([t.state.pending_attack, t.player('A').hand]).toEqual([6, ['dodge-blue', 'other']]);
  });
  it('Heave: in the end phase, face up into the arsenal for N, with N Seismic Surge', () => {
    const t = table({ A: { hand: ['own-card', 'dodge-blue'] }, custom: [card({ keywords: ['heave 2'] })] }).both();
    t.does('A', { type: 'heave', card: 'own-card' }).pay('A');
    expect(t.player('A')).toMatchObject({
      arsenal: { card: 'own-card', up: true },
      permanents: [{ card: 'seismic-surge' }, { card: 'seismic-surge' }],
    });
  });
  it('Rune Gate: free from banishment with enough Runechants', () => {
    const gate = (chants: string[]) =>
      table({
        A: { hand: [bauble], banished: ['own-card'], permanents: chants },
        custom: [card({ cost: 2, keywords: ['rune gate'] })],
      });
    expect(gate(['runechant', 'runechant']).play('A', 'own-card', undefined, 'banished').player('A').pitched).toEqual(
      [],
    );
    expect(gate(['runechant']).refused('A', { type: 'play', card: 'own-card', from: 'banished' })).toBe('rune-gate');
  });
  it('Charge: a hand card into the soul', () => {
    const t = memory(
      { keywords: ['charge'], does: { charge: [{ do: 'this', gain: 'go again' }] } },
      { A: { hand: ['dodge-blue'] } },
    );
    t.does('A', { type: 'option', option: 'charge' })
      .does('A', { type: 'choose', card: 'dodge-blue' })
      .to('resolution');
    expect([t.player('A').soul, t.link.goAgain]).toEqual([['dodge-blue'], true]);
  });
  it('Heavy: the only card in the weapon zones', () => {
    const heavy = (weapons: string[]) =>
      table({
        A: { weapons },
        custom: [
          {
            name: 'Maul',
            type: 'weapon',
            hands: 1,
            cost: 0,
            power: 3,
            keywords: ['heavy'],
            bonus: [{ n: 2, if: 'heavy' }],
          },
        ],
      }).swing('A').state.pending_attack;
    expect([heavy(['maul']), heavy(['maul', 'maul'])]).toEqual([5, 3]);
  });
});

describe('section 7.2, on defending cards and equipment', () => {
  it('Battleworn: a counter, it stays', () => expect(wears('battleworn', 1)).toMatchObject([{ worn: 1 }]));
  it('Blade Break: destroyed', () => expect(wears('blade break', 2)).toEqual([]));
  it('Temper: a counter, destroyed at 0', () => {
    expect(wears('temper', 2)).toMatchObject([{ worn: 1 }]);
    expect(wears('temper', 1)).toEqual([]);
  });
  it('Guardwell: counters equal to its defense', () => expect(wears('guardwell', 3)).toMatchObject([{ worn: 3 }]));
  it('Ambush: may defend from the arsenal', () => {
    const t = table({
      A: { hand: ['wounding-blow-red'] },
      B: { arsenal: 'own-card' },
      custom: [card({ defense: 4, keywords: ['ambush'] })],
    });
    expect(t.play('A', 'wounding-blow-red').block('B', 'own-card').state.combat_block_total).toBe(4);
    expect(t.player('B').arsenal).toBeNull();
  });
  const defending = (it: Partial<CustomInput>, attack: string, B: object = {}) =>
    table({
      A: { hand: [attack], floating_resources: 9 },
      B: { hand: ['own-card', bauble], ...B },
      custom: [card({ defense: 3, ...it })],
    }).play('A', attack);
  it('Mirage: destroyed when it defends a big attack', () => {
    const big = defending({ keywords: ['mirage'] }, 'raging-onslaught-yellow')
      .block('B', 'own-card')
      .both();
    expect([big.link.defenders.length, big.player('B').graveyard]).toEqual([0, ['own-card']]);
    expect(
      defending({ keywords: ['mirage'] }, 'wounding-blow-red')
        .block('B', 'own-card')
        .to('reaction').link.defenders,
    ).toHaveLength(1);
  });
  it('Unity: when it defends together with a card from hand', () => {
    const unity = (...cards: string[]) =>
      defending({ keywords: ['unity'], does: { unity: [{ do: 'life', n: 1 }] } }, 'wounding-blow-red')
        .block('B', ...cards)
        .to('reaction').life;
    expect([unity('own-card', bauble), unity('own-card')]).toEqual([21, 20]);
  });
  it('Galvanize: an item may be destroyed for the effect', () => {
    const galvanize = (items: string[], answer?: 'yes' | 'no') => {
      const t = defending(
        { keywords: ['galvanize'], does: { galvanize: [{ do: 'defense', n: 2 }] } },
        'wounding-blow-red',
        { permanents: items },
      );
      t.block('B', 'own-card').both();
      if (answer === 'yes') t.does('B', { type: 'choose', card: 'copper' });
      if (answer === 'no') t.does('B', { type: 'decline' });
      return [t.state.reaction_block, t.player('B').permanents.length];
    };
    expect(galvanize(['copper'], 'yes')).toEqual([5, 0]);
    expect(galvanize(['copper'], 'no')).toEqual([3, 1]);
    expect(galvanize(['quicken'])).toEqual([3, 1]);
  });
});

describe('section 7.3, prevention and arcane damage', () => {
  const zap = (n: number, B: object, more: CustomInput[] = []) =>
    memory({ type: 'action', does: { play: [{ do: 'arcane', n }] } }, { B }, more).both();
  const worn = (keyword: string): CustomInput => ({
    name: 'Vest',
    type: 'equipment',
    sub: 'chest',
    defense: 0,
    keywords: [keyword],
  });
  it('Arcane damage: not blocked, no Defend Step, preventable', () => {
    expect(zap(3, { hand: [bauble] }).life).toBe(17);
    expect(zap(3, { shield: 2 }).life).toBe(19);
  });
  it('Arcane Barrier: pay N to prevent N, whole or nothing, once per event', () => {
    const t = zap(4, { equipment: ['vest'], floating_resources: 5 }, [worn('arcane barrier 2')]);
    t.does('B', { type: 'prevent', with: 'arcane barrier:vest' });
    expect(t.player('B')).toMatchObject({ life: 18, floating_resources: 3 });
    expect(zap(4, { equipment: ['vest'], floating_resources: 1 }, [worn('arcane barrier 2')]).life).toBe(16);
  });
  it('Spellvoid: may be destroyed to prevent N', () => {
    const t = zap(2, { equipment: ['vest'] }, [worn('spellvoid 1')]).does('B', {
      type: 'prevent',
      with: 'spellvoid:vest',
    });
    expect(t.player('B')).toMatchObject({ life: 19, equipment: [] });
  });
  it('Arcane Shelter: like Spellvoid, not optional', () => {
    expect(zap(2, { equipment: ['vest'] }, [worn('arcane shelter 1')]).player('B')).toMatchObject({
      life: 19,
      equipment: [],
    });
  });
  it('Ward: any damage, not optional', () => {
    const t = memory({}, { B: { permanents: ['cover'] } }, [{ name: 'Cover', type: 'aura', keywords: ['ward 3'] }]).to(
      'resolution',
    );
    expect([t.life, t.player('B').permanents]).toEqual([19, []]);
  });
  it('Quell: pay N to prevent N, destroyed at the beginning of the end phase', () => {
    const t = memory({}, { B: { equipment: ['vest'], floating_resources: 1 } }, [worn('quell 1')])
      .to('reaction')
      .both();
    t.does('B', { type: 'prevent', with: 'quell:vest' });
    expect(t.player('B')).toMatchObject({ life: 17, equipment: [{ quelled: true }] });
    expect(t.close().endTurn().player('B').equipment).toEqual([]);
    const none = memory({}, { B: { equipment: ['vest'], floating_resources: 1 } }, [worn('quell 1')])
      .to('reaction')
      .both();
    expect(none.does('B', { type: 'done' }).life).toBe(16);
  });
  it('Amp: the next arcane damage this turn deals more', () => {
    const t = memory({ type: 'instant', keywords: ['amp 2'] }, { A: { hand: ['bolt'] } }, [
      card({ name: 'Bolt', type: 'action', does: { play: [{ do: 'arcane', n: 1 }] } }),
    ]);
    expect(t.both().play('A', 'bolt').both().life).toBe(17);
  });
  it('cannot be prevented: Ward is destroyed for nothing, a shield is not used up', () => {
    const t = memory({ keywords: ['unpreventable'] }, { B: { shield: 2, permanents: ['spectral-shield'] } })
      .to('reaction')
      .both();
    t.does('B', { type: 'prevent', with: 'ward:spectral-shield' });
    expect(t.player('B')).toMatchObject({ life: 16, shield: 2, permanents: [] });
  });
});

describe('section 7.4, effects on heroes, hands, resources', () => {
  it('Intimidate: a random card face down; an empty hand still counts', () => {
    const t = memory(
      { keywords: ['intimidate'] },
      { B: { hand: ['dodge-blue', bauble] }, script: { draws: [1] } },
    ).toDefend();
    expect(t.player('B').intimidated).toEqual([bauble]);
    expect(
      memory({ keywords: ['intimidate'] })
        .toDefend()
        .player('A').turn.intimidated,
    ).toBe(true);
  });
  it('Marked: until hit by the other side', () => {
    const t = memory({ does: { attack: [{ do: 'mark' }] } }).toDefend();
    expect(t.player('B').marked).toBe(true);
    expect(t.to('resolution').player('B').marked).toBe(false);
    expect(
      memory({ does: { attack: [{ do: 'mark' }] } }, { B: { shield: 9 } })
        .to('resolution')
        .player('B').marked,
    ).toBe(true);
  });
  it('Freeze: until the start of the freezing player’s next turn', () => {
    const t = memory(
      { keywords: ['freeze'] },
      { A: { hand: [bauble] }, B: { arsenal: 'head-jab-red', hand: ['head-jab-blue'] } },
    )
      .close()
      .endTurn();
    expect(t.why('B', { type: 'play', card: 'head-jab-red', from: 'arsenal' })).toBe('frozen');
    expect(t.endTurn().player('B').frozen).toEqual([]);
  });
  it('Opt: the top cards to the top or the bottom', () => {
    const t = memory(
      { type: 'instant', keywords: ['opt 1'] },
      { A: { deck: ['dodge-blue', bauble] }, script: { draws: [0] } },
    ).both();
    expect(t.does('A', { type: 'put', card: 'dodge-blue', where: 'bottom' }).player('A').bottom).toEqual([
      { how: 'secret', cards: ['dodge-blue'] },
    ]);
  });
  it('Reload: a hand card into an empty arsenal', () => {
    const t = memory({ type: 'action', keywords: ['reload'] }, { A: { hand: ['dodge-blue'] } }).both();
    t.does('A', { type: 'choose', card: 'dodge-blue' });
    expect(t.player('A').arsenal).toMatchObject({ card: 'dodge-blue', up: false });
    expect(t.newsFor('B')).toContainEqual({ type: 'arsenal_set', player: 'A' });
    const full = memory(
      { type: 'action', keywords: ['reload'] },
      { A: { hand: ['dodge-blue'], arsenal: bauble } },
    ).both();
    expect(full.player('A').hand).toEqual(['dodge-blue']);
  });
  it('Blood Debt: 1 life at the beginning of the end phase, no damage', () => {
    const t = table({
      A: { banished: ['own-card'], hand: [bauble] },
      custom: [card({ keywords: ['blood debt'] })],
    }).both();
    expect([t.player('A').life, t.types.includes('damage')]).toEqual([19, false]);
  });
  it('Negate: a layer leaves the stack without resolving', () => {
    const t = table({
      A: { hand: ['sigil-of-solace-blue'] },
      B: { hand: ['own-card'] },
      custom: [card({ type: 'instant', keywords: ['negate'] })],
    });
    t.play('A', 'sigil-of-solace-blue').pass().play('B', 'own-card').both();
    expect([t.player('A').life, t.player('A').graveyard]).toEqual([20, ['sigil-of-solace-blue']]);
    const none = table({ A: { hand: ['own-card'] }, custom: [card({ type: 'instant', keywords: ['negate'] })] });
    expect(none.why('A', { type: 'play', card: 'own-card', from: 'hand' })).toBe('no-target');
  });
});

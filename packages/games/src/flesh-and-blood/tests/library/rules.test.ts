import { describe, expect, it } from 'vitest';
import { forecast } from '../../rules/forecast.ts';
import { holding, strike, table } from './shared.ts';

/** Rules of single cards beyond the four decks: costs, restrictions, what lasts, and the top card of the deck. */

const JAB = 'head-jab-red';
const BLOW = 'wounding-blow-red';
const MUTT = 'muscle-mutt-yellow';
const BAUBLE = 'titanium-bauble-blue';
const onTop = (...cards: string[]) => ({ top: [{ how: 'secret' as const, cards }] });
const playing = (card: string) => ({ type: 'play', card, from: 'hand' }) as const;

describe('cards that cannot defend', () => {
  it('Command and Conquer: no defense reactions on its link', () => {
    const t = holding(['command-and-conquer-red'], {}, { B: { hand: ['dodge-blue', BLOW] } });
    t.play('A', 'command-and-conquer-red').block('B', BLOW).to('reaction').pass();
    expect(t.why('B', playing('dodge-blue'))).toBe('barred');
  });
  it('Crane Dance with combo: no attack action card with more power than there are links', () => {
    const t = holding(['soulbead-strike-red', 'crane-dance-red'], {}, { B: { hand: ['head-jab-blue', BLOW, BAUBLE] } });
    t.play('A', 'soulbead-strike-red').resolve().play('A', 'crane-dance-red').toDefend();
    const may = (card: string) => t.why('B', { type: 'block', card, from: 'hand' });
    expect([may('head-jab-blue'), may(BLOW), may(BAUBLE)]).toEqual([undefined, 'barred', undefined]);
    const alone = holding(['crane-dance-red'], {}, { B: { hand: [BLOW] } })
      .play('A', 'crane-dance-red')
      .toDefend();
    expect(alone.why('B', { type: 'block', card: BLOW, from: 'hand' })).toBeUndefined();
  });
  it('Benji: attack action cards with 2 or less power are not defended from hand', () => {
    const t = (card: string) => {
      const B = { hand: [BAUBLE], equipment: ['ironrot-helm'] };
      return holding([card], { hero: 'benji-the-piercing-wind' }, { B }).play('A', card).toDefend();
    };
    const weak = t('head-jab-blue');
    expect(weak.why('B', { type: 'block', card: BAUBLE, from: 'hand' })).toBe('barred');
    expect(weak.can('B', { type: 'block', card: 'ironrot-helm', from: 'equipment' })).toBe(true);
    expect(t(JAB).can('B', { type: 'block', card: BAUBLE, from: 'hand' })).toBe(true);
  });
});

describe('costs', () => {
  it('Demolition Crew shows a card with cost 2 or more that is left after paying', () => {
    const t = holding(['demolition-crew-red', 'brutal-assault-blue', JAB]);
    t.play('A', 'demolition-crew-red');
    expect(t.why('A', { type: 'choose', card: JAB })).toBe('wrong-card');
    t.does('A', { type: 'choose', card: 'brutal-assault-blue' });
    expect(t.all('reveal')).toMatchObject([{ card: 'Brutal Assault' }]);
    expect(holding(['demolition-crew-red', JAB]).why('A', playing('demolition-crew-red'))).toBe('nothing-to-keep');
  });
  it('Rune Flash costs 1 less for each Runechant, Grasp of the Arknight 1 more', () => {
    const flash = (n: number) => {
      const permanents = Array.from({ length: n }, () => 'runechant');
      return holding(['rune-flash-red'], { permanents }).play('A', 'rune-flash-red').player('A').floating_resources;
    };
    expect([flash(0), flash(2), flash(5)]).toEqual([6, 8, 9]);
    const grasp = holding([], { equipment: ['grasp-of-the-arknight'], permanents: ['runechant'] });
    expect(grasp.use('A', 'grasp-of-the-arknight', 'equipment').both().player('A').floating_resources).toBe(6);
    expect(grasp.player('A').permanents).toHaveLength(2);
  });
  it('Courage of Bladehold: all sword attacks of the turn cost 1 less', () => {
    const t = holding([], { weapons: ['cintari-saber', 'cintari-saber'], equipment: ['courage-of-bladehold'] });
    t.use('A', 'courage-of-bladehold', 'equipment').both().swing('A');
    expect(t.player('A')).toMatchObject({ floating_resources: 9, next: [{ all: true }] });
  });
  it('Skullbone Crosswrap turns a face-down arsenal up', () => {
    const A = { equipment: ['skullbone-crosswrap'], arsenal: MUTT, ...onTop(JAB) };
    const t = table({ A }).use('A', 'skullbone-crosswrap', 'equipment').both();
    expect(t.player('A')).toMatchObject({ arsenal: { card: MUTT, up: true }, looking: [JAB] });
    const none = table({ A: { equipment: ['skullbone-crosswrap'] } });
    expect(none.why('A', { type: 'activate', card: 'skullbone-crosswrap', zone: 'equipment' })).toBe(
      'no-face-down-arsenal',
    );
  });
  it('Aether Conduit and bows only lend an ability: no attack is offered', () => {
    const t = holding([], { weapons: ['aether-conduit'] });
    expect(t.listed('A').some((it) => it.action.type === 'weapon')).toBe(false);
    t.does('A', { type: 'activate', card: 'aether-conduit', zone: 'weapon' }).both();
    expect(t.life).toBe(18);
  });
});

describe('what lasts', () => {
  it('Pounding Gale with combo deals double damage, and the forecast says so', () => {
    const t = holding([JAB, 'open-the-center-red', 'pounding-gale-red'], {}, { B: { hand: [BAUBLE] } });
    t.play('A', JAB).resolve().play('A', 'open-the-center-red').resolve();
    const before = t.life;
    t.play('A', 'pounding-gale-red').block('B', BAUBLE).to('reaction');
    expect(forecast(t.state)).toMatchObject({ power: 5, block: 3, damage: 4 });
    expect(t.resolve().life).toBe(before - 4);
    expect(strike('pounding-gale-red').link.damage).toBe(5);
  });
  it('Zephyr Needle breaks at the close when a card with more defense than its power defended it', () => {
    const swing = (block: string) =>
      holding([], { weapons: ['zephyr-needle', 'zephyr-needle'] }, { B: { hand: [block] } })
        .swing('A')
        .block('B', block)
        .close()
        .player('A');
    expect(swing(BAUBLE)).toMatchObject({ weapons: [{ used: 0 }], graveyard: ['zephyr-needle'] });
    expect(swing(JAB).weapons).toHaveLength(2);
  });
  it('Arcanite Skullcap defends for 1 more and has Arcane Barrier 3 with less life than the other hero', () => {
    const block = (life: number) =>
      holding([BLOW], {}, { B: { life, equipment: ['arcanite-skullcap'] } })
        .play('A', BLOW)
        .block('B', 'arcanite-skullcap').state.combat_block_total;
    expect([block(20), block(19)]).toEqual([1, 2]);
    const bolt = (life: number) => {
      const B = { life, equipment: ['arcanite-skullcap'], floating_resources: 3 };
      return holding(['voltic-bolt-red'], {}, { B }).play('A', 'voltic-bolt-red').both();
    };
    expect(bolt(20).life).toBe(15);
    expect(bolt(19).does('B', { type: 'prevent', with: 'arcane barrier:arcanite-skullcap' }).life).toBe(17);
  });
  it('Reaping Blade: a hero with more life than the other gains none, no matter who holds it', () => {
    const kiss = (life: number) =>
      holding(['sun-kiss-red'], { life }, { B: { weapons: ['reaping-blade'] } })
        .play('A', 'sun-kiss-red')
        .clear()
        .player('A').life;
    expect([kiss(20), kiss(21)]).toEqual([23, 21]);
  });
  it("Eirina's Prayer prevents arcane damage alone, 6 less what the top card pitches for", () => {
    const prayer = 'eirinas-prayer-red';
    const B = { hand: [prayer], floating_resources: 1, ...onTop(JAB) };
    const t = holding(['voltic-bolt-red', 'zap-red'], { turn: { again: 1 } }, { B });
    t.play('A', 'voltic-bolt-red').pass().play('B', prayer).both();
    expect(t.player('B').turn.arcaneShield).toBe(5);
    t.both();
    expect(t.life).toBe(20);
    expect(t.play('A', 'zap-red').clear().life).toBe(17);
  });
  it('Sledge of Anvilheim attacks as often as it is paid for', () => {
    const t = holding([], { weapons: ['sledge-of-anvilheim'] })
      .swing('A')
      .resolve();
    t.state.players.A.action_points = 1;
    expect(t.can('A', { type: 'weapon', weapon: 0 })).toBe(true);
  });
  it('Forged for War: equipment defends for 1 more, until the next action phase', () => {
    const B = { permanents: ['forged-for-war-yellow'], equipment: ['ironrot-helm'] };
    const t = holding([BLOW], {}, { B }).play('A', BLOW).block('B', 'ironrot-helm');
    expect(t.state.combat_block_total).toBe(2);
  });
  it('Enchanting Melody is destroyed for 4 damage that its player would be dealt', () => {
    const t = strike('muscle-mutt-yellow', {}, { B: { permanents: ['enchanting-melody-red'] } });
    expect(t.life).toBe(18);
    expect(t.player('B')).toMatchObject({ permanents: [], graveyard: ['enchanting-melody-red'] });
  });
  it('Spoils of War: every weapon hit of the turn makes two Coppers', () => {
    const t = holding(['spoils-of-war-red'], { weapons: ['cintari-saber', 'cintari-saber'] });
    t.play('A', 'spoils-of-war-red').clear().swing('A').resolve().swing('A', undefined, 1).resolve();
    expect(t.player('A').permanents).toHaveLength(4);
  });
  it('Overblast counts the boosts of its chain', () => {
    const deck = onTop('zero-to-sixty-red', 'zero-to-sixty-red');
    const t = holding(['zipper-hit-red', 'overblast-red'], deck).does('A', playing('zipper-hit-red'));
    t.does('A', { type: 'option', option: 'boost' }).resolve().play('A', 'overblast-red').resolve();
    expect(t.link.power).toBe(6);
  });
});

describe('the top card of the deck', () => {
  it('Ravenous Rabble loses what it pitches for, Bracers of Belief give what is missing to 3', () => {
    const rabble = (card: string) => strike('ravenous-rabble-red', onTop(card)).link.power;
    expect([rabble(JAB), rabble(BAUBLE)]).toEqual([4, 2]);
    const t = holding([BLOW], { equipment: ['bracers-of-belief'], ...onTop(JAB) });
    t.use('A', 'bracers-of-belief', 'equipment').both();
    expect(t.play('A', BLOW).resolve().link.power).toBe(6);
  });
  it('Promise of Plenty fills every empty arsenal, and nobody sees with what', () => {
    const t = strike('promise-of-plenty-red', { ...onTop(JAB), arsenal: MUTT }, { B: onTop(BAUBLE) });
    expect(t.player('A').arsenal).toMatchObject({ card: MUTT });
    expect(t.player('B').arsenal).toMatchObject({ card: BAUBLE, up: false });
    expect(t.all('arsenal_set')).toEqual([{ type: 'arsenal_set', player: 'B' }]);
  });
  it('Teklo Foundry Heart banishes two and pays for each Mechanologist card', () => {
    const A = { equipment: ['teklo-foundry-heart'], turn: { boosts: 1 }, ...onTop('zipper-hit-red', JAB) };
    const t = holding([], A).use('A', 'teklo-foundry-heart', 'equipment').both();
    expect(t.player('A')).toMatchObject({ floating_resources: 9, banished: ['zipper-hit-red', JAB] });
  });
});

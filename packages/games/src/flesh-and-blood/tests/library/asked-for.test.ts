import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { begin } from '../../begin.ts';
import { cardId } from '../../content/index.ts';
import { ASKED_FOR } from '../../content/library/asked-for.ts';
import { ready } from '../../setup/loaded.ts';
import { must } from '../../setup/presets.ts';
import { holding, strike, table, thenAttack } from './shared.ts';

/** Cards that published lists hold most: a case for each name. */

await ready();

const JAB = 'head-jab-red';
const BLOW = 'wounding-blow-red';
const MUTT = 'muscle-mutt-yellow';
const BAUBLE = 'titanium-bauble-blue';
const TOME = 'tome-of-fyendal-yellow';
const SOLACE = 'sigil-of-solace-red';
const onTop = (...cards: string[]) => ({ top: [{ how: 'secret' as const, cards }] });
const fromHand = (card: string) => ({ type: 'play', card, from: 'hand' }) as const;
const chants = (t: ReturnType<typeof holding>, who: 'A' | 'B' = 'A') =>
  t.player(who).permanents.filter(({ card }) => card === 'runechant').length;
const SABER = { weapons: ['cintari-saber'] };

it('every one of them has a case here', () => {
  const cases = readFileSync(new URL(import.meta.url), 'utf8');
  expect(
    ASKED_FOR.map((row) => cardId(row.name)).filter(
      (id) => !cases.includes(id.replace(/-(boots|gauntlets|helm|plating)$/, '')),
    ),
  ).toEqual([]);
});

describe('lightning', () => {
  it('Lightning Surge has go again from arsenal, and not from hand', () => {
    const t = table({ A: { arsenal: 'lightning-surge-red' } });
    t.does('A', { type: 'play', card: 'lightning-surge-red', from: 'arsenal' }).resolve();
    expect([t.link.goAgain, strike('lightning-surge-red').link.goAgain]).toEqual([true, false]);
  });
  it('Flittering Charge gets go again from an instant of its own link, not of an earlier one', () => {
    const t = holding(['flittering-charge-red', SOLACE]).play('A', 'flittering-charge-red').to('reaction');
    t.does('A', fromHand(SOLACE)).both().resolve();
    expect(t.link.goAgain).toBe(true);
    expect(strike('flittering-charge-red').link.goAgain).toBe(false);
  });
  it('Second Strike gets +1 and go again once damage was dealt this turn', () => {
    const t = strike('second-strike-red', { turn: { dealt: 2 } });
    expect([t.link.power, t.link.goAgain]).toEqual([4, true]);
    expect(strike('second-strike-red').link).toMatchObject({ power: 3, goAgain: false });
    // A hit counts.
    const two = holding([JAB, 'second-strike-red'], {}, {})
      .play('A', JAB)
      .resolve()
      .play('A', 'second-strike-red')
      .resolve();
    expect(two.link.power).toBe(4);
  });
  it('Lightning Press raises an attack action card that costs 1 or less, and no other', () => {
    const t = holding([JAB, 'lightning-press-red']).play('A', JAB).to('reaction');
    t.does('A', fromHand('lightning-press-red')).both().resolve();
    expect(t.link.power).toBe(6);
    const dear = holding([MUTT, 'lightning-press-red']).play('A', MUTT).to('reaction');
    expect(dear.why('A', fromHand('lightning-press-red'))).toBe('no-target');
  });
  it('Electrostatic Discharge raises the next attack action card that costs 1 or less', () => {
    const t = holding(['electrostatic-discharge-yellow', JAB]).play('A', 'electrostatic-discharge-yellow').both();
    expect(t.play('A', JAB).resolve().link.power).toBe(5);
  });
  it.each([
    ['entwine-lightning-red', 'goAgain', true, false],
    ['arcanic-shockwave-blue', 'damage', 2, 2],
  ] as const)('%s is fused with a Lightning card that is revealed, or not', (card, key, yes, no) => {
    const fused = (...options: string[]) => {
      const t = holding([card, 'blink-blue']).does('A', fromHand(card));
      for (const option of options)
        t.does('A', { type: 'option', option }).does('A', { type: 'choose', card: 'blink-blue' });
      return (options.length ? t : t.does('A', { type: 'done' })).resolve();
    };
    expect([fused('fusion').link[key], fused().link[key]]).toEqual([yes, no]);
    // Arcanic Shockwave deals 1 arcane damage besides.
    const more = Number(card.startsWith('arcanic'));
    expect(fused().life - fused('fusion').life).toBe(more);
  });
  it('Harness Lightning, Static Shock and Star Fall look for a Lightning card played this turn', () => {
    const life = (card: string, turn: object) => holding([card], { turn }).play('A', card).clear().life;
    const shock = (card: string, turn: object) => strike(card, { turn }).both().life;
    const lightning = { lightning: true };
    expect([life('harness-lightning-red', lightning), life('harness-lightning-red', {})]).toEqual([17, 20]);
    expect(life('harness-lightning-yellow', lightning)).toBe(18);
    expect([shock('static-shock-red', lightning), shock('static-shock-red', {})]).toEqual([15, 16]);
    expect(shock('static-shock-yellow', lightning)).toBe(16);
    const swing = (first: string) =>
      holding([first], { weapons: ['star-fall'] })
        .play('A', first)
        .both()
        .swing('A')
        .resolve().link;
    expect(swing('blink-blue')).toMatchObject({ power: 2, goAgain: true });
    expect(swing(SOLACE)).toMatchObject({ power: 1, goAgain: false });
  });
  it('Cloud Cover prevents 2 of the next damage, once', () => {
    const B = { hand: ['cloud-cover-yellow'] };
    const t = holding([BLOW], {}, { B }).play('A', BLOW).to('reaction').pass();
    t.does('B', fromHand('cloud-cover-yellow')).both().resolve();
    expect(t.life).toBe(18);
  });
  it('Blink gives an action point', () => {
    expect(holding(['blink-blue']).play('A', 'blink-blue').both().player('A').action_points).toBe(2);
  });
});

describe('generic', () => {
  it.each([
    ['red', 4],
    ['yellow', 3],
    ['blue', 2],
  ])('Arcane Polarity (%s) gains 1 life, or %i after arcane damage', (colour, more) => {
    const gain = (arcane: number) =>
      table({ A: { hand: [`arcane-polarity-${colour}`] }, B: { turn: { arcane } } })
        .play('A', `arcane-polarity-${colour}`)
        .both()
        .player('A').life - 20;
    expect([gain(0), gain(1)]).toEqual([1, more]);
  });
  it('Battlefront Bastion prevents 1 where it defends alone', () => {
    const life = (...more: string[]) => {
      const t = holding([BLOW], {}, { B: { hand: ['battlefront-bastion-red', ...more] } }).play('A', BLOW);
      t.block('B', 'battlefront-bastion-red', ...more);
      return t.to('reaction').state.players.B.shield;
    };
    expect([life(), life(JAB)]).toEqual([1, 0]);
  });
  it("Fyendal's Fighting Spirit gains 1 life with less life, attacking and defending", () => {
    const spirit = 'fyendals-fighting-spirit-red';
    expect([strike(spirit, { life: 10 }).player('A').life, strike(spirit).player('A').life]).toEqual([11, 20]);
    const t = holding([BLOW], {}, { B: { life: 9, hand: [spirit] } })
      .play('A', BLOW)
      .block('B', spirit)
      .to('reaction');
    expect(t.life).toBe(10);
  });
  it('Shelter from the Storm is discarded, and prevents 1 of the damage of the next three times', () => {
    const shelter = 'shelter-from-the-storm-red';
    const jabs = (copies: number) => {
      const B = { hand: Array.from({ length: copies }, () => shelter) };
      const t = holding([JAB, JAB, JAB, JAB], {}, { B });
      t.play('A', JAB);
      for (let i = 0; i < copies; i++) t.pass().use('B', shelter, 'hand').both();
      const life = [t.resolve().life];
      for (let i = 0; i < 3; i++) life.push(t.play('A', JAB).resolve().life);
      return [...life, t.player('B').graveyard.length];
    };
    expect(jabs(1)).toEqual([18, 16, 14, 11, 1]);
    // Each of two copies prevents its own, three times.
    expect(jabs(2)).toEqual([19, 18, 17, 14, 2]);
    const B = { hand: [shelter] };
    expect(
      holding([BLOW], {}, { B }).play('A', BLOW).to('reaction').pass().play('B', shelter).both().resolve().link.block,
    ).toBe(4);
  });
  it('Stonewall Gauntlet weakens the attacks of this combat chain, where it defends a raised one', () => {
    const B = { equipment: ['stonewall-gauntlet'] };
    const chain = (raise: boolean) => {
      const hand = [JAB, JAB, ...(raise ? ['nimblism-red'] : [])];
      const it = holding(hand, {}, { B });
      if (raise) it.play('A', 'nimblism-red').clear();
      const powers = [it.play('A', JAB).block('B', 'stonewall-gauntlet').resolve().link.power];
      return [...powers, it.play('A', JAB).resolve().link.power];
    };
    expect([chain(true), chain(false)]).toEqual([
      [5, 2],
      [3, 3],
    ]);
  });
  it('Trot Along gives go again to the next attack with 3 or less printed power', () => {
    expect(thenAttack('trot-along-blue', JAB).resolve().link.goAgain).toBe(true);
    expect(thenAttack('trot-along-blue', BLOW).resolve().link.goAgain).toBe(false);
  });
  it('Nip at the Heels raises an attack with 3 or less printed power, and no other', () => {
    const t = holding([JAB, 'nip-at-the-heels-blue']).play('A', JAB).to('reaction');
    expect(t.does('A', fromHand('nip-at-the-heels-blue')).both().resolve().link.power).toBe(4);
    const strong = holding([BLOW, 'nip-at-the-heels-blue']).play('A', BLOW).to('reaction');
    expect(strong.why('A', fromHand('nip-at-the-heels-blue'))).toBe('no-target');
  });
  it("Captain's Call: power or go again for the next attack action card, by its cost", () => {
    const call = (colour: string, mode: string, attack: string) => {
      const card = `captains-call-${colour}`;
      const t = holding([card, attack]).does('A', fromHand(card)).does('A', { type: 'option', option: mode });
      return t.clear().play('A', attack).resolve().link;
    };
    expect(call('red', 'chose power', BLOW).power).toBe(6);
    expect(call('blue', 'chose go again', BLOW).goAgain).toBe(true);
    expect(call('blue', 'chose power', MUTT).power).toBe(call('yellow', 'chose power', MUTT).power);
  });
  it('Riches of Trōpal-Dhani makes a Gold when it is pitched', () => {
    const A = { hand: ['brutal-assault-blue', 'riches-of-tr-pal-dhani-yellow'], floating_resources: 0 };
    const t = table({ A }).play('A', 'brutal-assault-blue');
    if (t.offers('A').some(({ action }) => action.type === 'pitch'))
      t.does('A', { type: 'pitch', card: 'riches-of-tr-pal-dhani-yellow' });
    expect(t.clear().player('A').permanents).toEqual([{ card: 'gold' }]);
  });
  it.each(['boots', 'gauntlets', 'helm', 'plating'])(
    'Blade Beckoner %s defends for 1 more against a weapon',
    (piece) => {
      const gear = `blade-beckoner-${piece}`;
      const B = { equipment: [gear] };
      const sword = holding([], SABER, { B }).swing('A').block('B', gear);
      const card = holding([BLOW], {}, { B }).play('A', BLOW).block('B', gear);
      expect([sword.state.combat_block_total, card.state.combat_block_total]).toEqual([2, 1]);
    },
  );
  it('Balance of Justice draws once the opponent has drawn two cards', () => {
    const with2 = (drawn: number) =>
      table({ A: { equipment: ['balance-of-justice'], ...onTop(JAB) }, B: { turn: { drawn } } });
    const use = { type: 'activate', card: 'balance-of-justice', zone: 'equipment' } as const;
    expect(with2(1).why('A', use)).toBe('not-so');
    const t = with2(2).use('A', 'balance-of-justice', 'equipment').both();
    expect(t.player('A')).toMatchObject({ hand: [JAB], equipment: [] });
    // Draws are counted.
    const drew = table({ A: { hand: [TOME], floating_resources: 9, ...onTop(JAB, BLOW) } })
      .play('A', TOME)
      .both();
    expect(drew.player('A').turn.drawn).toBe(2);
  });
  it('Crown of Providence: a card from hand or arsenal goes below the deck, and one is drawn', () => {
    const crown = (B: object) =>
      holding([BLOW], {}, { B: { equipment: ['crown-of-providence'], ...onTop(BAUBLE), ...B } })
        .play('A', BLOW)
        .block('B', 'crown-of-providence')
        .both();
    const hand = crown({ hand: [JAB] }).does('B', { type: 'choose', card: JAB });
    expect(hand.player('B')).toMatchObject({ hand: [BAUBLE], bottom: [{ cards: [JAB] }] });
    const arsenal = crown({ hand: [JAB], arsenal: MUTT }).does('B', { type: 'decline' });
    arsenal.does('B', { type: 'choose', card: MUTT });
    expect(arsenal.player('B')).toMatchObject({ hand: [JAB, BAUBLE], arsenal: null, bottom: [{ cards: [MUTT] }] });
    const neither = crown({ hand: [JAB], arsenal: MUTT })
      .does('B', { type: 'decline' })
      .does('B', { type: 'decline' });
    expect(neither.player('B')).toMatchObject({ hand: [JAB], arsenal: { card: MUTT } });
  });
  it('Bloodied Oval defends for 1 against a hero with more life', () => {
    const block = (life: number) =>
      holding([BLOW], {}, { B: { equipment: ['bloodied-oval'], life } })
        .play('A', BLOW)
        .block('B', 'bloodied-oval').state.combat_block_total;
    expect([block(19), block(20)]).toEqual([1, 0]);
  });
  it("Seeker's Mitts (seekers-mitts) prevents the next 1 damage, and opts 1", () => {
    const B = { equipment: ['seekers-mitts'], floating_resources: 1, ...onTop(JAB) };
    const t = holding([BLOW], {}, { B }).play('A', BLOW).to('reaction').pass();
    t.use('B', 'seekers-mitts', 'equipment').both();
    expect(t.offers('B').map(({ action }) => action.type)).toEqual(['put', 'put']);
    expect(t.player('B')).toMatchObject({ shield: 1, equipment: [] });
  });
  it('Sirens of Safe Harbor gains 1 life from any way into the graveyard', () => {
    const B = { hand: ['sirens-of-safe-harbor-red'] };
    const t = holding([JAB], {}, { B }).play('A', JAB).block('B', 'sirens-of-safe-harbor-red').close().clear();
    expect(t.life).toBe(20);
  });
  it.each([
    ['pursue-to-the-edge-of-oblivion-red', 4],
    ['pursue-to-the-pits-of-despair-red', 5],
    ['mark-the-prey-blue', 1],
  ])('%s marks the hero it hits', (card, power) => {
    expect(strike(card).player('B')).toMatchObject({ marked: true, life: 20 - power });
    const B = { hand: [BAUBLE, BAUBLE, BAUBLE] };
    const stopped = holding([card], {}, { B }).play('A', card).block('B', BAUBLE, BAUBLE, BAUBLE).to('resolution');
    expect(stopped.player('B').marked).toBe(false);
  });
});

describe('arcane', () => {
  it('Sigil of Suffering deals 1 arcane damage, and then defends for 1 more', () => {
    const B = { hand: ['sigil-of-suffering-yellow'] };
    const t = holding([BLOW], {}, { B }).play('A', BLOW).to('reaction').pass();
    t.does('B', fromHand('sigil-of-suffering-yellow')).both();
    expect(t.player('A').life).toBe(19);
    expect(t.resolve().link.block).toBe(3);
  });
  it.each([
    ['runerager-swarm-red', 'goAgain', true, false],
    ['shrill-of-skullform-red', 'power', 7, 4],
  ] as const)('%s looks for an aura that was played or created this turn', (card, key, yes, no) => {
    const t = holding([card], { equipment: ['vexing-quillhand'] })
      .use('A', 'vexing-quillhand', 'equipment')
      .both();
    t.play('A', card).resolve();
    expect([t.link[key], strike(card).link[key]]).toEqual([yes, no]);
  });
  it('Vexing Quillhand makes two Runechants, with go again', () => {
    const t = holding([], { equipment: ['vexing-quillhand'] })
      .use('A', 'vexing-quillhand', 'equipment')
      .both();
    expect([chants(t), t.player('A').action_points]).toEqual([2, 1]);
  });
  it('Face Purgatory with an attack and another action card: the attacker discards, its hero draws', () => {
    const defended = (...cards: string[]) => {
      const B = { equipment: ['face-purgatory'], hand: cards, ...onTop(BAUBLE) };
      const t = holding([BLOW, MUTT], {}, { B })
        .play('A', BLOW)
        .block('B', 'face-purgatory', ...cards);
      return t.both();
    };
    const t = defended(JAB, TOME).does('A', { type: 'choose', card: MUTT });
    expect([t.player('A').graveyard, t.player('B').hand]).toEqual([[MUTT], [BAUBLE]]);
    expect(defended(JAB).player('B').hand).toEqual([]);
  });
  it('Emeritus Scolding deals 2 more in the turn of the opponent', () => {
    expect(holding(['emeritus-scolding-red']).play('A', 'emeritus-scolding-red').both().life).toBe(16);
    const B = { hand: ['emeritus-scolding-red'], floating_resources: 9, turn: { quick: ['wizard'] } };
    const t = holding([JAB], {}, { B }).play('A', JAB).pass().play('B', 'emeritus-scolding-red').both();
    expect(t.player('A').life).toBe(14);
  });
  it.each([
    ['photon-splicing-red', 4],
    ['arcane-twining-yellow', 2],
  ])('%s deals %i arcane damage, or amps 1 for what it is discarded for', (card, n) => {
    expect(holding([card]).play('A', card).both().life).toBe(20 - n);
    const t = holding([card, card]).use('A', card, 'hand').both();
    expect(t.player('A')).toMatchObject({ hand: [card], graveyard: [card], turn: { amp: 1 } });
    expect(t.play('A', card).both().life).toBe(20 - n - 1);
  });
  it("Timekeeper's Whim (timekeepers-whim) goes on the bottom of the deck in the opponent's turn alone", () => {
    const own = holding(['timekeepers-whim-red']).play('A', 'timekeepers-whim-red').both();
    expect([own.life, own.player('A').graveyard]).toEqual([15, ['timekeepers-whim-red']]);
    const B = { hand: ['timekeepers-whim-blue'], floating_resources: 9, turn: { quick: ['wizard'] } };
    const t = holding([JAB], {}, { B }).play('A', JAB).pass().play('B', 'timekeepers-whim-blue').both();
    expect(t.player('A').life).toBe(17);
    expect(t.player('B')).toMatchObject({ graveyard: [], bottom: [{ how: 'open', cards: ['timekeepers-whim-blue'] }] });
  });
  it("Spellfire Cloak gives a resource in the opponent's turn, and not in one's own", () => {
    const worn = { equipment: ['spellfire-cloak'] };
    const t = holding([BLOW], {}, { B: worn }).play('A', BLOW).to('reaction').pass();
    expect(t.use('B', 'spellfire-cloak', 'equipment').both().player('B').floating_resources).toBe(1);
    const own = table({ A: worn });
    expect(own.why('A', { type: 'activate', card: 'spellfire-cloak', zone: 'equipment' })).toBe('not-so');
  });
  it('Kindle: amp 1, and a card with an empty hand', () => {
    const t = holding(['kindle-red'], onTop(JAB)).play('A', 'kindle-red').both();
    expect(t.player('A')).toMatchObject({ hand: [JAB], turn: { amp: 1 } });
    expect(holding(['kindle-red', BLOW], onTop(JAB)).play('A', 'kindle-red').both().player('A').hand).toEqual([BLOW]);
  });
});

describe('weapons and daggers', () => {
  const react = fromHand;
  it('Blade Flurry raises this weapon attack and the next', () => {
    const t = holding(['blade-flurry-red'], { weapons: ['cintari-saber', 'cintari-saber'] })
      .swing('A')
      .to('reaction');
    const first = t.does('A', react('blade-flurry-red')).both().resolve();
    const power = first.link.power;
    expect(power).toBe(4);
    expect(first.player('A').next).toMatchObject([{ to: 'weapon', power: 2 }]);
  });
  it('Blade Runner: go again for a one-handed weapon, power for the next weapon attack', () => {
    const t = holding(['blade-runner-blue'], SABER)
      .swing('A')
      .to('reaction')
      .does('A', react('blade-runner-blue'))
      .both();
    expect(t.resolve().link.goAgain).toBe(true);
    expect(t.player('A').next).toMatchObject([{ to: 'weapon', power: 1 }]);
    const two = holding(['blade-runner-blue'], { weapons: ['dawnblade-resplendent'] })
      .swing('A')
      .to('reaction');
    expect(two.why('A', react('blade-runner-blue'))).toBe('no-target');
  });
  it('Fatal Engagement needs a defending attack action card', () => {
    const engage = (card: string) =>
      holding(['fatal-engagement-red', JAB], {}, { B: { hand: [card] } })
        .play('A', JAB)
        .block('B', card)
        .to('reaction');
    expect(engage(TOME).why('A', react('fatal-engagement-red'))).toBe('not-so');
    expect(engage(BLOW).does('A', react('fatal-engagement-red')).both().resolve().link.power).toBe(8);
  });
  it('Felling Swing raises the next axe attack alone', () => {
    const swing = (weapon: string) =>
      holding(['felling-swing-yellow'], { weapons: [weapon] })
        .play('A', 'felling-swing-yellow')
        .clear()
        .player('A').next;
    expect(swing('cintari-saber')).toMatchObject([{ to: 'axe', power: 5 }]);
    const t = holding(['felling-swing-yellow'], SABER).play('A', 'felling-swing-yellow').clear().swing('A').resolve();
    expect(t.link.power).toBe(2);
  });
  it("Reaper's Call (reapers-call) attacks with stealth, or marks where it is discarded", () => {
    expect(strike('reapers-call-blue').player('B').marked).toBe(false);
    const t = holding(['reapers-call-blue']).use('A', 'reapers-call-blue', 'hand').both();
    expect([t.player('B').marked, t.player('A').graveyard]).toEqual([true, ['reapers-call-blue']]);
  });
  it('Double Trouble after two attack reactions of its link: +2 power, and a hit banishes two cards', () => {
    const edges = ['razors-edge-blue', 'razors-edge-blue'];
    const trouble = (n: number) => {
      const hand = ['double-trouble-red', ...edges.slice(0, n)];
      const t = holding(hand, {}, { B: onTop(BAUBLE, MUTT) })
        .play('A', 'double-trouble-red')
        .to('reaction');
      for (const edge of edges.slice(0, n)) t.does('A', fromHand(edge)).both();
      t.resolve();
      return [t.link.power, ...t.player('B').banished];
    };
    expect([trouble(2), trouble(1)]).toEqual([[7, BAUBLE, MUTT], [4]]);
  });
  it('Goblet of Bloodrun Wine makes an Agility and a Vigor', () => {
    const t = holding(['goblet-of-bloodrun-wine-blue']).play('A', 'goblet-of-bloodrun-wine-blue').both();
    expect(t.player('A')).toMatchObject({ permanents: [{ card: 'agility' }, { card: 'vigor' }], action_points: 1 });
  });
  it('Kabuto of Imperial Authority: no weapon attacks for the rest of the turn', () => {
    const B = { equipment: ['kabuto-of-imperial-authority'] };
    const t = holding([JAB], SABER, { B }).play('A', JAB).block('B', 'kabuto-of-imperial-authority').resolve();
    expect(t.why('A', { type: 'weapon', weapon: 0 })).toBe('disarmed');
  });
  it('Infect makes a Bloodrot Pox, Kiss of Death takes 1 life', () => {
    expect(strike('infect-red').player('B').permanents).toEqual([{ card: 'bloodrot-pox' }]);
    expect(strike('kiss-of-death-red').life).toBe(16);
  });
  it("Razor's Edge raises an attack with stealth", () => {
    const t = holding(['infect-red', 'razors-edge-yellow']).play('A', 'infect-red').to('reaction');
    expect(t.does('A', react('razors-edge-yellow')).both().resolve().link.power).toBe(5);
    expect(holding([JAB, 'razors-edge-red']).play('A', JAB).to('reaction').why('A', react('razors-edge-red'))).toBe(
      'no-target',
    );
  });
  it("Cut Through after a hit of a dagger, here Hunter's Klaive, which marks", () => {
    const t = holding(['cut-through-red'], { weapons: ['hunters-klaive'] })
      .swing('A')
      .resolve();
    expect([t.link.goAgain, t.player('B').marked]).toEqual([true, true]);
    t.play('A', 'cut-through-red').resolve();
    expect(t.link).toMatchObject({ power: 4, goAgain: true });
    expect(strike('cut-through-red').link).toMatchObject({ power: 3, goAgain: false });
  });
});

describe('what comes later', () => {
  it('Deathly Wail and Deathly Delight look at the close for heroes who lost life', () => {
    const wail = strike('deathly-wail-red').both();
    expect(chants(wail)).toBe(1);
    expect(chants(strike('deathly-wail-red', { turn: { lostLife: true } }).both())).toBe(2);
    expect(strike('deathly-delight-blue').both().player('A').life).toBe(21);
    const B = { hand: [BAUBLE, BAUBLE, BAUBLE] };
    const stopped = holding(['deathly-wail-red'], {}, { B }).play('A', 'deathly-wail-red');
    expect(chants(stopped.block('B', BAUBLE, BAUBLE).close())).toBe(0);
  });
  it.each([
    ['red', 3],
    ['blue', 1],
  ])('Runeblood Incantation (%s): %i verse counters, one for a Runechant each turn, then it goes', (colour, n) => {
    const card = `runeblood-incantation-${colour}`;
    const entered = holding([card]).play('A', card).both();
    expect(entered.player('A')).toMatchObject({ permanents: [{ card, counters: n }], action_points: 1 });
    const setup = { attack: JAB, attacker: { hero: 'viserai', permanents: [card] } };
    expect(begin(must({ link: setup })).players.A.permanents).toEqual([{ card, counters: n }]);
    // Two copies each lose one of their own.
    const permanents = [0, 2].map((counters) => ({ card, counters }));
    const t = table({ A: { permanents } }).clear();
    expect(t.player('A')).toMatchObject({
      permanents: [{ card, counters: 1 }, { card: 'runechant' }],
      graveyard: [card],
    });
  });
  it.each([
    ['red', 3],
    ['yellow', 2],
  ])('Malefic Incantation (%s): one of %i verse counters a turn, for an attack action card', (colour, n) => {
    const card = `malefic-incantation-${colour}`;
    const t = holding([card, JAB, JAB], SABER).play('A', card).both();
    const sung = [{ card, counters: n - 1, sung: true }];
    expect(t.play('A', JAB).both().player('A').permanents).toEqual([...sung, { card: 'runechant' }]);
    expect(t.resolve().play('A', JAB).resolve().player('A').permanents).toEqual(sung);
    const counters = 1;
    const last = holding([JAB], { permanents: [{ card, counters }] })
      .play('A', JAB)
      .both();
    expect(last.player('A')).toMatchObject({ permanents: [{ card: 'runechant' }], graveyard: [card] });
    const weapon = holding([], { ...SABER, permanents: [{ card, counters }] })
      .swing('A')
      .resolve();
    expect(weapon.player('A').permanents).toEqual([{ card, counters }]);
  });
  it('Deadwood Dirge: an aura for Runechants, and nothing without one', () => {
    const t = holding(['deadwood-dirge-red'], { permanents: ['quicken'] })
      .play('A', 'deadwood-dirge-red')
      .both();
    t.does('A', { type: 'choose', card: 'quicken' });
    expect(t.player('A').permanents.map(({ card }) => card)).toEqual(['runechant', 'runechant', 'runechant']);
    expect(chants(holding(['deadwood-dirge-red']).play('A', 'deadwood-dirge-red').both())).toBe(0);
  });
  it("Fiddler's Green gains life from any way into the graveyard", () => {
    const B = { hand: ['fiddlers-green-yellow'], life: 10 };
    const t = holding([BLOW], {}, { B }).play('A', BLOW).block('B', 'fiddlers-green-yellow').close().clear();
    expect(t.player('B')).toMatchObject({ life: 9, graveyard: ['fiddlers-green-yellow'] });
  });
  it('Crown of Dominion (crown-of-dominion) begins with a Gold', () => {
    const deck = Array.from({ length: 6 }, () => JAB);
    const players = { A: { hero: 'ira-crimson-haze', deck, equipment: ['Crown of Dominion'] }, B: 'bravo' };
    expect(begin(must({ players })).players.A.permanents).toEqual([{ card: 'gold' }]);
    const own = { A: { hero: 'ira-crimson-haze', deck: 40, equipment: ['Crown of Dominion'] }, B: { hero: 'bravo' } };
    expect(begin(must({ own })).players.A.permanents).toHaveLength(1);
  });
  it('Shred: any card that defends an Assassin attack defends for less', () => {
    const B = { equipment: ['ironrot-helm'], hand: [BLOW] };
    const shredded = (attack: string) =>
      holding([attack, 'shred-blue'], {}, { B }).play('A', attack).block('B', BLOW, 'ironrot-helm').to('reaction');
    const t = shredded('infect-red').does('A', fromHand('shred-blue')).does('A', { type: 'aim', defender: 0 }).both();
    expect(t.resolve().link.block).toBe(2);
    expect(shredded(JAB).why('A', fromHand('shred-blue'))).toBe('no-target');
  });
  it('Soup Up: go again once an item was destroyed, and galvanize', () => {
    const A = { permanents: ['gold'], hand: ['soup-up-red'], action_points: 1 };
    const t = holding([], { ...A, ...onTop(JAB) })
      .use('A', 'gold', 'permanent')
      .both()
      .play('A', 'soup-up-red')
      .resolve();
    expect([t.link.goAgain, strike('soup-up-red').link.goAgain]).toEqual([true, false]);
    const B = { permanents: ['gold'], hand: ['soup-up-red'] };
    const defended = holding([BLOW], {}, { B }).play('A', BLOW).block('B', 'soup-up-red').both();
    expect(defended.does('B', { type: 'choose', card: 'gold' }).resolve().link.block).toBe(4);
  });
});

describe('strong attacks', () => {
  it('Thick Hide Hunter discards a random card, attacking and defending', () => {
    const t = holding(['thick-hide-hunter-yellow', JAB], {}, { script: { draws: [0] } })
      .play('A', 'thick-hide-hunter-yellow')
      .resolve();
    expect(t.player('A')).toMatchObject({ hand: [], graveyard: [JAB] });
    const B = { hand: ['thick-hide-hunter-yellow', JAB] };
    const defended = holding([BLOW], {}, { B, script: { draws: [0] } })
      .play('A', BLOW)
      .block('B', 'thick-hide-hunter-yellow')
      .to('reaction');
    expect(defended.player('B').graveyard).toEqual([JAB]);
  });
  it('Scowling Flesh Bag intimidates when it defends', () => {
    const B = { equipment: ['scowling-flesh-bag'] };
    const t = holding([BLOW, JAB], {}, { B, script: { draws: [0] } })
      .play('A', BLOW)
      .block('B', 'scowling-flesh-bag')
      .to('reaction');
    expect(t.player('A')).toMatchObject({ hand: [], intimidated: [JAB] });
  });
  it('Tear Asunder: the next Guardian attack gets +1 and dominate, and its hit discards two cards', () => {
    const A = { hero: 'bravo', hand: ['tear-asunder-blue', 'crippling-crush-red'] };
    const t = holding([], A, { B: { hand: [JAB, BLOW] } })
      .play('A', 'tear-asunder-blue')
      .clear();
    expect(t.player('A').next).toMatchObject([{ to: 'guardian', power: 1, gains: ['dominate'], grant: true }]);
  });
  it('Lava Burst and Breaking Point rupture as chain link 4', () => {
    expect(strike('lava-burst-red').link.power).toBe(2);
    const hand = [JAB, JAB, JAB, 'lava-burst-red'];
    const t = holding(hand);
    for (let i = 0; i < 3; i++) t.play('A', JAB).resolve();
    expect(t.play('A', 'lava-burst-red').resolve().link).toMatchObject({ number: 4, power: 5 });
    const breaking = (jabs: number) => {
      const b = holding(
        [...Array.from({ length: jabs }, () => JAB), 'breaking-point-red'],
        {},
        { B: { arsenal: MUTT } },
      );
      for (let i = 0; i < jabs; i++) b.play('A', JAB).resolve();
      return b.play('A', 'breaking-point-red').resolve().player('B').arsenal;
    };
    expect([breaking(0)?.card, breaking(3)]).toEqual([MUTT, null]);
  });
  it('Blaze Headlong has go again after another red card', () => {
    const t = holding([JAB, 'blaze-headlong-red']).play('A', JAB).resolve().play('A', 'blaze-headlong-red').resolve();
    expect([t.link.goAgain, strike('blaze-headlong-red').link.goAgain]).toEqual([true, false]);
  });
  it('Hunt the Hunter marks as it attacks after another red card', () => {
    const hunt = (first: string) =>
      holding([first, 'hunt-the-hunter-red'])
        .play('A', first)
        .resolve()
        .play('A', 'hunt-the-hunter-red')
        .to('defend')
        .player('B').marked;
    expect([hunt(JAB), hunt('head-jab-blue')]).toEqual([true, false]);
  });
  it('Draconic links count together: Lava Vein Loyalty, Hot on Their Heels, Phoenix Flame, Searing Emberblade', () => {
    const after = (first: string, card: string) =>
      holding([first, card], { action_points: 1 }).play('A', first).resolve().play('A', card).resolve();
    for (const card of ['lava-vein-loyalty-blue', 'hot-on-their-heels-red']) {
      expect(after('phoenix-flame-red', card).link.goAgain).toBe(true);
      expect(after(JAB, card).link.goAgain).toBe(false);
    }
    expect(after('phoenix-flame-red', 'hot-on-their-heels-red').player('B').marked).toBe(true);
    expect(after(JAB, 'hot-on-their-heels-red').player('B').marked).toBe(false);
    expect(after('phoenix-flame-red', 'phoenix-flame-red').link).toMatchObject({ power: 1, goAgain: true });
    expect(strike('phoenix-flame-red').link.power).toBe(0);
    const swing = (first: string) =>
      holding([first], { weapons: ['searing-emberblade'] })
        .play('A', first)
        .resolve()
        .swing('A')
        .resolve().link.goAgain;
    expect([swing('phoenix-flame-red'), swing(JAB)]).toEqual([true, false]);
  });
  it('High tide: Swiftwater Sloop and Conqueror of the High Seas with two blue cards in the pitch zone', () => {
    const tide = (card: string, n: number) =>
      strike(card, { pitched: [BAUBLE, BAUBLE].slice(0, n) }, { B: { arsenal: MUTT } });
    for (const card of ['swiftwater-sloop-red', 'conqueror-of-the-high-seas-red'])
      expect([tide(card, 2).link.goAgain, tide(card, 1).link.goAgain]).toEqual([true, false]);
    const t = tide('conqueror-of-the-high-seas-red', 2);
    expect([t.link.power, t.player('A').permanents, t.player('B').arsenal]).toEqual([8, [{ card: 'gold' }], null]);
    expect(strike('conqueror-of-the-high-seas-red').player('A').permanents).toEqual([]);
  });
  it('Saltwater Swell pitches a blue card on top of the deck, and leaves another one', () => {
    const swell = (card: string) =>
      strike('saltwater-swell-red', { ...onTop(card), floating_resources: 1 }).player('A');
    expect(swell(BAUBLE)).toMatchObject({ pitched: [BAUBLE], floating_resources: 3, top: [] });
    expect(swell(JAB)).toMatchObject({ pitched: [], floating_resources: 0, top: [{ cards: [JAB] }] });
  });
  it('Murderous Rabble gets what the top card pitches for', () => {
    const rabble = (card: string) => strike('murderous-rabble-blue', onTop(card)).link.power;
    expect([rabble(JAB), rabble(BAUBLE)]).toEqual([1, 3]);
  });
});

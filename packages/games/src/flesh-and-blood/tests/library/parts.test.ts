import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/index.ts';
import { ASKED_FOR } from '../../content/library/asked-for.ts';
import { LIBRARY } from '../../content/library/index.ts';
import type { CardRow, Part } from '../../content/row.ts';
import { customRow } from '../../setup/custom.ts';
import { KIT } from '../../setup/kit.ts';
import { holding, strike, table, thenAttack } from './shared.ts';

const JAB = 'head-jab-red';
const BLOW = 'wounding-blow-red';
const MUTT = 'muscle-mutt-yellow';
const BAUBLE = 'titanium-bauble-blue';
const onTop = (...cards: string[]) => ({ top: [{ how: 'secret' as const, cards }] });
const yes = { type: 'accept' } as const;
const no = { type: 'decline' } as const;

/** One case for each part that no row of the four decks uses. */
const CASES: Record<string, () => void> = {
  'destroy gear'() {
    const hit = () => strikeTo(BLOW, { equipment: ['vest-of-the-first-fist'] });
    const used = hit().does('A', yes);
    expect(used.player('A')).toMatchObject({ equipment: [], floating_resources: 11 });
    const kept = hit().does('A', no);
    expect(kept.player('A')).toMatchObject({ equipment: [{ card: 'vest-of-the-first-fist' }], floating_resources: 9 });
  },
  'destroy arsenal'() {
    const t = strike('command-and-conquer-red', {}, { B: { arsenal: MUTT } });
    expect(t.player('B')).toMatchObject({ arsenal: null, graveyard: [MUTT] });
  },
  each() {
    const t = strikeTo('coax-a-commotion-red', onTop(JAB), { B: onTop(BLOW) });
    t.does('A', yes).does('A', no).does('A', yes);
    expect(t.player('A')).toMatchObject({ hand: [], life: 21, permanents: [{ card: 'quicken' }] });
    expect(t.player('B')).toMatchObject({ hand: [], life: 17, permanents: [{ card: 'quicken' }] });
  },
  tome() {
    const t = holding(['gorganian-tome'], onTop(JAB, BLOW, MUTT), { B: { graveyard: ['gorganian-tome'] } });
    t.play('A', 'gorganian-tome').clear();
    expect(t.player('A').hand).toEqual([JAB, BLOW]);
  },
  'hand life'() {
    const tome = 'tome-of-fyendal-yellow';
    const t = table({ A: { arsenal: tome, hand: [MUTT], floating_resources: 1, ...onTop(JAB, BLOW) } });
    t.play('A', tome, undefined, 'arsenal').clear();
    expect(t.player('A')).toMatchObject({ hand: [JAB, MUTT, BLOW], life: 23 });
    const fromHand = holding([tome], onTop(JAB, BLOW)).play('A', tome).clear();
    expect(fromHand.player('A').life).toBe(20);
  },
  'next action'() {
    const t = holding(['tome-of-fyendal-yellow'], { equipment: ['mage-master-boots'], ...onTop(JAB, BLOW) });
    t.use('A', 'mage-master-boots', 'equipment').clear().play('A', 'tome-of-fyendal-yellow').clear();
    expect(t.player('A')).toMatchObject({ action_points: 1, equipment: [] });
    expect(t.player('A').turn.again).toBe(0);
  },
  plunder() {
    const t = holding(['plunder-run-blue', JAB, BLOW], onTop(MUTT), { B: { hand: [BAUBLE] } });
    t.play('A', 'plunder-run-blue').clear().play('A', JAB).block('B', BAUBLE).to('resolution');
    expect(t.player('A').hand).toEqual([BLOW]);
    t.play('A', BLOW).resolve();
    expect(t.player('A').hand).toEqual([MUTT]);
    expect(t.link.power).toBe(4);
  },
  'random discard'() {
    const t = strike('crippling-crush-red', {}, { B: { hand: [JAB, BLOW, MUTT] }, script: { draws: [0, 0] } });
    expect(t.player('B')).toMatchObject({ hand: [BLOW], graveyard: [JAB, MUTT] });
  },
  mangle() {
    const t = holding(['mangle-red'], {}, { B: { equipment: ['ironrot-helm', 'ironrot-legs'] } });
    const worn = t.state.players.B.equipment[1];
    if (worn) worn.worn = 1;
    t.play('A', 'mangle-red').to('damage').both().does('A', { type: 'choose', card: 'ironrot-legs' });
    expect(t.player('B').equipment.map((it) => it.card)).toEqual(['ironrot-helm']);
  },
  contraband() {
    const t = strikeTo('cadaverous-contraband-red', { graveyard: ['nimblism-red', MUTT] });
    expect(t.why('A', { type: 'choose', card: MUTT })).toBe('wrong-card');
    t.does('A', { type: 'choose', card: 'nimblism-red' });
    expect(t.player('A')).toMatchObject({ graveyard: [MUTT], top: [{ how: 'open', cards: ['nimblism-red'] }] });
    const graveyard = ['rune-flash-red', 'read-the-runes-red', MUTT];
    const crown = holding([], { equipment: ['crown-of-dichotomy'], graveyard });
    crown.use('A', 'crown-of-dichotomy', 'equipment').both().does('A', { type: 'choose', card: 'read-the-runes-red' });
    crown.does('A', { type: 'choose', card: 'rune-flash-red' });
    expect(crown.player('A').top.flatMap((pile) => pile.cards)).toEqual(['rune-flash-red', 'read-the-runes-red']);
  },
  search() {
    const t = holding(['show-time-blue'], { deck: [JAB, 'mangle-red'] });
    t.play('A', 'show-time-blue').both(2).does('A', { type: 'choose', card: 'mangle-red' });
    expect(t.player('A')).toMatchObject({ hand: ['mangle-red'], deck: [JAB] });
    const plan = holding(['sand-sketched-plan-blue', JAB], { deck: [MUTT, BLOW] }, { script: { draws: [1] } });
    plan.play('A', 'sand-sketched-plan-blue').both().does('A', { type: 'choose', card: MUTT });
    expect(plan.player('A')).toMatchObject({ hand: [JAB], graveyard: [MUTT, 'sand-sketched-plan-blue'] });
    expect(plan.player('A').action_points).toBe(2);
    const nock = holding(['nock-the-deathwhistle-blue'], { deck: [JAB, 'endless-arrow-red'] });
    nock.play('A', 'nock-the-deathwhistle-blue').both().does('A', { type: 'choose', card: 'endless-arrow-red' });
    expect(nock.player('A').top).toEqual([{ how: 'open', cards: ['endless-arrow-red'] }]);
  },
  arm() {
    const weapons = ['dawnblade', 'cintari-saber'];
    const t = holding(['steelblade-supremacy-red'], { weapons, ...onTop(JAB) });
    t.play('A', 'steelblade-supremacy-red')
      .both()
      .does('A', { type: 'choose', card: 'dawnblade' })
      .swing('A')
      .resolve();
    expect(t.link.power).toBe(5);
    expect(t.player('A').hand).toEqual([JAB]);
    const dominates = holding(['ironsong-determination-yellow'], { weapons }, { B: { hand: [BAUBLE, BAUBLE] } });
    dominates.play('A', 'ironsong-determination-yellow').both().does('A', { type: 'choose', card: 'cintari-saber' });
    dominates.swing('A', undefined, 1).toDefend().does('B', { type: 'block', card: BAUBLE, from: 'hand' });
    expect(dominates.why('B', { type: 'block', card: BAUBLE, from: 'hand' })).toBe('dominate');
    const twice = holding(['twinning-blade-yellow', 'blade-flash-blue'], { weapons: ['dawnblade'] });
    twice.swing('A').to('reaction').play('A', 'blade-flash-blue').both();
    twice.play('A', 'twinning-blade-yellow').both().does('A', { type: 'choose', card: 'dawnblade' }).resolve();
    expect(twice.can('A', { type: 'weapon', weapon: 0 })).toBe(true);
  },
  rout() {
    const t = holding(['rout-red'], { weapons: ['dawnblade'] }, { B: { hand: [BAUBLE], equipment: ['ironrot-helm'] } });
    t.swing('A').block('B', BAUBLE, 'ironrot-helm').to('reaction').play('A', 'rout-red').both();
    expect(t.offers('A').map((it) => it.action)).not.toContainEqual({ type: 'choose', card: 'ironrot-helm' });
    t.does('A', { type: 'choose', card: BAUBLE }).resolve();
    expect(t.link).toMatchObject({ power: 6, block: 1 });
    expect(t.player('B').hand).toEqual([BAUBLE]);
  },
  leave() {
    const bow = { weapons: ['red-liner'], arsenal: { card: 'endless-arrow-red', up: true } };
    const t = table({ A: bow }).play('A', 'endless-arrow-red', undefined, 'arsenal').resolve();
    expect(t.player('A').hand).toEqual(['endless-arrow-red']);
    t.both();
    expect(t.player('A').graveyard).toEqual([]);
    const loop = (B: NonNullable<Parameters<typeof holding>[1]>) =>
      holding(['over-loop-red'], {}, { B })
        .does('A', { type: 'play', card: 'over-loop-red', from: 'hand' })
        .does('A', { type: 'done' })
        .resolve()
        .both()
        .player('A');
    expect(loop({})).toMatchObject({ graveyard: [], bottom: [{ cards: ['over-loop-red'] }] });
    expect(loop({ shield: 9 }).graveyard).toEqual(['over-loop-red']);
  },
  roll() {
    const points = (face: number) =>
      holding([], { equipment: ['scabskin-leathers'] }, { script: { dice: [face] } })
        .use('A', 'scabskin-leathers', 'equipment')
        .both();
    expect([1, 4, 6].map((face) => points(face).player('A').action_points)).toEqual([0, 2, 3]);
    expect(points(4).why('A', { type: 'activate', card: 'scabskin-leathers', zone: 'equipment' })).toBe(
      'used-this-turn',
    );
    const barrier = holding(['bone-head-barrier-yellow'], {}, { script: { dice: [5] } });
    expect(barrier.play('A', 'bone-head-barrier-yellow').both().player('A').shield).toBe(5);
    const brew = (face: number) =>
      holding([], { permanents: ['crazy-brew-blue'], floating_resources: 0 }, { script: { dice: [face] } })
        .use('A', 'crazy-brew-blue', 'permanent')
        .both()
        .player('A');
    expect(brew(2)).toMatchObject({ life: 18, action_points: 1, next: [] });
    expect(brew(3)).toMatchObject({ life: 22, action_points: 1 });
    expect(brew(6)).toMatchObject({ life: 20, action_points: 2, floating_resources: 2, next: [{ power: 2 }] });
    const kayo = (face: number) =>
      strike(MUTT, { hero: 'kayo-berserker-runt' }, { script: { dice: [face] } }).link.power;
    expect([kayo(4), kayo(5)]).toEqual([3, 12]);
  },
  dauntless() {
    const t = holding(['dauntless-red'], { weapons: ['dawnblade'] }, { B: { hand: ['dodge-blue', BAUBLE] } });
    t.play('A', 'dauntless-red').clear().swing('A').to('reaction').pass();
    t.does('B', { type: 'play', card: 'dodge-blue', from: 'hand' });
    expect(t.step).toBe('pay');
    t.pay('B').resolve();
    expect(t.link).toMatchObject({ power: 6, block: 2 });
  },
  'prevent once'() {
    const against = (card: string, life: number) => {
      const t = holding([card, JAB], {}, { B: { hand: ['blessing-of-serenity-red'] } });
      t.play('A', card).pass().play('B', 'blessing-of-serenity-red').resolve();
      expect(t.life).toBe(life);
      return t;
    };
    // What is left of it is lost with the first damage.
    const jab = against(JAB, 20);
    expect(jab.player('B').turn.once).toEqual([]);
    against(BLOW, 19);
    const dead = holding([JAB, BLOW], {}, { B: { hand: ['feign-death-yellow', BAUBLE] } });
    dead.play('A', JAB).pass();
    expect(dead.why('B', { type: 'play', card: 'feign-death-yellow', from: 'hand' })).toBe('not-so');
    dead.pass().resolve().play('A', BLOW).pass().play('B', 'feign-death-yellow').resolve();
    expect(dead.life).toBe(17);
  },
  load() {
    const shot = 'head-shot-red';
    const t = holding([shot, 'sleep-dart-red'], { weapons: ['death-dealer'], ...onTop(JAB) });
    expect(t.why('A', { type: 'play', card: shot, from: 'hand' })).toBe('only-from-arsenal');
    t.does('A', { type: 'activate', card: 'death-dealer', zone: 'weapon' }).pay('A').both();
    t.does('A', { type: 'choose', card: shot }).both();
    expect(t.player('A')).toMatchObject({ arsenal: { card: shot, up: true }, hand: [JAB, 'sleep-dart-red'] });
    t.play('A', shot, undefined, 'arsenal').resolve();
    expect(t.link.power).toBe(6);
    const braced = holding([shot], { equipment: ['bulls-eye-bracers'], weapons: ['red-liner'] });
    braced.use('A', 'bulls-eye-bracers', 'equipment').both().does('A', { type: 'choose', card: shot }).clear();
    expect(braced.play('A', shot, undefined, 'arsenal').resolve().link.power).toBe(7);
    const none = holding([JAB], { weapons: ['death-dealer'], ...onTop(BLOW) });
    none.does('A', { type: 'activate', card: 'death-dealer', zone: 'weapon' }).pay('A').both();
    expect(none.player('A').hand).toEqual([JAB]);
  },
  azalea() {
    const side = { hero: 'azalea', weapons: ['red-liner'], arsenal: MUTT, ...onTop('searing-shot-red') };
    const t = table({ A: side, B: { hand: [BAUBLE, BAUBLE] } });
    t.use('A', 'azalea', 'hero').both();
    expect(t.player('A')).toMatchObject({
      arsenal: { card: 'searing-shot-red', up: true },
      bottom: [{ cards: [MUTT] }],
    });
    expect(t.why('A', { type: 'activate', card: 'azalea', zone: 'hero' })).toBe('used-this-turn');
    t.play('A', 'searing-shot-red', undefined, 'arsenal').toDefend();
    t.does('B', { type: 'block', card: BAUBLE, from: 'hand' });
    expect(t.why('B', { type: 'block', card: BAUBLE, from: 'hand' })).toBe('dominate');
  },
  'unless paid'() {
    const trapped = (trap: string, hand: string[]) => {
      const t = table({ A: { hand: [BLOW, ...hand] }, B: { arsenal: trap } });
      t.play('A', BLOW).to('reaction').pass().play('B', trap, undefined, 'arsenal').both(2);
      return t;
    };
    const hurt = trapped('pitfall-trap-yellow', []).does('A', no).resolve();
    expect(hurt.player('A').life).toBe(18);
    const paid = trapped('pitfall-trap-yellow', [BAUBLE]).does('A', yes).pay('A').resolve();
    expect(paid.player('A')).toMatchObject({ life: 20, pitched: [BAUBLE] });
    expect(trapped('rockslide-trap-blue', []).does('A', no).resolve().link).toMatchObject({ power: 2, block: 2 });
    const fromHand = table({ A: { hand: [BLOW] }, B: { hand: ['rockslide-trap-blue'] } });
    fromHand.play('A', BLOW).to('reaction').pass();
    expect(fromHand.why('B', { type: 'play', card: 'rockslide-trap-blue', from: 'hand' })).toBe('only-from-arsenal');
  },
  'by damage'() {
    const t = holding(['aether-flare-red', 'zap-red'], { action_points: 1, turn: { again: 1 } }, { B: { shield: 1 } });
    t.play('A', 'aether-flare-red').clear().play('A', 'zap-red').clear();
    expect(t.life).toBe(20 - 2 - 5);
    const spindle = holding(['aether-spindle-blue'], onTop(JAB, BLOW, MUTT))
      .play('A', 'aether-spindle-blue')
      .both();
    expect(spindle.player('A').looking).toEqual([JAB, BLOW]);
    const rises = strike('arknight-ascendancy-red', {}, { B: { shield: 2 } });
    expect(rises.player('A').permanents).toHaveLength(3);
  },
  'this turn'() {
    const led = holding(['lead-the-charge-blue', MUTT]).play('A', 'lead-the-charge-blue').clear();
    expect(led.play('A', MUTT).player('A').action_points).toBe(1);
    const cheap = holding(['lead-the-charge-blue', JAB]).play('A', 'lead-the-charge-blue').clear();
    expect(cheap.play('A', JAB).player('A').action_points).toBe(0);
    const three = holding(['three-of-a-kind-red', JAB], onTop(BLOW, BLOW, BLOW));
    three.play('A', 'three-of-a-kind-red').clear();
    expect(three.why('A', { type: 'play', card: JAB, from: 'hand' })).toBe('only-from-arsenal');
    const tide = holding(['mordred-tide-red', 'read-the-runes-red']).play('A', 'mordred-tide-red').clear();
    expect(tide.play('A', 'read-the-runes-red').clear().player('A').permanents).toHaveLength(4);
    const octane = holding(['high-octane-red', 'zipper-hit-red'], onTop(JAB, BLOW))
      .play('A', 'high-octane-red')
      .clear();
    octane
      .does('A', { type: 'play', card: 'zipper-hit-red', from: 'hand' })
      .does('A', { type: 'option', option: 'boost' });
    expect(octane.player('A').action_points).toBe(1);
  },
  kavdaen() {
    const use = (A: number, B: number) => {
      const t = holding([], { hero: 'kavdaen-trader-of-skins', life: A }, { B: { life: B } });
      t.use('A', 'kavdaen-trader-of-skins', 'hero').both();
      return [t.player('A').life, t.player('B').life, t.player('B').permanents.length];
    };
    expect(use(15, 18)).toEqual([16, 17, 1]);
    expect(use(15, 16)).toEqual([15, 15, 1]);
    expect(use(15, 15)).toEqual([15, 15, 0]);
  },
  store() {
    const tunic = 'fyendals-spring-tunic';
    const starts = (n: number) =>
      table({
        A: { equipment: [tunic], stored: { [tunic]: n }, deck: [JAB] },
        B: { deck: [JAB] },
        first: 'start phase',
      });
    const t = starts(2).does('A', yes);
    expect(t.player('A').stored).toEqual({ [tunic]: 3 });
    t.use('A', tunic, 'equipment').both();
    expect(t.player('A')).toMatchObject({ stored: { [tunic]: 0 }, floating_resources: 1 });
    expect(t.why('A', { type: 'activate', card: tunic, zone: 'equipment' })).toBe('no-counters');
    expect(starts(3).step).toBe('priority');
    const pistol = 'teklo-plasma-pistol';
    const gun = holding([], { weapons: [pistol] });
    expect(gun.why('A', { type: 'weapon', weapon: 0 })).toBe('no-counters');
    gun.does('A', { type: 'activate', card: pistol, zone: 'weapon' }).both().swing('A').resolve();
    expect(gun.link.damage).toBe(2);
    expect(gun.player('A').stored).toEqual({ [pistol]: 0 });
  },
  rust() {
    const talishar = 'talishar-the-lost-prince';
    const t = holding([], { weapons: [talishar], stored: { [talishar]: 2 } })
      .swing('A')
      .resolve()
      .endTurn();
    expect(t.player('A')).toMatchObject({ weapons: [], graveyard: [talishar] });
    const young = holding([], { weapons: [talishar] })
      .swing('A')
      .resolve()
      .endTurn();
    expect(young.player('A')).toMatchObject({ weapons: [{ card: talishar }], stored: { [talishar]: 1 } });
  },
  kano() {
    const looks = (card: string) =>
      holding([], { hero: 'kano', ...onTop(card), action_points: 0 })
        .does('A', { type: 'activate', card: 'kano', zone: 'hero' })
        .both();
    const t = looks('voltic-bolt-red').does('A', { type: 'choose', card: 'voltic-bolt-red' });
    expect(t.player('A')).toMatchObject({ banished: ['voltic-bolt-red'], playable: ['voltic-bolt-red'], looking: [] });
    t.does('A', { type: 'play', card: 'voltic-bolt-red', from: 'banished' }).both();
    expect(t.player('B').life).toBe(15);
    const other = looks(JAB);
    expect(other.why('A', { type: 'choose', card: JAB })).toBe('wrong-card');
    expect(other.does('A', no).player('A').top).toEqual([{ how: 'secret', cards: [JAB] }]);
  },
  forbid() {
    const chains = 'chains-of-eminence-red';
    const t = holding([chains, JAB]).play('A', chains).both().both().does('A', { type: 'choose', card: JAB });
    expect(t.player('A').permanents).toEqual([{ card: chains, forbiddenName: 'Head Jab' }]);
    expect(t.why('A', { type: 'play', card: JAB, from: 'hand' })).toBe('forbidden');
  },
  'one more arcane'() {
    const t = holding(['voltic-bolt-red'], { equipment: ['metacarpus-node'] });
    t.play('A', 'voltic-bolt-red').both().does('A', yes).both();
    expect([t.player('B').life, t.player('A').floating_resources]).toEqual([14, 6]);
  },
  'copy hero'() {
    const starts = () =>
      table({
        A: { hero: 'shiyana-diamond-gemini', floating_resources: 2, hand: [JAB, JAB, JAB, JAB] },
        B: { hero: 'bravo', hand: [JAB, JAB, JAB, JAB] },
      }).both();
    const t = starts().does('A', yes);
    expect([t.player('A').hero, t.can('A', { type: 'activate', card: 'bravo', zone: 'hero' })]).toEqual([
      'bravo',
      true,
    ]);
    expect(starts().does('A', no).player('A').hero).toBe('shiyana-diamond-gemini');
    t.endTurn().endTurn();
    expect(t.player('A')).toMatchObject({ hero: 'shiyana-diamond-gemini' });
  },
  kassai() {
    const A = { hero: 'kassai-cintari-sellsword', weapons: ['cintari-saber', 'cintari-saber'] };
    const t = holding(['blade-flash-blue'], { ...A, floating_resources: 2 });
    t.swing('A').to('reaction').play('A', 'blade-flash-blue').resolve();
    // The second sword attack costs 1 less: nothing is left to pay with, and nothing needs to be paid.
    expect(t.player('A').floating_resources).toBe(0);
    t.swing('A', undefined, 1).resolve().endTurn();
    expect(t.player('A').permanents.filter((it) => it.card === 'copper')).toHaveLength(2);
  },
};

/** An attack hits, and its first trigger comes to a question. */
function strikeTo(card: string, A: Parameters<typeof holding>[1] = {}, more: Parameters<typeof holding>[2] = {}) {
  return holding([card], A, more).play('A', card).to('damage').both();
}

const partsOf = (row: Partial<CardRow>): Part[] => [
  ...Object.values(row.does ?? {}).flatMap((parts) => parts ?? []),
  ...(row.ability?.does ?? []),
  ...(row.modes ?? []).flatMap((mode) => mode.does),
];
const used = (rows: Iterable<Partial<CardRow>>): Set<string> =>
  new Set([...rows].flatMap((row) => partsOf(row).map((part) => part.do)));

describe('parts of the cards beyond the four decks', () => {
  it('there is a case for every part that the cards of the decks and the kit do not use', () => {
    const known = used([...Object.values(CARDS), ...KIT.map(customRow)]);
    // Cards of `asked-for.ts` have a case each.
    const asked = new Set(ASKED_FOR.map(({ name }) => name));
    const rows = Object.values(LIBRARY).filter(({ name }) => !asked.has(name));
    const fresh = [...used(rows)].filter((part) => !known.has(part));
    expect(Object.keys(CASES).sort()).toEqual(fresh.sort());
  });
  it.each(Object.entries(CASES))('%s', (_, play) => play());
  it('an effect on the next attack does not need the attack at once', () => {
    expect(thenAttack('nimblism-red', JAB).state.pending_attack).toBe(6);
  });
});

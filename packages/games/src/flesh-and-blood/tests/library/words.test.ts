import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/index.ts';
import { ASKED_FOR } from '../../content/library/asked-for.ts';
import { LIBRARY } from '../../content/library/index.ts';
import type { CardRow } from '../../content/row.ts';
import { holding, strike, table, thenAttack } from './shared.ts';

const JAB = 'head-jab-red';
const BLOW = 'wounding-blow-red';
const MUTT = 'muscle-mutt-yellow';
const BAUBLE = 'titanium-bauble-blue';
const playing = (card: string) => ({ type: 'play', card, from: 'hand' }) as const;
const onTop = (...cards: string[]) => ({ top: [{ how: 'secret' as const, cards }] });
const power = (card: string, turn: object, more: object = {}) => strike(card, { turn, ...more }).link.power;
/** A card with boost: the top card of the deck is banished for it. */
const boost = (t: ReturnType<typeof holding>, card: string) =>
  t.does('A', { type: 'play', card, from: 'hand' }).does('A', { type: 'option', option: 'boost' });

/** Conditions, moments and kinds of attacks that only cards beyond the four decks ask for: one case each. */
const CONDS: Record<string, () => void> = {
  offered() {
    const t = holding(['nimble-strike-red'], { graveyard: ['nimblism-red', MUTT] });
    t.does('A', { type: 'play', card: 'nimble-strike-red', from: 'hand' }).does('A', {
      type: 'option',
      option: 'offering',
    });
    t.does('A', { type: 'choose', card: 'nimblism-red' }).resolve();
    expect(t.link).toMatchObject({ power: 5, goAgain: true });
    expect(t.player('A')).toMatchObject({ banished: ['nimblism-red'], graveyard: [MUTT] });
    const none = holding(['nimble-strike-red']).does('A', { type: 'play', card: 'nimble-strike-red', from: 'hand' });
    expect(none.why('A', { type: 'option', option: 'offering' })).toBe('nothing-to-banish');
  },
  'big cost'() {
    const swing = (fodder: string) => {
      const t = table({ A: { hand: [BLOW] }, B: { hand: ['reckless-swing-blue', fodder] }, script: { draws: [0] } });
      t.play('A', BLOW).to('reaction').pass().play('B', 'reckless-swing-blue').resolve();
      expect(t.player('B').graveyard).toContain(fodder);
      return t.player('A').life;
    };
    expect([swing(MUTT), swing(JAB)]).toEqual([18, 20]);
    const bellow = holding(['bloodrush-bellow-yellow', MUTT], onTop(JAB, 'pack-hunt-red'), { script: { draws: [0] } });
    bellow.play('A', 'bloodrush-bellow-yellow').clear();
    expect(bellow.player('A')).toMatchObject({ hand: [JAB, 'pack-hunt-red'], action_points: 1 });
    expect(bellow.play('A', 'pack-hunt-red').resolve().link.power).toBe(8);
  },
  'big discarded'() {
    expect([power('riled-up-red', {}), power('riled-up-red', { bigDiscards: 1 })]).toEqual([7, 8]);
  },
  'non-attack played'() {
    const t = thenAttack('nimblism-blue', 'vigor-rush-red').resolve();
    expect(t.link).toMatchObject({ power: 5, goAgain: true });
    expect(strike('vigor-rush-red').link.goAgain).toBe(false);
  },
  'no non-attack played'() {
    const ends = (turn: object) =>
      holding([], { permanents: ['enchanting-melody-red'], turn })
        .endTurn()
        .player('A');
    expect(ends({}).permanents).toEqual([]);
    expect(ends({ nonAttacks: 1 }).permanents).toEqual([{ card: 'enchanting-melody-red' }]);
  },
  'arcane dealt'() {
    const t = thenAttack('read-the-runes-blue', 'meat-and-greet-red', { turn: { again: 1 } }).resolve();
    expect(t.all('damage')).toMatchObject([{ kind: 'arcane', damage: 1 }, { damage: 4 }]);
    expect(t.link.goAgain).toBe(true);
    expect(strike('meat-and-greet-red').link.goAgain).toBe(false);
  },
  boosted() {
    const t = holding(['zipper-hit-red'], { equipment: ['achilles-accelerator'], ...onTop('zero-to-sixty-red') });
    const use = { type: 'activate', card: 'achilles-accelerator', zone: 'equipment' } as const;
    expect(t.why('A', use)).toBe('not-so');
    boost(t, 'zipper-hit-red').does('A', use).both();
    expect(t.player('A')).toMatchObject({ action_points: 1, equipment: [] });
  },
  'boosted thrice'() {
    const may = (boosts: number) =>
      holding(['maximum-velocity-red'], { turn: { boosts } }).why('A', {
        type: 'play',
        card: 'maximum-velocity-red',
        from: 'hand',
      });
    expect([may(2), may(3)]).toEqual(['not-so', undefined]);
  },
  'weapon hit'() {
    const use = { type: 'activate', card: 'braveforge-bracers', zone: 'equipment' } as const;
    const t = holding(['blade-flash-blue'], { weapons: ['dawnblade'], equipment: ['braveforge-bracers'] });
    expect(t.why('A', use)).toBe('not-so');
    t.swing('A').to('reaction').play('A', 'blade-flash-blue').close();
    t.does('A', use).both();
    expect(t.player('A').next).toMatchObject([{ to: 'weapon', power: 1 }]);
    expect(t.why('A', use)).toBe('used-this-turn');
  },
  'empty deck'() {
    expect(strike('last-ditch-effort-blue').link).toMatchObject({ power: 8, goAgain: true });
    expect(strike('last-ditch-effort-blue', { deck: [JAB] }).link).toMatchObject({ power: 4, goAgain: false });
  },
  'three hits'() {
    const t = holding([JAB, JAB, JAB, BLOW], { equipment: ['mask-of-momentum'], ...onTop(MUTT, BAUBLE) });
    for (let n = 0; n < 3; n++) t.play('A', JAB).resolve();
    expect(t.player('A').hand).toEqual([MUTT, BLOW]);
    t.play('A', BLOW).resolve();
    expect(t.player('A').hand).toEqual([MUTT]);
  },
  hurt() {
    const may = (turn: object) =>
      holding(['feign-death-yellow'], { turn }).why('A', { type: 'play', card: 'feign-death-yellow', from: 'hand' });
    expect([may({}), may({ taken: 1 })]).toEqual(['not-so', undefined]);
  },
  ...Object.fromEntries(
    (
      [
        ['chose draw', { power: 5, goAgain: false }, [MUTT]],
        ['chose power', { power: 7, goAgain: false }, []],
        ['chose go again', { power: 5, goAgain: true }, []],
      ] as const
    ).map(([option, link, hand]) => [
      option,
      () => {
        const t = holding(['enlightened-strike-red', JAB], onTop(MUTT));
        t.does('A', playing('enlightened-strike-red'));
        expect(t.offers('A').map((it) => it.action.type)).not.toContain('done');
        t.does('A', { type: 'option', option }).does('A', { type: 'choose', card: JAB }).resolve();
        expect(t.link).toMatchObject(link);
        expect(t.player('A').hand).toEqual(hand);
        expect(t.player('A').bottom).toEqual([{ how: 'secret', cards: [JAB] }]);
      },
    ]),
  ),
  'moon wish'() {
    const kiss = (turn: object) =>
      holding(['sun-kiss-red'], { turn, ...onTop(MUTT) })
        .play('A', 'sun-kiss-red')
        .clear();
    expect(kiss({}).player('A')).toMatchObject({ life: 23, hand: [], action_points: 0 });
    expect(kiss({ playedNames: ['Moon Wish'] }).player('A')).toMatchObject({
      life: 23,
      hand: [MUTT],
      action_points: 1,
    });
    expect(strike('moon-wish-red').player('A').turn.playedNames).toEqual(['Moon Wish']);
  },
  // Four ways of one card, of which two are chosen: `whole.test.ts` plays each.
  ...Object.fromEntries(
    ['chose war', 'chose again', 'chose arsenal', 'chose banish'].map((option) => [
      option,
      () => {
        const t = holding(['art-of-war-yellow']).does('A', playing('art-of-war-yellow'));
        expect(t.can('A', { type: 'option', option })).toBe(true);
      },
    ]),
  ),
  'ninja attack'() {
    const boots = { equipment: ['breeze-rider-boots'] };
    const t = holding(['surging-strike-red', 'whelming-gustwave-red', 'blackout-kick-red'], {
      ...boots,
      ...onTop(MUTT),
    });
    t.play('A', 'surging-strike-red').to('damage').both().does('A', { type: 'accept' }).to('resolution');
    t.play('A', 'whelming-gustwave-red').resolve().play('A', 'blackout-kick-red').resolve();
    expect(t.link).toMatchObject({ goAgain: true, combo: false });
    expect(strike(BLOW, boots).player('A').equipment).toHaveLength(1);
  },
};

const WHENS: Record<string, () => void> = {
  combo() {
    const flood = 'flood-of-force-yellow';
    const t = holding([flood, flood, 'rushing-river-red'], { turn: {}, ...onTop('fluster-fist-red', BLOW) });
    t.player('A').next.push({
      card: flood,
      to: 'attack',
      power: 0,
      gains: ['go again'],
      few: 0,
      grant: false,
      cost: 0,
    });
    t.play('A', 'rushing-river-red').resolve().play('A', flood).resolve();
    expect(t.link).toMatchObject({ power: 4, goAgain: true });
    expect(t.player('A').hand).toEqual([flood, 'fluster-fist-red']);
    t.play('A', flood).resolve();
    expect(t.link).toMatchObject({ power: 1, goAgain: false, combo: true });
  },
  pitched() {
    const t = holding(['brutal-assault-blue', 'heart-of-fyendal-blue'], { floating_resources: 0, life: 10 });
    t.play('A', 'brutal-assault-blue').clear();
    expect(t.player('A').life).toBe(11);
    const shard = holding(['brutal-assault-blue', 'arknight-shard-blue'], { floating_resources: 0 });
    shard.play('A', 'brutal-assault-blue').clear();
    expect(shard.player('A').permanents).toEqual([{ card: 'runechant' }]);
  },
  defended() {
    const swing = (...block: string[]) =>
      holding([], { weapons: ['cintari-saber'] }, { B: { hand: [BLOW, BAUBLE] } })
        .swing('A')
        .block('B', ...block)
        .resolve().link.power;
    expect([swing(), swing(BAUBLE), swing(BLOW, BAUBLE)]).toEqual([2, 2, 3]);
  },
  cost() {
    const t = holding(
      ['wrecker-romp-red', 'massacre-red'],
      { hero: 'bravo' },
      { B: { hand: [JAB] }, script: { draws: [0, 0] } },
    );
    t.play('A', 'wrecker-romp-red').clear();
    expect(t.player('B').intimidated).toEqual([JAB]);
  },
  'arcane play'() {
    const asked = (card: string) =>
      holding([card], { equipment: ['metacarpus-node'] })
        .play('A', card)
        .both().step;
    expect([asked('voltic-bolt-red'), asked(JAB)]).toEqual(['may', 'priority']);
  },
  'big attack'() {
    const t = strike(JAB, { hero: 'kayo-berserker-runt' });
    expect(t.types).not.toContain('roll');
  },
  'runeblade play'() {
    const A = { hero: 'viserai' };
    const t = thenAttack('nimblism-red', 'spellblade-assault-red', A).resolve();
    // One for the hero, which deals its damage with the attack, then two of the attack itself.
    expect(t.all('token').map((it) => it.count)).toEqual([1, 2]);
    expect(
      strike('spellblade-assault-red', A)
        .all('token')
        .map((it) => it.count),
    ).toEqual([2]);
  },
  'set up'() {
    const t = holding(['ridge-rider-shot-red'], { weapons: ['red-liner'], ...onTop(JAB) });
    t.does('A', { type: 'activate', card: 'red-liner', zone: 'weapon' }).both();
    t.does('A', { type: 'choose', card: 'ridge-rider-shot-red' }).both();
    expect(t.player('A').looking).toEqual([JAB]);
  },
  uncovered() {
    const t = boost(holding(['zipper-hit-red'], onTop('back-alley-breakline-red')), 'zipper-hit-red').both();
    expect(t.player('A').action_points).toBe(1);
  },
  hurt() {
    const aura = { permanents: ['bloodspill-invocation-red'] };
    const hit = strike(BLOW, aura);
    expect(hit.player('A').permanents).toEqual([{ card: 'runechant' }, { card: 'runechant' }, { card: 'runechant' }]);
    expect(strike(BLOW, {}, { B: aura }).player('B').permanents).toEqual([]);
  },
};

const FILTERS: Record<string, () => void> = {
  crush() {
    const t = holding(['debilitate-red', 'macho-grande-blue'], { equipment: ['crater-fist'], floating_resources: 20 });
    t.use('A', 'crater-fist', 'equipment').both().play('A', 'debilitate-red').resolve();
    expect(t.link.power).toBe(10);
    const other = holding(['macho-grande-blue'], { equipment: ['crater-fist'], floating_resources: 20 });
    other.use('A', 'crater-fist', 'equipment').both();
    expect(other.play('A', 'macho-grande-blue').resolve().link.power).toBe(8);
  },
  'ninja action'() {
    const t = holding([JAB, 'ancestral-empowerment-red'], onTop(MUTT)).play('A', JAB).to('reaction');
    expect(t.play('A', 'ancestral-empowerment-red').both().state.pending_attack).toBe(4);
    const other = holding([BLOW, 'ancestral-empowerment-red']).play('A', BLOW).to('reaction');
    expect(other.why('A', { type: 'play', card: 'ancestral-empowerment-red', from: 'hand' })).toBe('no-target');
  },
  runeblade() {
    const t = holding(['oath-of-the-arknight-red'], { weapons: ['nebula-blade'] });
    t.play('A', 'oath-of-the-arknight-red').clear().swing('A').resolve();
    expect(t.link.power).toBe(1 + 3 + 3);
  },
  'runeblade action'() {
    const t = thenAttack('mauvrion-skies-red', 'consuming-volition-red').resolve();
    expect(t.link.goAgain).toBe(true);
    expect(t.player('A').permanents).toHaveLength(3);
    expect(thenAttack('mauvrion-skies-red', BLOW).resolve().link.goAgain).toBe(false);
  },
  'ranger action'() {
    const A = { weapons: ['red-liner'], arsenal: { card: 'searing-shot-red', up: true } };
    const t = holding(['take-aim-red'], A).play('A', 'take-aim-red').clear();
    t.play('A', 'searing-shot-red', undefined, 'arsenal').resolve();
    expect(t.link.power).toBe(7);
    expect(t.life).toBe(20 - 7 - 1);
  },
  'mechanologist action'() {
    const t = thenAttack('locked-and-loaded-red', 'overblast-red').resolve();
    expect(t.link.power).toBe(8);
  },
  arrow() {
    const A = { weapons: ['red-liner'], arsenal: { card: 'searing-shot-red', up: true } };
    const t = holding(['rapid-fire-yellow'], A).play('A', 'rapid-fire-yellow').clear();
    expect(t.play('A', 'searing-shot-red', undefined, 'arsenal').resolve().link.goAgain).toBe(true);
    const tips = holding(['poison-the-tips-yellow'], A, { B: { hand: [JAB] } })
      .play('A', 'poison-the-tips-yellow')
      .clear();
    tips.play('A', 'searing-shot-red', undefined, 'arsenal').to('damage');
    expect(tips.state.waiting.map((it) => it.when).sort()).toEqual(['grant', 'hit']);
  },
  'arrow face up'() {
    const shoot = (up: boolean) => {
      const A = { weapons: ['red-liner'], arsenal: { card: 'searing-shot-red', up }, equipment: ['perch-grapplers'] };
      const t = holding([], A).use('A', 'perch-grapplers', 'equipment').both();
      return t.play('A', 'searing-shot-red', undefined, 'arsenal').resolve().link.goAgain;
    };
    expect([shoot(true), shoot(false)]).toEqual([true, false]);
  },
  boosted() {
    const deck = onTop('zero-to-sixty-red', 'zero-to-sixty-red', 'zero-to-sixty-red');
    const t = holding(['combustible-courier-red', 'zipper-hit-red', 'zipper-hit-red'], deck);
    boost(t, 'combustible-courier-red').resolve();
    t.does('A', { type: 'play', card: 'zipper-hit-red', from: 'hand' }).does('A', { type: 'done' });
    expect(t.player('A').next).toHaveLength(1);
    t.resolve();
    expect(t.link.power).toBe(5);
    expect(t.both().player('A').next).toEqual([]);
    const both = holding(['combustible-courier-red', 'zipper-hit-red'], deck);
    boost(both, 'combustible-courier-red').resolve();
    expect(boost(both, 'zipper-hit-red').resolve().link.power).toBe(8);
  },
};

/** Cards of `asked-for.ts` have a case each. */
const asked = new Set(ASKED_FOR.map(({ name }) => name));
const WITHOUT_CASES = Object.fromEntries(Object.entries(LIBRARY).filter(([, { name }]) => !asked.has(name)));
const words = (pick: (row: CardRow) => (string | undefined)[]) => {
  const of = (rows: Readonly<Record<string, CardRow>>) =>
    new Set(
      Object.values(rows)
        .flatMap(pick)
        .filter((it) => it !== undefined),
    );
  const known = of(CARDS);
  return [...of(WITHOUT_CASES)].filter((word) => !known.has(word)).sort();
};
const parts = (row: CardRow) => [
  ...Object.values(row.does ?? {}).flatMap((list) => list ?? []),
  ...(row.ability?.does ?? []),
  ...(row.modes ?? []).flatMap((mode) => mode.does),
];

describe('what cards beyond the four decks ask for', () => {
  it('there is a case for every condition, moment and kind of attack that is new', () => {
    const conds = words((row) => [
      ...parts(row).map((part) => part.if),
      ...(row.bonus ?? []).map((it) => it.if),
      ...(row.gains ?? []).map((it) => it.if),
      row.needs,
      row.ability?.if,
      row.bars?.if,
      row.defenseBonus?.if,
    ]);
    expect(Object.keys(CONDS).sort()).toEqual(conds);
    expect(Object.keys(WHENS).sort()).toEqual(words((row) => Object.keys(row.does ?? {})));
    const kinds = words((row) => [...parts(row).map((part) => part.to), row.target, row.ability?.target]);
    expect(Object.keys(FILTERS).sort()).toEqual(kinds);
  });
  describe('conditions', () => {
    it.each(Object.entries(CONDS))('%s', (_, play) => play());
  });
  describe('moments', () => {
    it.each(Object.entries(WHENS))('%s', (_, play) => play());
  });
  describe('kinds of attacks', () => {
    it.each(Object.entries(FILTERS))('%s', (_, play) => play());
  });
});

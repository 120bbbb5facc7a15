import { type Choice, Combat, choices, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../json-schema.ts';
import { simulate } from '../../simulate.ts';
import { deckOf } from '../content/cards.ts';
import { TOKEN_LIST } from '../content/tokens.ts';
import { UNITS } from '../content/units.ts';
import { REASON_CODES } from '../text/reasons.ts';
import { type Event, HEROES, type MageKnight } from '../types.ts';
import { atTable, type Fight, withCards } from './fixture.ts';
import { game } from './whole.ts';

describe('content counts', () => {
  it('rows by kind', () => {
    expect(game.setup.content).toEqual({
      tokens: 73,
      'token copies': 130,
      sites: 13,
      'city levels': 44,
      ruins: 15,
      'basic actions': 28,
      'advanced actions': 44,
      spells: 24,
      artifacts: 25,
      units: 30,
      skills: 70,
    });
  });
  it('12.1 sixteen cards a hero, with the own cards in their places', () => {
    for (const hero of HEROES) expect(deckOf(hero)).toHaveLength(16);
    expect(
      deckOf('tovak').filter((card) => ['cold-toughness', 'instinct', 'determination', 'improvisation'].includes(card)),
    ).toEqual(['cold-toughness', 'instinct']);
    expect(deckOf('arythea').filter((card) => card === 'rage')).toHaveLength(1);
  });
  it('12.5 the units: copies, level, cost, armor, resistances', () => {
    expect(
      Object.values(UNITS).map((row) =>
        `${row.name} ${row.count} ${row.level} ${row.cost} ${row.armor} ${row.resists.join('+')}`.trim(),
      ),
    ).toEqual([
      'Peasants 3 1 4 3',
      'Foresters 2 1 5 4',
      'Herbalists 2 1 3 2',
      'Scouts 2 1 4 2',
      'Thugs 2 1 5 5',
      'Utem Crossbowmen 2 2 6 4',
      'Utem Guardsmen 2 2 5 5',
      'Utem Swordsmen 2 2 6 4',
      'Guardian Golems 2 2 7 3 physical',
      'Illusionists 2 2 7 2 physical',
      'Shocktroops 2 2 6 3',
      'Red Cape Monks 1 2 7 4',
      'Northern Monks 1 2 7 4',
      'Savage Monks 1 2 7 4',
      'Magic Familiars 2 2 6 5',
      'Fire Golems 2 3 8 4 physical+fire',
      'Ice Golems 2 3 8 4 physical+ice',
      'Fire Mages 2 3 9 4 fire',
      'Ice Mages 2 3 9 4 ice',
      'Amotep Gunners 2 3 8 6',
      'Amotep Freezers 2 3 8 6',
      'Catapults 3 3 9 4',
      'Sorcerers 2 3 9 4 fire+ice',
      'Heroes (blue) 1 3 9 4 ice',
      'Heroes (red) 1 3 9 4 fire',
      'Heroes (green) 1 3 9 3 physical',
      'Heroes (white) 1 3 9 6',
      'Altem Guardians 3 4 11 7',
      'Altem Mages 2 4 12 5 fire+ice',
      'Delphana Masters 2 4 13 3 physical+fire+ice',
    ]);
  });
});

describe('options that change content', () => {
  it('Fire Mages armor, green Heroes, Ice Golems, Swift Reflexes, Cure and Cold Toughness', () => {
    const hit = (unit: string, options: object) => {
      const fight = withCards(['minotaur'], { units: [{ unit, ready: false }] }, { options });
      fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
      return fight.s.events.find((event) => event.type === 'unitHit')?.left;
    };
    expect([hit('fire-mages', {}), hit('fire-mages', { fireMagesArmor: 3 })]).toEqual([6, 7]);
    expect([hit('heroes-green', {}), hit('heroes-green', { greenHeroesResist: false })]).toEqual([4, 7]);
    const blue = withCards(
      ['prowlers'],
      { hand: ['swift-reflexes'], mana: { blue: 1 } },
      { options: { swiftReflexesColour: 'blue' } },
    ).declare('ranged', 'e1');
    expect(blue.use('swift-reflexes', 'powered-ranged').resolve().isSuccessful).toBe(true);
    const cure = withCards(
      ['golems', 'prowlers'],
      { hand: ['cure', 'determination'], mana: { white: 1, black: 1 } },
      { night: true, options: { cureColour: 'white' } },
    );
    cure.blockTarget('e1').use('determination', 'basic-block').resolveBlock().use('cure', 'strong');
    expect(cure.armor('golems')).toBe(1);
    const tough = (coldToughnessArcane: boolean) => {
      const fight = withCards(
        ['shadow'],
        { hand: ['cold-toughness'], mana: { blue: 1 } },
        { options: { coldToughnessArcane } },
      )
        .toPhase(2)
        .blockTarget('e1')
        .use('cold-toughness', 'powered');
      return fight.state.currentBlock?.pool.ice;
    };
    expect([tough(false), tough(true)]).toEqual([5, 8]);
  });
  it('a unit destroyed by Paralyze feeds Vampiric, summoned monsters get the city bonus: as options', () => {
    const armor = (citySummoned: boolean) => {
      const fight = atTable(
        ['illusionists'],
        { site: 'city', cities: [{ colour: 'white', level: 1 }], sets: ['base'], options: { citySummoned } },
        {},
        { draws: [0] },
      );
      if (fight.state.phase === 1) fight.end();
      return fight.armor('minotaur');
    };
    expect([armor(true), armor(false)]).toEqual([6, 5]);
    const fed = (vampiricParalyze: boolean) => {
      const fight = atTable(
        ['vampire'],
        { options: { vampiricParalyze } },
        { armor: 12, units: [{ unit: 'altem-guardians' }] },
      ).end();
      fight.enemy('vampire').gained.push('paralyze');
      fight.end().does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
      return fight.enemy('vampire').vampiric;
    };
    expect([fed(true), fed(false)]).toEqual([1, 0]);
  });
});

describe('setups', () => {
  it('at least eight presets, each legal, each a fight that a bot can play', () => {
    expect(game.setup.presets.length).toBeGreaterThanOrEqual(8);
    for (const preset of game.setup.presets) {
      expect([preset.id, game.setup.check(preset.setup)]).toEqual([preset.id, { ok: true, setup: preset.setup }]);
      expect(simulate(game, preset.setup, {}, { seed: 7, from: 0, to: 3 }).games).toBe(3);
    }
    expect(game.setup.presets.map((preset) => preset.id)).toEqual(
      expect.arrayContaining(['city', 'joint-assault', 'resistance', 'table', 't1', 't4', 't6', 't7', 't9', 't10']),
    );
  });
  it('every problem in words, with its path', () => {
    const problems = (input: unknown) => {
      const checked = game.setup.check(input);
      return checked.ok ? [] : checked.problems.map((problem) => `${problem.path} ${problem.code}`);
    };
    const hero = { name: 'tovak' };
    expect(problems(null)).toHaveLength(1);
    expect(problems({ site: 'moon', heroes: [hero] })).toEqual(['site unknown']);
    expect(problems({ site: 'city', heroes: [hero] })).toEqual(['cities city-missing']);
    expect(problems({ site: 'keep', heroes: [hero], cities: [{ colour: 'red', level: 1 }] })).toEqual([
      'cities no-city',
    ]);
    expect(problems({ site: 'keep', heroes: [hero, hero] })).toEqual(['heroes joint-assault']);
    expect(problems({ site: 'ruins', heroes: [hero] })).toEqual(['ruins ruins-missing']);
    expect(problems({ site: 'ruins', heroes: [hero], ruins: 'altar-red' })).toEqual(['ruins altar']);
    expect(
      problems({
        site: 'keep',
        heroes: [
          { ...hero, hand: ['sword'], skills: ['fight'], units: [{ unit: 'cats', banner: 'rage' }], kept: ['cat'] },
        ],
      }),
    ).toEqual([
      'heroes[0].hand[0] unknown',
      'heroes[0].skills[0] unknown',
      'heroes[0].kept[0] unknown',
      'heroes[0].units[0].unit unknown',
      'heroes[0].units[0].banner unknown',
    ]);
    expect(problems({ site: 'keep', heroes: [hero], enemies: [{}, { token: 'cat' }] })).toEqual([
      'enemies[0] token-or-draw',
      'enemies[1].token unknown',
    ]);
    expect(
      problems({ site: 'maze', heroes: [{ ...hero, units: [{ unit: 'peasants' }, { unit: 'scouts' }] }] }),
    ).toEqual(['heroes[0].units too-many-units']);
    expect(problems({ site: 'keep', heroes: [{ ...hero, level: 11 }] })).toEqual(['heroes[0].level too-big']);
    expect(problems({ site: 'keep', heroes: [hero], spellOffer: ['rage'], out: { cat: 1 } })).toEqual([
      'spellOffer[0] no-spell',
      'out.cat unknown',
    ]);
    expect(problems({ site: 'keep', heroes: [hero], weather: 'rain' })).toHaveLength(1);
  });
  it('the schema is a JSON Schema, samples are legal', () => {
    expect(game.setup.schema(jsonSchema)).toMatchObject({ type: 'object', additionalProperties: false });
    for (let i = 0; i < 50; i++) {
      const setup = game.setup.sample(chanceOf(3, i));
      expect(game.setup.check(setup)).toEqual({ ok: true, setup });
    }
  });
});

describe('text and standing', () => {
  it('every choice, reason, event and outcome of random fights has words', () => {
    const codes = new Set<string>();
    for (let i = 0; i < 25; i++) {
      const combat = Combat.begin(game.rules, game.setup.sample(chanceOf(11, i)), seededDice(11, i));
      const chance = chanceOf(12, i);
      while (combat.outcome === undefined) {
        for (const choice of combat.choices()) {
          expect(game.text.en.label(choice, combat.state)).toMatch(/\S/);
          if (!choice.not) continue;
          codes.add(choice.not.code);
          expect(game.text.en.reason(choice.not)).not.toContain(choice.not.code);
        }
        expect(game.standing(combat.state, game.text.en).sides.length).toBeGreaterThan(1);
        if (combat.need) {
          expect(game.text.en.note(combat.need.why)).toMatch(/\S/);
          expect(combat.leaveDice().ok).toBe(true);
          continue;
        }
        const open: Choice<MageKnight>[] = choices(game.rules, combat.state);
        const choice = open[(chance(1, open.length)[0] as number) - 1] as Choice<MageKnight>;
        const sheet = choice.form && game.rules.forms?.[choice.action.type];
        const action = sheet
          ? sheet.sample(combat.state, combat.frame?.memory ?? {}, choice.seat, chance)
          : choice.action;
        const answer = combat.move(choice.seat, action);
        expect(answer.ok).toBe(true);
        for (const told of answer.ok ? answer.events : []) {
          expect(['string', 'undefined']).toContain(typeof game.text.en.log(told.event, combat.state));
        }
      }
      expect(game.text.en.outcome(combat.outcome)).toMatch(/enem(y|ies) defeated/);
    }
    for (const code of codes) expect(REASON_CODES).toContain(code);
  });
  it('a log line of every kind of event', () => {
    const fight = atTable(['prowlers', 'prowlers', 'monks'], {}, { units: [{ unit: 'peasants' }] });
    const line = (event: Event) => game.text.en.log(event, fight.state);
    expect(line({ type: 'heroHit', seat: 'hero', wounds: 2, poison: 2, left: 4 })).toBe(
      'Tovak takes 2 Wounds, and 2 more into the discard pile.',
    );
    expect(line({ type: 'declared', seat: 'hero', group: ['e1', 'e2', 'e3'], kind: 'ranged' })).toBe(
      'A ranged attack on Prowlers 1, Prowlers 2 and Monks.',
    );
    expect(line({ type: 'unitHit', seat: 'hero', unit: 'peasants', wounds: 0, destroyed: true, left: 3 })).toBe(
      'Peasants are destroyed; 3 damage left.',
    );
    expect(line({ type: 'defended', by: 'e3', enemy: 'e1', amount: 2 })).toBe('Monks defend Prowlers 1: armor +2.');
    expect(line({ type: 'over', result: 'defeated' })).toBeUndefined();
  });
  it('the standing of an open attack: armor with its causes, warnings, the chain and the verdict', () => {
    const fight = atTable(['elven-protectors', 'ironclads'])
      .declare('ranged', 'ironclads')
      .type('ranged', 'physical', 9);
    const standing = game.standing(fight.state, game.text.en);
    expect(standing).toMatchObject({
      phase: 'Ranged and Siege',
      focus: 'Add 1 more to defeat Ironclads, or cancel',
    });
    expect(standing.sides[0]?.facts?.pool).toBe('Physical 9 -> 4.5 = 4 against armor 5: Insufficient, 1 short');
    expect(standing.sides[1]?.rows[1]).toMatchObject({
      enemy: 'Ironclads',
      armor: '5 (3 +2 defend)',
      resists: 'physical',
      abilities: 'brutal',
    });
    expect(standing.reminders).toEqual([
      'Group contains Physical Resistant enemy - Physical attacks halved (Ironclads)',
    ]);
  });
  it('the words of an outcome', () => {
    const fight = atTable(['prowlers'], {}, { fame: 2 });
    fight.attack('ranged', ['prowlers'], ['ranged', 'physical', 3]);
    expect(game.text.en.outcome(fight.s.ended())).toBe(
      'All enemies defeated. Fame +2, level 2, Reputation +1, no Wounds.',
    );
    const survived = { ...fight.s.ended(), result: 'survived', faced: 2 } as const;
    expect(game.text.en.outcome(survived)).toMatch(/^1 of 2 enemies defeated\. Fame \+2, /);
    expect(game.text.en.outcome({ ...survived, result: 'stopped', faced: 1 })).toMatch(
      /^Fight stopped: 1 of 1 enemy defeated\. /,
    );
    const [mine] = fight.s.ended().heroes;
    const two = [mine, { ...mine, seat: 'hero2', fame: 0, levelAfter: 1, reputation: -1, wounds: 2, knockedOut: true }];
    expect(game.text.en.outcome({ ...fight.s.ended(), heroes: two as NonNullable<typeof mine>[] })).toContain(
      'Hero 1: Fame +2, level 2, Reputation +1, no Wounds; Hero 2: Fame +0, Reputation -1, 2 Wounds, knocked out.',
    );
    expect(game.text.en.seat('enemies' as 'host', fight.state)).toBe('Enemies');
  });
});

describe('the bot', () => {
  const best = (fight: Fight) => {
    const seat = fight.seat;
    const mine = choices(game.rules, fight.state).filter((choice) => choice.seat === seat);
    return game.bot(game.rules.view(fight.state, seat), seat, mine, chanceOf(1, 1));
  };
  it('attacks the best single group that the hand surely defeats', () => {
    const hero = { hand: ['swift-bolt', 'swiftness'], mana: { white: 2 } };
    expect(best(withCards(['prowlers', 'wolf-riders'], hero))).toMatchObject({
      type: 'DECLARE_ATTACK_TARGET',
      targetEnemyIds: ['e1', 'e2'],
      attackType: 'ranged',
    });
    expect(best(withCards(['prowlers', 'swamp-dragon'], hero))).toMatchObject({ targetEnemyIds: ['e1'] });
    expect(best(withCards(['swamp-dragon'], hero))).toMatchObject({ type: 'END_COMBAT_PHASE' });
  });
  it('blocks what hurts most, if it can', () => {
    const fight = withCards(['prowlers', 'swordsmen'], { hand: ['determination', 'rage'], mana: { blue: 1 } });
    expect(best(fight)).toMatchObject({ type: 'DECLARE_BLOCK_TARGET', enemyId: 'e2' });
    fight.does(best(fight)).does(best(fight)).does(best(fight)).does(best(fight));
    expect(fight.enemy('swordsmen').attacks[0]?.blocked).toBe(true);
  });
  it('does better than chance, and never lists a move that is refused', () => {
    const setup = game.setup.presets.find((preset) => preset.id === 'two-orcs')?.setup;
    expect(setup && simulate(game, setup, {}, { seed: 1, from: 0, to: 20 }).results).toEqual({ defeated: 20 });
    for (let i = 0; i < 40; i++) simulate(game, game.setup.sample(chanceOf(21, i)), {}, { seed: i, from: 0, to: 1 });
  });
});

describe('the game as programs see it', () => {
  it('dice of an event carry their faces; summaries tell who is left', () => {
    expect(game.dice({ type: 'dice', seat: 'hero', why: 'horn', faces: [1, 6] })).toEqual({
      seat: 'hero',
      why: { code: 'horn' },
      dice: [
        { face: 1, sides: 6 },
        { face: 6, sides: 6 },
      ],
    });
    expect(game.dice({ type: 'over', result: 'defeated' })).toBeUndefined();
    const fight = atTable(['prowlers']);
    fight.attack('ranged', ['prowlers'], ['ranged', 'physical', 3]);
    expect(game.summary(fight.state, fight.s.ended())).toEqual({
      result: 'defeated',
      ending: 'defeated',
      rounds: 1,
      left: { hero: 0, enemies: 0 },
    });
    expect(TOKEN_LIST.length).toBe(game.setup.content.tokens);
  });
});

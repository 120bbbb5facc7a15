import { makeSave, openSave, verifySave } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { check } from '../setup/check.ts';
import { standing } from '../standing.ts';
import { english } from '../text/en.ts';
import { TableFight } from './table.fixture.ts';

/** From the table: every kind of entry, what is warned of, and what can be taken back. */
const withUnits = (...units: string[]) => [{ name: 'tovak' as const, units: units.map((unit) => ({ unit })) }];
const armorOf = (fight: TableFight, token: string) =>
  fight.state.enemies.find((enemy) => enemy.id === fight.id(token))?.armor;

describe('T1: no phase is passed over while somebody stands', () => {
  it('each stops although nothing is known that could be done, and one action ends it', () => {
    const fight = new TableFight({ site: 'keep' }, ['guardsmen']);
    const phases = [fight.phase];
    phases.push(fight.end().phase, fight.end().phase, fight.hit().phase);
    expect(phases).toEqual([1, 2, 3, 4]);
    expect(fight.end().home.result).toBe('withdrawn');
  });
  it('Block stops once more after the last attack is blocked; a fight that is won ends', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers']).end().block('prowlers', [['physical', 4]]);
    expect(fight.phase).toBe(2);
    fight.end();
    expect(fight.phase).toBe(4);
    expect(fight.attack('melee', ['prowlers'], ['melee', 'physical', 3]).home.result).toBe('defeated');
  });
  it('Block names what will hurt; damage that is not assigned keeps the phase open', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['wolf-riders', 'ironclads']).end();
    fight.end();
    expect(fight.step).toBe('5.1 assign');
    expect(fight.refuses({ type: 'END_COMBAT_PHASE' })).toBe('All damage must be assigned first.');
    fight
      .does({ type: 'ASSIGN_DAMAGE', enemyId: fight.id('ironclads'), attackIndex: 0 })
      .hit()
      .hit();
    expect(fight.phase).toBe(4);
  });
});

describe('enemies change by what the table says', () => {
  it('does not attack: nothing is dealt, and it is no block', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers']).end();
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e1', change: 'noAttack', note: 'Whirlwind' });
    expect(fight.lines.at(-1)).toBe('Prowlers do not attack (Whirlwind).');
    expect(fight.attacksOf('prowlers')[0]).toMatchObject({ cancelled: true, blocked: false });
    expect(fight.end().phase).toBe(4);
  });
  it('attack, armor, armor 1, resistance, ability, element', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['fire-golems', 'hydra']);
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e2', change: 'attack', attackIndex: 1, amount: -2 });
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e1', change: 'armor', amount: -3, note: 'Tremor' });
    expect(fight.lines.at(-1)).toBe('Fire Golems: armor -3 (Tremor).');
    expect([armorOf(fight, 'fire-golems'), fight.attacksOf('hydra')[1]?.change]).toEqual([-3, -2]);
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e1', change: 'loseResistance', what: 'physical' });
    expect(fight.lines.at(-1)).toBe('Fire Golems lose their resistance to physical.');
    expect(fight.refuses({ type: 'CHANGE_ENEMY', enemyId: 'e1', change: 'loseResistance', what: 'physical' })).toMatch(
      /no such thing to lose/,
    );
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e1', change: 'loseAbility', what: 'brutal' });
    expect(fight.lines.at(-1)).toBe('Fire Golems lose Brutal.');
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e1', change: 'element' });
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e2', change: 'armorTo1' });
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e2', change: 'loseResistance', what: 'all' });
    fight.attack('ranged', ['hydra'], ['ranged', 'ice', 1]).end();
    fight.block('fire-golems', [['physical', 3]]);
    expect(fight.lines).toContain('The attack of Fire Golems is blocked: 3 of 3.');
  });
  it('destroyed gives Fame, and closes what was open against it; blocked counts as a block', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers', 'wolf-riders']).declare('ranged', 'prowlers');
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e1', change: 'destroyed', note: 'Tornado' });
    expect([fight.hero.fame, fight.state.currentAttackDeclaration]).toEqual([2, null]);
    fight.end().does({ type: 'CHANGE_ENEMY', enemyId: 'e2', change: 'blocked', attackIndex: 0 });
    expect(fight.attacksOf('wolf-riders')[0]?.blocked).toBe(true);
    expect(fight.hero.turn.blockedEnemies).toBe(1);
  });
  it('while its damage is split, an attack that changes deals as much more or less', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers', 'medusa']).end().end();
    fight.does({ type: 'ASSIGN_DAMAGE', enemyId: 'e1', attackIndex: 0 });
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e1', change: 'attack', amount: -3 }).hit();
    expect(fight.lines).toContain('Tovak takes a Wound.');
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e2', change: 'noAttack' });
    expect([fight.phase, fight.hero.woundsToHand]).toEqual([4, 1]);
  });
  it('immunity is warned of where a color is given, and people may know better', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['fire-mages', 'shadow']);
    const red = { type: 'CHANGE_ENEMY', enemyId: 'e1', change: 'armor', amount: -1, colour: 'red' } as const;
    expect(fight.refuses(red)).toMatch(/^Fire Mages: immune to a card of this color\./);
    fight.does({ ...red, anyway: true }).does({ ...red, colour: 'blue' });
    const arcane = { type: 'CHANGE_ENEMY', enemyId: 'e2', colour: 'white' } as const;
    expect(fight.refuses({ ...arcane, change: 'noAttack' })).toMatch(/immune/);
    fight.does({ ...arcane, change: 'attack', amount: -1 });
    fight.does({ type: 'CHANGE_ENEMY', enemyId: 'e2', change: 'noAttack' });
  });
  it('what cannot mean anything is refused', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers', 'diggers']);
    const says = (entry: object) =>
      fight.refuses({ type: 'CHANGE_ENEMY', enemyId: 'e1', change: 'armor', ...entry } as never);
    expect(says({ enemyId: 'e9', amount: 1 })).toBe('e9 is not in this fight.');
    expect(says({ amount: 0 })).toMatch(/whole number/);
    expect(says({ amount: 21 })).toMatch(/up to 20/);
    expect(says({ change: 'melted' })).toBe('There is no such change.');
    expect(says({ change: 'attack', amount: 1, attackIndex: 3 })).toMatch(/that attack is over/);
    expect(says({ amount: 1, note: 'x'.repeat(41) })).toBe('A note is one line of up to 40 characters.');
    expect(says({ amount: 1, wild: true })).toBe('This command has no field "wild".');
  });
  it('the walls of the place are ignored for the whole fight', () => {
    const fight = new TableFight({ site: 'keep' }, ['swordsmen']);
    fight.does({ type: 'OPEN_WALLS', note: 'Demolish' });
    expect(fight.lines.at(-1)).toBe('The fortification of the site is ignored (Demolish).');
    expect(fight.refuses({ type: 'OPEN_WALLS' })).toBe('No walls matter in this phase.');
    fight.attack('ranged', ['swordsmen'], ['ranged', 'physical', 5]);
    expect(fight.home.result).toBe('conquered');
  });
});

describe('summoned monsters', () => {
  const summoner = (token = 'orc-summoners') => new TableFight({ site: 'rampagers' }, [token]).end();
  it('Fray draws one where the table leaves it', () => {
    const fight = summoner();
    expect(fight.combat.leaveDice().ok).toBe(true);
    expect(fight.state.enemies.filter((enemy) => enemy.role === 'summoned')).toHaveLength(1);
  });
  it('nothing could be drawn: the summoner is left without an attack, and is there to be attacked', () => {
    const fight = summoner();
    expect(fight.combat.need?.none).toBe('none');
    fight.says('none');
    expect(fight.lines.at(-1)).toBe('Orc Summoners found no brown token to summon.');
    expect(fight.state.enemies).toHaveLength(1);
    fight.end().attack('melee', ['orc-summoners'], ['melee', 'physical', 4]);
    expect(fight.home).toMatchObject({ result: 'defeated', wounds: 0 });
    const twice = summoner('dragon-summoner').says('none').says('minotaur');
    expect(twice.state.enemies.map(({ token }) => token)).toEqual(['dragon-summoner', 'minotaur']);
  });
  it('two questions for the Dragon Summoner, and each token once', () => {
    const fight = summoner('dragon-summoner').says('shadow');
    const left = fight.combat.need?.held?.filter((token) => token === 'shadow');
    expect(left).toHaveLength(1);
    fight.says('minotaur');
    expect(fight.lines).toContain('Dragon Summoner summoned Shadow.');
    expect(fight.lines).toContain('Dragon Summoner summoned Minotaur.');
  });
  it('a name can be corrected until the attack is blocked; nothing drawn leaves the summoner without an attack', () => {
    const fight = summoner().says('werewolf');
    const enemyId = fight.id('werewolf');
    expect(fight.refuses({ type: 'NAME_MONSTER', enemyId, token: 'prowlers' })).toMatch(/not from the brown pile/);
    expect(fight.refuses({ type: 'NAME_MONSTER', enemyId, token: 'orc-summoners', anyway: true })).toMatch(
      /cannot be summoned/,
    );
    fight.does({ type: 'NAME_MONSTER', enemyId, token: 'hydra' });
    expect(fight.lines.at(-1)).toBe('Orc Summoners summoned Hydra, not Werewolf.');
    expect([fight.attacksOf('hydra').length, fight.state.out.werewolf, fight.state.out.hydra]).toEqual([3, 0, 1]);
    fight.does({ type: 'NAME_MONSTER', enemyId, token: 'none' });
    expect(fight.lines.at(-1)).toBe('Orc Summoners found nothing to summon.');
    expect(fight.end().phase).toBe(4);
    const blocked = summoner()
      .says('minotaur')
      .block('minotaur', [['physical', 5]]);
    expect(blocked.choices('NAME_MONSTER')).toEqual([]);
  });
  it('a token that is out as often as it exists is warned of', () => {
    const fight = new TableFight({ site: 'rampagers', out: { werewolf: 2 } }, ['orc-summoners']).end().says('minotaur');
    const entry = { type: 'NAME_MONSTER', enemyId: fight.id('minotaur'), token: 'werewolf' } as const;
    expect(fight.refuses(entry)).toMatch(/^Werewolf: all 2 tokens are already in play/);
    fight.does({ ...entry, anyway: true });
  });
});

describe('what the table is reminded of', () => {
  const told = (fight: TableFight) => standing(fight.state, english).reminders ?? [];
  it('what will hurt when Block ends, figures that are meant to be looked at again, and why nobody is healed', () => {
    const own = { name: 'Titan', armor: 17, attacks: [{ value: 3 }] };
    const fight = new TableFight({ site: 'rampagers', enemies: [{ token: 'ironclads' }, { own }] });
    expect(told(fight)).toEqual([
      'Titan: armor over 16 or an attack over 15 is more than any token has. Is that intended?',
      'No healing during combat; afterward, Wounds in hand and on units can be healed.',
    ]);
    expect(told(fight.end())[0]).toBe('Unblocked: Ironclads, 8 damage; Titan, 3 damage');
  });
  it('when nothing is left to block, whether anything comes before the Attack phase', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers']).end();
    const asks = () => standing(fight.state, english).focus;
    expect(asks()).toBe('Choose an attack to block, or end the phase');
    fight.does({ type: 'CHANGE_ENEMY', enemyId: fight.id('prowlers'), change: 'noAttack' });
    expect([fight.phase, asks()]).toEqual([2, 'Anything before the Attack phase?']);
    expect(fight.end().phase).toBe(4);
  });
  it('at the end, what to do with the tokens', () => {
    const won = new TableFight({ site: 'rampagers' }, ['prowlers']).attack(
      'ranged',
      ['prowlers'],
      ['ranged', 'physical', 3],
    );
    expect(won.lines.at(-1)).toBe('Discard the tokens of defeated enemies.');
    const left = new TableFight({ site: 'dungeon' }, ['hydra']).end().end();
    for (let i = 0; i < 2; i++) left.does({ type: 'ASSIGN_DAMAGE', enemyId: 'e1', attackIndex: i }).hit();
    expect(left.hit().end().lines.at(-1)).toBe('Discard all tokens, defeated or not.');
  });
});

describe('damage, Wounds, units, Fame', () => {
  it('damage and Wounds can be ignored', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['medusa']).end().end();
    expect(fight.refuses({ type: 'IGNORE_DAMAGE', points: 7 })).toMatch(/up to 6/);
    fight.does({ type: 'IGNORE_DAMAGE', points: 2, note: 'Battle Hardened' });
    expect(fight.lines.at(-1)).toBe('2 damage ignored (Battle Hardened); 4 left.');
    fight.does({ type: 'IGNORE_WOUNDS', wounds: 2, note: 'Veil of Mist' }).hit();
    expect([fight.hero.woundsToHand, fight.phase]).toEqual([0, 4]);
    const all = new TableFight({ site: 'rampagers' }, ['prowlers']).end().end();
    expect(all.does({ type: 'IGNORE_DAMAGE', points: 4 }).phase).toBe(4);
  });
  it('Wounds as a cost count for the knock-out where they come into the hand', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers']);
    fight.does({ type: 'TAKE_WOUNDS', wounds: 4, to: 'hand', note: 'Blood Rage' });
    fight.does({ type: 'TAKE_WOUNDS', wounds: 3, to: 'discard' });
    expect(fight.hero.knockedOut).toBe(false);
    fight.does({ type: 'TAKE_WOUNDS', wounds: 1, to: 'hand' });
    expect(fight.lines.slice(-2)).toEqual([
      'Tovak takes a Wound.',
      'Tovak is knocked out: discard all cards in hand that are no Wounds.',
    ]);
  });
  it('units are spent, wounded, ready again, lost and added, by name or by figures', () => {
    const fight = new TableFight({ site: 'rampagers', heroes: withUnits('utem-swordsmen') }, ['medusa']);
    fight.does({ type: 'CHANGE_UNIT', unitId: 'u1', change: 'spent' });
    expect(fight.refuses({ type: 'CHANGE_UNIT', unitId: 'u1', change: 'spent' })).toMatch(/are spent/);
    fight
      .does({ type: 'CHANGE_UNIT', unitId: 'u1', change: 'ready' })
      .does({ type: 'CHANGE_UNIT', unitId: 'u1', change: 'lost' });
    fight.does({ type: 'ADD_UNIT', unit: 'peasants' });
    fight.does({ type: 'ADD_UNIT', unit: 'Old Guard', armor: 6, resists: ['physical'] });
    expect(fight.refuses({ type: 'ADD_UNIT', unit: 'peasants', armor: 4 })).toMatch(/printed unit has its own figures/);
    expect(fight.refuses({ type: 'ADD_UNIT', unit: 'Ogre', armor: 13 })).toMatch(/up to 12/);
    fight.declare('ranged', 'medusa').add('ranged', 'physical', 1, { unit: 'u2' });
    expect(fight.lines.at(-1)).toBe('Ranged 1 from Old Guard.');
    fight.resolve(true).end().end().hit('u2');
    expect(fight.lines).toContain('Old Guard is unhurt; 0 damage left.');
    fight.end();
    expect(fight.lines).toContain('Tovak: Wounds in hand 0, in the discard pile 0; lost: Utem Swordsmen.');
  });
  it('what a unit has printed is listed with what it costs the unit; the banner of Glory adds 1 and Fame', () => {
    const heroes = [{ name: 'tovak' as const, units: [{ unit: 'utem-swordsmen', banner: 'banner-of-glory' }] }];
    const fight = new TableFight({ site: 'rampagers', heroes }, ['medusa'])
      .end()
      .end()
      .hit()
      .declare('melee', 'medusa');
    const listed = fight.choices('ADD_TO_ATTACK_POOL').filter((choice) => !choice.form);
    expect(listed.map((choice) => english.label(choice, fight.state))).toEqual([
      'Attack 4 from Utem Swordsmen',
      'Attack 7 from Utem Swordsmen, wounding them',
    ]);
    const second = listed[1];
    if (second) fight.does(second.action);
    expect(fight.hero.units[0]).toMatchObject({ ready: false, wounds: 1 });
    expect(fight.hero.fame).toBe(1);
  });
  it('Fame and Reputation', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers']);
    fight.does({ type: 'CHANGE_FAME', what: 'fame', amount: 4, note: 'Heroic Tale' });
    fight.does({ type: 'CHANGE_FAME', what: 'reputation', amount: -9 });
    expect(fight.lines.slice(-2)).toEqual(['Fame +4 (Heroic Tale).', 'Reputation -9.']);
    expect([fight.hero.fame, fight.hero.reputation]).toEqual([4, -7]);
  });
  it('nobody may have more than 60 entries in a phase', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers']);
    for (let i = 0; i < 60; i++) fight.does({ type: 'CHANGE_FAME', what: 'fame', amount: 1 });
    expect(fight.choices('CHANGE_FAME')).toEqual([]);
    expect(fight.end().choices('CHANGE_FAME')).toHaveLength(1);
  });
});

describe('T3 to T5: taken back, from nothing but a place', () => {
  it('every entry can be undone one by one, back to the last draw', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['orc-summoners']).end().says('werewolf');
    const states = [JSON.stringify(fight.state)];
    fight.does({ type: 'CHANGE_ENEMY', enemyId: fight.id('werewolf'), change: 'attack', amount: -2 });
    states.push(JSON.stringify(fight.state));
    fight.does({ type: 'DECLARE_BLOCK_TARGET', enemyId: fight.id('werewolf'), attackIndex: 0 });
    states.push(JSON.stringify(fight.state));
    fight.does({ type: 'ADD_TO_BLOCK_POOL', element: 'physical', amount: 9, note: 'Ice Shield' });
    for (const before of states.reverse()) {
      expect(fight.combat.undo().ok).toBe(true);
      expect(JSON.stringify(fight.state)).toBe(before);
    }
    expect(fight.combat.undo()).toMatchObject({ ok: false, reason: { code: 'fence' } });
    expect(fight.combat.undo({ host: true }).ok).toBe(true);
    expect(fight.combat.need?.held).toContain('werewolf');
  });
  it('a fight that waits for a name is saved, opened and played on, and its log plays again', () => {
    const fight = new TableFight({ site: 'monster-den' }, ['illusionists']).end();
    const save = makeSave(fight.combat);
    const opened = openSave(rules, JSON.parse(JSON.stringify(save)));
    if (!opened.ok) throw new Error(opened.reason.code);
    expect(opened.combat.need).toEqual(fight.combat.need);
    expect(opened.combat.typeDice(['gargoyle']).ok).toBe(true);
    expect(verifySave(rules, makeSave(opened.combat)).ok).toBe(true);
  });
  it('the smallest setup is a place and names of tokens', () => {
    const read = check({ site: 'keep', pool: 'table', enemies: [{ token: 'Guardsmen' }] });
    expect(read).toMatchObject({ ok: true, setup: { heroes: [{ name: 'tovak' }] } });
    const drawn = new TableFight({ site: 'dungeon' });
    expect(drawn.combat.need).toMatchObject({ kind: 'draw', why: { code: 'draw-token', pile: 'brown' } });
    expect(drawn.says('medusa').lines).toContain('The enemies: Medusa.');
  });
  it('enemies of your own have all that is printed on others, attack by attack', () => {
    const own = {
      name: 'Twin Horror',
      armor: 4,
      elusive: 9,
      attacks: [
        { value: 2, element: 'fire' as const, abilities: ['swift' as const] },
        { value: 3, abilities: ['brutal' as const] },
      ],
      defend: 1,
      resists: ['ice' as const],
      fame: 6,
      reputation: -2,
    };
    const fight = new TableFight({ site: 'rampagers', enemies: [{ own, role: 'rampager' }] }).declare(
      'ranged',
      'Twin Horror',
    );
    expect(fight.refuses({ type: 'RESOLVE_ATTACK' })).toMatch(/^10 points/);
    fight.add('ranged', 'physical', 2).resolve(true).end();
    fight.block('Twin Horror', [['ice', 4]]);
    expect(fight.lines).toContain('The attack of Twin Horror is blocked: 4 of 4.');
    fight.end();
    expect(fight.lines).toContain('Damage 6 from Twin Horror.');
    fight.hit().attack('melee', ['Twin Horror'], ['melee', 'physical', 10]);
    expect(fight.home).toMatchObject({ fame: 6, reputation: -2, wounds: 3 });
    const summoning = { name: 'Caller', summon: { pile: 'green' as const, times: 2 as const } };
    const caller = new TableFight({ site: 'rampagers', enemies: [{ own: summoning }] })
      .end()
      .says('prowlers')
      .says('diggers');
    expect(caller.state.enemies.map((enemy) => enemy.token)).toEqual(['Caller', 'prowlers', 'diggers']);
  });
});

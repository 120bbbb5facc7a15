import { type Chance, choices, type Ruleset, Runner, seededDice, type Types } from '@fray/engine';
import { futureKeysHold } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { randomBot } from './bots.ts';
import { KEY_FIELDS as EXODUS } from './exodus-loop/odds/key.ts';
import { KEY_FIELDS as FAB } from './flesh-and-blood/odds/key.ts';
import { withOdds } from './game.ts';
import { TESTED_GAMES } from './games.fixture.ts';
import { KEY_FIELDS as MAGE_KNIGHT } from './mage-knight/odds/key.ts';
import { KEY_FIELDS as MERC } from './merc/odds/key.ts';
import { loadWhole, type WholeGame } from './registry.ts';
import { chanceFrom } from './simulate.ts';
import { KEY_FIELDS as TI4 } from './twilight-imperium/odds/key.ts';

/** The law of keys: this many pairs of states with one key, of random combats; the soak run needs 500. */
const PAIRS = process.env.FRAY_ODDS ? 500 : 40;
const SEED = 2119;

const loaded = (await Promise.all(TESTED_GAMES.map(loadWhole))).map((game) => withOdds(game, game.odds));
const keyed = loaded.filter((game) => game.rules.futureKey);

/** How many are searched for undeclared fields. */
const COMBATS = 40;
/** A random combat after some random moves. */
function afterSome(game: WholeGame, number: number): Types['state'] {
  const source = seededDice(SEED, number);
  const chance = chanceFrom(source);
  const runner = new Runner(game.rules, game.rules.begin(game.setup.sample(chance)), source);
  runner.start();
  const bot = randomBot(game);
  for (let moves = 0; moves < number % 30 && game.rules.outcome(runner.state) === undefined; moves++) {
    const list = choices(game.rules, runner.state);
    const seat = list[0]?.seat as string;
    const mine = list.filter((choice) => choice.seat === seat);
    runner.apply(seat, bot(game.rules.view(runner.state, seat), seat, mine, chance));
  }
  return runner.state;
}

interface Flown {
  squadrons: { pilot: { name: string; xp: number; kills: number; missions: number } | null }[];
  fallen: { name: string; squadron: string; side: string; alive: boolean }[];
}
interface Dealt {
  number: number;
  last_pitch_sum: number;
  players: Record<string, Record<'graveyard' | 'pitched' | 'banished' | 'soul' | 'permanents', unknown[]>>;
}
/** Every ship of Exodus has a name of its own, so that two routes seldom lead to one key: what only counts after the combat is changed instead. */
const OTHERWISE: Readonly<Record<string, (state: Types['state'], chance: Chance) => void>> = {
  'exodus-loop': (state, chance) => {
    const { squadrons, fallen } = state as unknown as Flown;
    const [xp = 0, kills = 0, alive = 0] = chance(3, 90);
    for (const { pilot } of squadrons)
      if (pilot) Object.assign(pilot, { name: `N${xp}`, xp: pilot.xp + xp, kills: pilot.kills + kills, missions: 3 });
    fallen.push({ name: `N${xp}`, squadron: 'I-Alpha-99', side: 'player', alive: alive > 45 });
  },
  /** Two routes through decks hardly ever draw the same cards: the order of open cards is changed, and what is only reported. */
  'flesh-and-blood': (state, chance) => {
    const told = state as unknown as Dealt;
    const [by = 1] = chance(1, 5);
    for (const player of Object.values(told.players)) {
      for (const zone of ['graveyard', 'pitched', 'banished', 'soul'] as const)
        player[zone].push(...player[zone].splice(0, by));
      player.permanents.push(...player.permanents.splice(0, by));
    }
    if (told.number > 2) told.number += by;
    Object.assign(told, { last_pitch_sum: told.last_pitch_sum + by, arsenal_player: 'A' });
  },
};

describe('equal keys, equal futures', () => {
  it.each(keyed.map((game) => [game.id, game] as const))(`%s: ${PAIRS} pairs`, (id, game) => {
    const otherwise = OTHERWISE[id];
    expect(futureKeysHold({ ...game, ...(otherwise ? { otherwise } : {}) }, PAIRS, SEED)).toBe(PAIRS);
  });

  it('a key that forgets too much is found', () => {
    const [game] = keyed.filter(({ id }) => id === 'merc') as [WholeGame];
    const futureKey: NonNullable<Ruleset<Types>['futureKey']> = (state) =>
      JSON.stringify(JSON.parse(game.rules.futureKey?.(state) ?? '[]').slice(0, 4));
    expect(() => futureKeysHold({ ...game, rules: { ...game.rules, futureKey } }, PAIRS, SEED)).toThrow(
      'equal keys, equal futures',
    );
  });
});

/** Where the rows of a key lie in a state: every value of that kind. */
type Rows = Readonly<Record<string, (state: never) => readonly object[]>>;
const pick = (fields: string) => (state: never) => (state as Readonly<Record<string, object[]>>)[fields] ?? [];
const GAMES_WITH_ROWS: readonly [id: string, fields: typeof MERC, rows: Rows][] = [
  [
    'merc',
    MERC,
    {
      unit: pick('units'),
      gear: (state) => (state as { units: { gear: object[] }[] }).units.flatMap(({ gear }) => gear),
      attack: (state) => [(state as { attack: object | null }).attack ?? {}],
      vehicle: pick('vehicles'),
      sector: pick('sectors'),
    },
  ],
  [
    'twilight-imperium',
    TI4,
    {
      unit: pick('units'),
      party: (state) =>
        Object.values((state as { parties: Record<string, object | undefined> }).parties).map((one) => one ?? {}),
      planet: pick('planets'),
    },
  ],
  ['mage-knight', MAGE_KNIGHT, { hero: pick('heroes'), enemy: pick('enemies') }],
  [
    'flesh-and-blood',
    FAB,
    { player: (state) => Object.values((state as { players: Record<string, object> }).players) },
  ],
  [
    'exodus-loop',
    EXODUS,
    {
      squadron: pick('squadrons'),
      pilot: (state) => (state as { squadrons: { pilot: object | null }[] }).squadrons.map(({ pilot }) => pilot ?? {}),
      carrier: pick('carriers'),
      side: (state) => Object.values((state as { sides: Record<string, object> }).sides),
    },
  ],
];

describe.each(GAMES_WITH_ROWS)('the key of %s', (id, { inKey, left }, rows) => {
  it('tells every field of a state, or leaves it out with the reason', () => {
    const game = loaded.find((one) => one.id === id) as WholeGame;
    const seen = new Set<string>();
    for (let number = 0; number < COMBATS; number++) {
      const state = afterSome(game, number);
      for (const field of Object.keys(state)) seen.add(`state.${field}`);
      for (const [name, of] of Object.entries(rows))
        for (const value of of(state as never)) for (const field of Object.keys(value)) seen.add(`${name}.${field}`);
    }
    const known = new Set([...inKey, ...Object.keys(left)]);
    expect([...seen].filter((field) => !known.has(field))).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });

  it('has a sentence for what it leaves out', () => {
    expect(Object.keys(left).length).toBeGreaterThan(5);
    for (const [field, why] of Object.entries(left)) expect(why, field).toMatch(/^[a-z].{5,}/);
    expect(Object.keys(left).filter((field) => inKey.includes(field))).toEqual([]);
  });
});

describe('what keys leave out', () => {
  it('is what is listed here, and nothing else', () => {
    const list = (fields: typeof MERC) => Object.keys(fields.left).sort().join(' ');
    expect(list(MERC)).toBe(
      [
        'attack.hits',
        'state.attacker state.attackers state.base state.currentUnitIndex state.custom state.defenders',
        'state.discarded state.named state.options state.phase state.rebelPlayers state.result state.ruler',
        'state.secondElsewhere state.sector state.stash unit.card unit.kind unit.side unit.training unit.waits',
      ].join(' '),
    );
    expect(list(MAGE_KNIGHT)).toBe(
      [
        'enemy.own hero.lostUnits hero.name hero.startFame hero.startReputation hero.startWounds',
        'state.cards state.cities state.firstConquest state.lastResolution state.options state.path state.sets',
        'state.site state.terrain state.typedPoints state.wall state.withdraw',
      ].join(' '),
    );
    expect(list(TI4)).toBe(
      [
        'party.facts party.name party.policy planet.home planet.influence planet.legendary planet.resources',
        'planet.traits state.aside state.captured state.extent state.made state.options state.quiet',
        'state.reminders state.skipEmptyWindows state.speaker state.start state.unknownHands state.version unit.id',
      ].join(' '),
    );
    expect(list(FAB)).toBe(
      [
        'player.mentor player.shieldBy',
        'state.arsenal_player state.awaiting_defense state.combat_block_total state.custom state.defend_max state.first',
        'state.idle_limit state.last_pitch_sum state.mode state.reaction_arsenal_cards state.result state.single',
      ].join(' '),
    );
    expect(list(EXODUS)).toBe(
      [
        'carrier.class carrier.height carrier.width pilot.carried pilot.kills pilot.missions pilot.name pilot.xp',
        'shot.atk shot.criticalRoll shot.def shot.die shot.roll side.faction',
        'state.columns state.encounter state.fallen state.first state.house state.rows state.scenario state.start state.zone',
      ].join(' '),
    );
  });
});

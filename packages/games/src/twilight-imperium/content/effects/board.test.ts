import { expect, it } from 'vitest';
import { bareRoll } from '../../rules/reach.ts';
import { rules } from '../../ruleset.ts';
import { nextDoor, planet, side, table, units } from '../../tests/fixture.ts';
import type { Bonus, Die, HitPool, PartyId, Roll, State, Unit } from '../../types.ts';
import { EFFECTS } from './registry.ts';
import type { EffectRow, Hooks, Use } from './types.ts';

/**
 * Section D on one full board: in which windows an effect may be used, on whom, and which units, rolls and systems it
 * changes. A condition that is lost or turned around names others. A line for each effect and question is in board.txt;
 * `npx vitest run` with this file and `-u` regenerates it: look at the difference, it is a change of rules.
 */

const FLEET: Parameters<typeof units>[0] = {
  'war-sun': 1,
  'dreadnought-1': [2, 1],
  'cruiser-1': 1,
  'destroyer-1': 1,
  'carrier-1': 1,
  'fighter-1': 1,
  'infantry-1': 1,
  mech: 1,
};
const ASHORE: typeof FLEET = { 'infantry-1': 1, mech: [1, 1], 'pds-1': 1, 'space-dock-1': 1 };
const AWAY: typeof FLEET = { 'dreadnought-1': 1, 'fighter-1': 1, 'infantry-1': 1, 'pds-1': 1 };
const PARTIES = ['attacker', 'defender', 'third-1'] as const;
const SYSTEMS = ['Home', 'Haven', 'Empty'];
const PLANETS = ['Quann', 'Lodor', 'Bare'];

function board(phase: State['phase']): State {
  const ashore = { attacker: ASHORE, defender: ASHORE };
  const counters = { tradeGoods: 5, influence: 5, resources: 5 };
  const setup = table(
    side('sol', { ...FLEET, genesis: 1 }, { fleetSupply: 9, counters }),
    side('hacan', FLEET, { fleetSupply: 9 }),
    {
      start: 'P0.3',
      thirds: [side('xxcha', { 'cruiser-1': 1 })],
      order: [...PARTIES],
      adjacent: [
        nextDoor('Home', { control: ['attacker'], wormholes: ['alpha'], units: { attacker: units(AWAY) } }),
        nextDoor('Haven', { control: ['defender'], wormholes: ['beta'], units: { defender: units(AWAY) } }),
        nextDoor('Empty', { link: 'wormhole', wormholes: ['beta'] }),
      ],
      system: {
        wormholes: ['alpha'],
        planets: [
          planet('Quann', 'defender', ashore, { traits: ['cultural'], resources: 2, influence: 1 }),
          planet('Lodor', 'attacker', ashore, { traits: ['hazardous'], legendary: true }),
          planet('Bare', null),
        ],
      },
    },
  );
  const state = rules.begin(setup);
  Object.assign(state, { phase, round: 1, planet: phase === 'ground' ? 'Quann' : null });
  for (const one of state.planets) one.stage = 'committed';
  return state;
}

/** A unit in a few letters: `d.dre!@space` is a damaged dreadnought of the defender. */
const short = ({ side: by, kind, damaged, at }: Unit): string =>
  `${by[0]}.${kind.slice(0, 3)}${damaged ? '!' : ''}@${at.replace('next ', '+')}`;
function told(state: State, id: string): string {
  const [unit = '', to] = id.split('>');
  const found = state.units.find((one) => one.id === unit);
  return found ? `${short(found)}${to === undefined ? '' : `>${to}`}` : id;
}
const brief = (value: unknown): string =>
  value && typeof value === 'object' ? ('code' in value ? String(value.code) : JSON.stringify(value)) : String(value);

/** What is asked of an effect in one place for one party, and the answer. */
type Say = (question: string, answer: string) => void;
interface Place {
  state: State;
  by: PartyId;
  pool: HitPool;
  unit: Unit;
  roll(kind: Roll['kind']): Roll;
}

/** Units that a window may be about, and how they are named. */
const SUBJECTS: readonly (readonly [name: string, fits: (unit: Unit, by: PartyId) => boolean])[] = [
  ['', (unit, by) => unit.side === by && unit.kind === 'cruiser-1'],
  [' of a mech', (unit, by) => unit.side === by && unit.kind === 'mech' && unit.at === 'Quann'],
  [' of a foe', (unit, by) => unit.side !== by && unit.kind === 'dreadnought-1' && unit.at === 'space'],
];

function askOffers(row: EffectRow, { state, by, pool, unit: first }: Place, say: Say): void {
  row.offers?.forEach((offer, index) => {
    for (const window of [offer.window].flat())
      for (const [name, fits] of SUBJECTS) {
        const unit = state.units.find((one) => fits(one, by)) ?? first;
        const use: Use = { effect: row.id, by, window, unit: unit.id, roll: 0, pool, planet: 'Quann', party: by };
        if (offer.applies && !offer.applies(state, use)) continue;
        const not = offer.not?.(state, use);
        const targets = offer.targets?.(state, use).map((id) => told(state, id)) ?? [];
        const dice = offer.roll?.(state, { ...use, target: unit.id }) ?? [];
        const rolls = dice.map((die) => `${told(state, die.unit)}=${die.dice}x${die.value}`);
        say(`use ${index} ${window}${name}`, [not ? `not ${not.code}` : 'may', ...targets, ...rolls].join(' '));
      }
  });
  for (const [name, ask] of Object.entries(row.asks ?? {})) {
    const use: Use = {
      effect: row.id,
      by,
      window: 'post',
      unit: first.id,
      roll: 0,
      pool,
      planet: 'Quann',
      target: first.id,
    };
    const from = ask.from(state, use).map((id) => told(state, id));
    say(`asks ${name}`, [ask.count(state, use), ...from].join(' '));
  }
}

function askHooks(hooks: Hooks, when: string, { state, by, pool, unit: subject, roll }: Place, say: Say): void {
  const bonus = { by, until: 'round', unit: subject.id, party: by, planet: 'Quann' } as unknown as Bonus;
  const each = (name: string, ask: ((unit: Unit) => unknown) | false | undefined): void => {
    if (!ask) return;
    const found = state.units.flatMap((unit) => (ask(unit) ? [`${short(unit)}=${brief(ask(unit))}`] : []));
    if (found.length) say(`${when} ${name}`, found.join(' '));
  };
  const of = <T extends string>(
    name: string,
    all: readonly T[],
    ask: ((one: T) => unknown) | false | undefined,
  ): void => {
    if (!ask) return;
    const found = all.flatMap((one) => (ask(one) ? [`${one}=${brief(ask(one))}`] : []));
    if (found.length) say(`${when} ${name}`, found.join(' '));
  };
  const h = hooks;
  const rolled = (unit: Unit): Roll => state.rolls.find((one) => one.by === unit.side) ?? roll('combat');
  each('combat', h.combatModifier && ((unit) => h.combatModifier?.(state, by, unit, rolled(unit), bonus)));
  each('dice', h.combatDice && ((unit) => h.combatDice?.(state, by, unit, rolled(unit), bonus)));
  each('dice instead', h.combatDiceOf && ((unit) => h.combatDiceOf?.(state, by, unit, rolled(unit))));
  for (const kind of ['barrage', 'bombardment', 'cannon'] as const) {
    each(`${kind} +`, h.abilityModifier && ((unit) => h.abilityModifier?.(state, by, unit, roll(kind), bonus)));
    each(`${kind} lent`, h.ability && ((unit) => h.ability?.(state, by, unit, kind, bonus)));
    of('more dice', [kind], h.abilityDice && (() => h.abilityDice?.(state, by, roll(kind), bonus)));
    of('loose dice', [kind], h.loose && (() => h.loose?.(state, by, roll(kind), bonus)));
  }
  for (const kind of ['barrage', 'bombardment', 'cannon', 'sustain', 'shield'] as const)
    each(`no ${kind}`, h.noAbility && ((unit) => h.noAbility?.(state, by, unit, kind, bonus)));
  each('sustain forbidden', h.noSustain && ((unit) => h.noSustain?.(state, by, unit, pool, bonus)));
  each('may sustain', h.maySustain && ((unit) => h.maySustain?.(state, by, unit, pool)));
  each('sustain cancels', h.sustainCancels && ((unit) => h.sustainCancels?.(state, by, unit, pool)));
  each('untouchable', h.untouchable && ((unit) => h.untouchable?.(state, by, unit, pool)));
  each('may land', h.mayCommit && ((unit) => h.mayCommit?.(state, by, unit, 'Bare')));
  of('supply', [by], h.supply && (() => h.supply?.(state, by)));
  of('capacity', [by], h.capacity && (() => h.capacity?.(state, by)));
  of('tally of 2', [by], h.tally && (() => h.tally?.(state, by, roll('combat'), 2, bonus)));
  of('hits vanish', [by], h.cancels && (() => h.cancels?.(state, by, pool)));
  of('shields ignored', [by], h.ignoresShield && (() => h.ignoresShield?.(state, by)));
  for (const die of roll('combat').dice as Die[]) {
    of(`face ${die.face}`, [by], h.natural && (() => h.natural?.(state, by, roll('combat'), die)));
    of(`hits of ${die.face}`, [by], h.eligible && (() => h.eligible?.(state, by, roll('combat'), die, bonus)));
  }
  of('no roll', PARTIES, h.noRoll && ((party) => h.noRoll?.(state, by, party, bonus)));
  of('no retreat', PARTIES, h.noRetreat && ((party) => h.noRetreat?.(state, by, party, bonus)));
  of('must announce', PARTIES, h.mustAnnounce && ((party) => h.mustAnnounce?.(state, by, party, bonus)));
  for (const part of ['offense', 'defense'] as const)
    of(`no cannon, ${part}`, PARTIES, h.noCannon && ((party) => h.noCannon?.(state, by, party, part, bonus)));
  of('may retreat to', SYSTEMS, h.mayRetreatTo && ((to) => h.mayRetreatTo?.(state, by, by, to)));
  for (const party of PARTIES) {
    of(`adjacent for ${party}`, SYSTEMS, h.adjoins && ((to) => h.adjoins?.(state, by, party, to, bonus)));
    of(`in reach of ${party}`, SYSTEMS, h.reaches && ((to) => h.reaches?.(state, by, party, to, bonus)));
  }
  of('no bombardment', PLANETS, h.noBombardment && ((id) => h.noBombardment?.(state, by, id)));
  of('no landing', PLANETS, h.noLanding && ((id) => h.noLanding?.(state, by, 'attacker', id)));
  of('landing costs', PLANETS, h.landingCost && ((id) => h.landingCost?.(state, by, 'attacker', id)));
}

/** Both combats, looked at by each party. */
const PLACES: readonly (Place & { name: string })[] = (['space', 'ground'] as const).flatMap((phase) =>
  PARTIES.map((by) => {
    const state = board(phase);
    const place = phase === 'ground' ? 'Quann' : 'space';
    const foe: PartyId = by === 'attacker' ? 'defender' : 'attacker';
    const unit = state.units.find((one) => one.side === by && one.kind === 'cruiser-1');
    if (!unit) throw new Error(`${by} has no cruiser`);
    const roll = (kind: Roll['kind']): Roll => ({
      ...bareRoll(kind, by, foe, place),
      hits: 2,
      dice: [1, 9, 10].map((face) => ({ unit: unit.id, value: 9, mod: 0, face })),
    });
    state.rolls = [roll('combat'), { ...roll('combat'), by: foe, on: by }];
    const pool: HitPool = { on: foe, by, source: 'combat', place, eligible: 'ships', count: 2, chooser: foe };
    return { name: `${phase[0]}.${by[0]}`, state, by, pool, unit, roll };
  }),
);

/** `effect question: whose answer; whose answer`, with `all` where it does not matter who asks and where. */
function linesOf(row: EffectRow): string[] {
  const answers = new Map<string, Map<string, string[]>>();
  for (const place of PLACES) {
    const say: Say = (question, answer) => {
      const found = answers.get(question) ?? new Map<string, string[]>();
      found.set(answer, [...(found.get(answer) ?? []), place.name]);
      answers.set(question, found);
    };
    askOffers(row, place, say);
    if (row.hooks) askHooks(row.hooks, 'has', place, say);
    if (row.lasting) askHooks(row.lasting, 'lasts', place, say);
  }
  return [...answers].flatMap(([question, found]) => {
    // The same answers about every unit are listed once.
    const plain = answers.get(question.replace(/ of a (mech|foe)$/, ''));
    if (plain !== found && JSON.stringify([...(plain ?? [])]) === JSON.stringify([...found])) return [];
    const parts = [...found].map(([answer, whose]) => `${whose.length === 6 ? 'all' : whose.join(',')} ${answer}`);
    return [`${row.id} ${question}: ${parts.join('; ')}`];
  });
}

it('section D: where every effect may be used, on whom, and what it changes', async () => {
  const lines = [...EFFECTS.values()].flatMap(linesOf);
  expect(lines.length).toBeGreaterThan(EFFECTS.size / 2);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./board.txt');
});

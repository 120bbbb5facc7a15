import { beforeAll, describe, expect, it } from 'vitest';
import { FIELD, FIELD_NAMES, type FieldName } from '../../setup/fields.ts';
import { setup } from '../../setup/index.ts';
import { effectByName, unitByName } from '../../setup/names.ts';
import type { PlayerSetup, Setup } from '../../setup/types.ts';
import { scenario, table } from '../../tests/fixture.ts';
import { english } from '../../text/en.ts';
import { problemText } from '../../text/problems.ts';
import { SETS } from '../../vocabulary.ts';
import { EFFECTS } from '../effects/registry.ts';
import { FACTION_ROWS } from '../factions.ts';
import { UNIT_ROWS } from '../units.ts';
import { AT_TABLE, PRINTED, SPELLINGS } from './index.ts';
import { PRINTED_KINDS, type PrintedKind } from './types.ts';

/** Every printed name is known wherever somebody can name it: played, a reminder, or said to have no part in a combat. */

const namesOf = (kind: PrintedKind): string[] => Object.values(PRINTED[kind]).flat();
const ALL = PRINTED_KINDS.flatMap((kind) => namesOf(kind).map((name) => ({ kind, name })));
const fieldOf = (kind: PrintedKind): FieldName => {
  const field = FIELD_NAMES.find((name) => FIELD[name].printed.includes(kind));
  if (!field) throw new Error(`no field asks for ${kind}`);
  return field;
};
const HELD = PRINTED_KINDS.filter((kind) => fieldOf(kind) !== 'laws');
const LAID = PRINTED_KINDS.filter((kind) => fieldOf(kind) === 'laws');
const read = (input: unknown): Setup => {
  const checked = setup.check(input);
  if (!checked.ok) throw new Error(checked.problems.map((one) => problemText(one)).join(' '));
  return checked.setup;
};
const holder = (more: object): PlayerSetup =>
  read({ sets: [...SETS], attacker: { faction: 'sol', ...more }, defender: 'hacan: cruiser', start: 'P0.1' })
    .attacker as PlayerSetup;
/** Where a name went: the lists of what is played, or what is only reported. */
const played = (player: PlayerSetup): string[] => [
  ...player.technologies,
  ...player.upgrades,
  ...(player.hand ?? []),
  ...player.notes,
  ...player.leaders,
  ...player.relics,
  ...player.breakthroughs,
];
const told = (one: Pick<PlayerSetup, 'aside' | 'atTable'>): string[] => [...(one.aside ?? []), ...(one.atTable ?? [])];

beforeAll(() => setup.ready?.());

describe('printed names in a setup', () => {
  it.each(HELD)('every %s in its field', (kind) => {
    for (const name of namesOf(kind)) {
      const player = holder({ [fieldOf(kind)]: [name] });
      expect([...played(player), ...told(player)], name).toHaveLength(1);
      // Texts use the printed name, however it was typed.
      for (const other of told(player)) expect(other).toBe(name);
      expect(told(holder({ [fieldOf(kind)]: [name.toLowerCase()] })), name).toEqual(told(player));
    }
  });
  it.each(LAID)('every %s among the laws', (kind) => {
    for (const name of namesOf(kind)) {
      const made = read({ sets: [...SETS], laws: [name] });
      expect([...made.laws, ...told(made)], name).toHaveLength(1);
    }
  });
  it.each(HELD)('every %s in the text of a side, but for the names of units: those are units there', (kind) => {
    for (const name of namesOf(kind).filter((one) => unitByName(one, 'sol') === undefined)) {
      const made = read({ sets: [...SETS], attacker: `sol: 2 cruiser; no cards, ${name}`, defender: 'hacan: cruiser' });
      const player = made.attacker as PlayerSetup;
      expect([...played(player), ...told(player)], name).toHaveLength(1);
    }
  });
  it('every faction', () => {
    for (const { id, name } of FACTION_ROWS)
      expect(read({ sets: [...SETS], defender: { faction: name } }).defender?.faction).toBe(id);
  });
  it('every unit', () => {
    for (const { id, name, faction = 'neutral' } of UNIT_ROWS)
      expect(read({ sets: [...SETS], defender: { faction, upgrades: [name] } }).defender?.upgrades, name).toEqual([id]);
  });
});

describe('printed names in the forms of P0.3 and P0.5', () => {
  it.each(HELD)('every %s', (kind) => {
    for (const name of namesOf(kind)) {
      const game = scenario(table(null, null, { start: 'P0.1', pace: 'steps' }));
      game.does('host', { type: 'faction', faction: 'sol' }).does('host', { type: 'faction', faction: 'hacan' });
      const isCard = fieldOf(kind) === 'hand';
      const lists = { effects: isCard ? [] : [name], hand: isCard ? [name] : [] };
      game.does('host', { type: 'holdings', party: 'attacker', ...lists, fleetSupply: null, counters: {} });
      const party = game.state.parties.attacker;
      const held = [...(party?.effects ?? []), ...(party?.hand ?? [])].some((id) => EFFECTS.get(id)?.name === name);
      const aside = game.events.some((event) => event.type === 'aside' && event.names.includes(name));
      expect(held || aside, name).toBe(true);
    }
  });
  it('a name that is printed nowhere is refused', () => {
    const game = scenario(table(null, null, { start: 'P0.1', pace: 'steps' }));
    game.does('host', { type: 'faction', faction: 'sol' }).does('host', { type: 'faction', faction: 'hacan' });
    const blank = { type: 'holdings', party: 'attacker', fleetSupply: null, counters: {} } as const;
    expect(game.refused('host', { ...blank, effects: ['Duranium Amor'], hand: [] })).toBe('unknown-effect');
    expect(game.refused('host', { ...blank, effects: [], hand: ['Direct Hitt'] })).toBe('unknown-card');
  });
});

describe('a name that no row plays', () => {
  const begun = (more: object, laws: string[] = []) =>
    scenario(read({ attacker: { forces: 'sol: 2 cruiser', ...more }, defender: 'hacan: cruiser', laws }));
  const lines = (game: ReturnType<typeof begun>) =>
    game.events.flatMap((event) => english.log(event, game.state) ?? []);

  it('no part in a combat: a line of the log at the start', () => {
    const game = begun({ technologies: ['Sarween Tools', 'Neural Motivator'], hand: ['Ancient Burial Sites'] });
    expect(lines(game)[0]).toBe('Sarween Tools, Neural Motivator, Ancient Burial Sites (Sol): no part in a combat.');
    expect(game.state.parties.attacker?.hand).toEqual([]);
  });
  it('it may matter: a reminder of the entire combat', () => {
    const game = begun({ leaders: ['Xuange'], technologies: ['Temporal Command Suite', 'Transparasteel Plating'] });
    const reminded = game.state.reminders.flatMap((one) => (one.id === 'at-table' ? [one.effect] : []));
    expect(reminded).toEqual(['Temporal Command Suite', 'Transparasteel Plating', 'Xuange']);
  });
  it('entered in a form: the same, where the names are loaded', () => {
    const game = scenario(table(null, null, { start: 'P0.1', pace: 'steps' }));
    game.does('host', { type: 'faction', faction: 'sol' }).does('host', { type: 'faction', faction: 'hacan' });
    const effects = ['Sarween Tools', 'Transparasteel Plating'];
    game.does('host', {
      type: 'holdings',
      party: 'attacker',
      effects,
      hand: ['Veto'],
      fleetSupply: null,
      counters: {},
    });
    expect(lines(game).at(-1)).toBe(
      'Sarween Tools, Veto (Sol): no part in a combat. Transparasteel Plating (Sol): resolve it at the table.',
    );
  });
  it('Homeland Defense Act: any number of PDS on a planet', () => {
    const system = { planets: [{ id: 'Quann', owner: 'defender', units: { defender: '4 pds' } }] };
    const sides = { attacker: 'sol: cruiser', defender: 'hacan: cruiser', system };
    expect(setup.check(sides).ok).toBe(false);
    expect(read({ ...sides, laws: ['Homeland Defense Act'] }).atTable).toEqual(['Homeland Defense Act']);
  });
  it('a law is of nobody', () => {
    expect(lines(begun({}, ['Senate Sanctuary']))[0]).toBe('Senate Sanctuary: no part in a combat.');
  });
  it('a setup that was read keeps them, and is read again as it is', () => {
    const made = read({
      attacker: { forces: 'sol: cruiser; Xuange', technologies: ['Sarween Tools'] },
      defender: 'hacan: cruiser',
    });
    expect(made.attacker).toMatchObject({ aside: ['Sarween Tools'], atTable: ['Xuange'] });
    expect(read(JSON.parse(JSON.stringify(made)))).toEqual(made);
  });
  it('another spelling is the same name', () => {
    expect(holder({ relics: ['JR-XS455-0'] }).aside).toEqual(['JR-XS455-O']);
    expect(holder({ technologies: ['Spatial Conduit Cylinder'] }).technologies).toEqual(['spatial-conduit-cylinders']);
    for (const name of Object.values(SPELLINGS))
      expect(
        ALL.some((one) => one.name === name),
        name,
      ).toBe(true);
  });
  it('an upgrade among the technologies is an upgrade that is owned', () => {
    expect(holder({ technologies: ['Cruiser II', 'Spec Ops II', 'War Sun'] }).upgrades).toEqual([
      'cruiser-2',
      'spec-ops-2',
      'war-sun',
    ]);
  });
  it('a hero of the Deepwrought Scholarate is not the commander of Jol-Nar who is called alike', () => {
    expect(holder({ faction: 'deepwrought', leaders: ['Ta Zern'] })).toMatchObject({ leaders: [], aside: ['Ta Zern'] });
    expect(holder({ faction: 'jol-nar', leaders: ['Ta Zern'] }).leaders).toEqual(['ta-zern']);
  });
});

describe('a name that nobody knows', () => {
  const sentence = (more: object): string => {
    const checked = setup.check({ attacker: { faction: 'sol', ...more }, defender: 'hacan: cruiser' });
    return checked.ok ? '' : problemText(checked.reason);
  };
  it('the nearest one is of the kind that the field asks for', () => {
    expect(sentence({ relics: ['Crown of Thalno'] })).toContain('“the crown of thalnos”');
    // quote: a British spelling is what somebody typed
    expect(sentence({ hand: ['Duranium Armour'] })).not.toContain('duranium');
    expect(sentence({ technologies: ['Sarwin Tools'] })).toContain('“sarween tools”');
    expect(sentence({ forces: 'sol: cruiser; sarwin tools' })).toContain('“sarween tools”');
  });
  it('one that belongs under another heading says so', () => {
    expect(sentence({ technologies: ['Direct Hit'] })).toBe(
      '“Direct Hit” does not belong here: list it under action cards.',
    );
    expect(sentence({ relics: ['Sarween Tools'] })).toContain('under technologies');
  });
});

describe('the lists', () => {
  it('no name is twice in one kind, but for a law that an expansion reprinted', () => {
    const twice = PRINTED_KINDS.flatMap((kind) =>
      namesOf(kind).filter((name, at) => namesOf(kind).indexOf(name) !== at),
    );
    expect(twice).toEqual(['Representative Government']);
  });
  it('what the table resolves is a printed name that no row of its kind plays', () => {
    for (const name of AT_TABLE) {
      const kinds = ALL.filter((one) => one.name === name).map((one) => one.kind);
      expect(kinds.length, name).toBeGreaterThan(0);
      expect(
        kinds.some((kind) => effectByName(name, FIELD[fieldOf(kind)].kinds) === undefined),
        name,
      ).toBe(true);
    }
  });
  it('every row that has a printed kind is in the lists', () => {
    const names = new Set(ALL.map(({ name }) => name));
    const missing = [...EFFECTS.values()].filter(
      (row) =>
        ['action', 'technology', 'faction-technology', 'note', 'agent', 'commander', 'hero', 'relic', 'law'].includes(
          row.kind,
        ) && ![row.name, ...(row.aliases ?? [])].some((name) => names.has(name)),
    );
    expect(missing.map((row) => row.name)).toEqual([]);
  });
});

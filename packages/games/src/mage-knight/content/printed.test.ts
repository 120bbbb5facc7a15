import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../begin.ts';
import { withCards } from '../tests/fixture.ts';
import { doesOf } from '../text/names.ts';
import type { Options, State } from '../types.ts';
import { type Card, card } from './card.ts';
import { CARD_LIST, CARDS } from './cards.ts';
import type { Mode } from './mode.ts';
import type { Skill } from './skill.ts';
import { SKILLS } from './skills.ts';

/** Every Deed card and skill of the Ultimate Edition: what is printed on it, as facts, and whether a fight knows it. */
const [, ...LINES] = readFileSync(join(import.meta.dirname, '../tests/printed.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
const PRINTED = LINES.map((line) => {
  const [
    kind = '',
    id = '',
    name = '',
    of = '',
    per = '',
    basic = '',
    strong = '',
    inBasic = '',
    inStrong = '',
    sure = '',
  ] = line.split('\t');
  return { kind, id, name, of, per, effects: [basic, strong], standing: [inBasic, inStrong], sure };
});
const KINDS = ['basic', 'advanced', 'spell', 'artifact', 'skill'] as const;
const OFFICIAL = { basic: 28, advanced: 44, spell: 24, artifact: 25, skill: 70 };

type Row = Card | Skill;
const rowOf = (id: string): Row | undefined => CARDS[id] ?? SKILLS[id];
const isCard = (row: Row): row is Card => 'kind' in row;
const kindOf = (row: Row): string => (isCard(row) ? row.kind : 'skill');
const OURS: readonly Row[] = [...CARD_LIST.filter((row) => row.kind !== 'wound'), ...Object.values(SKILLS)];

const { state, hero } = withCards(['prowlers'], { hand: ['rage'] });
/** Everything that an option can let in. */
const ALL_IN: Options = { ...DEFAULTS, tranquilityInCombat: true, energyFlowInCombat: true };
const allows = (mode: Mode, options: Options): boolean =>
  !mode.when || mode.when({ ...state, options } satisfies State, hero);
/** Modes that the options forbid altogether. */
const byOptionOnly = (modes: readonly Mode[]): boolean =>
  modes.every((mode) => !allows(mode, DEFAULTS) && allows(mode, ALL_IN));

type Standing = 'played' | 'option' | 'outside' | 'only sideways';
/** One printed effect: the basic or the strong one; a skill has one. */
function standingOf(row: Row, side: 0 | 1): Standing {
  const modes = isCard(row) ? row.modes.filter((mode) => mode.grade === (side ? 'strong' : 'basic')) : row.modes;
  if (modes.length) return byOptionOnly(modes) ? 'option' : 'played';
  if (row.outside[side]) return 'outside';
  return row.boosts ? 'played' : 'only sideways';
}
const sidesOf = (row: Row): readonly (0 | 1)[] => (isCard(row) ? [0, 1] : [0]);

describe('every card and skill by name', () => {
  it('the printed ones are 191, and each of them is a row of ours; no row is more', () => {
    const count = Object.fromEntries(KINDS.map((kind) => [kind, PRINTED.filter((row) => row.kind === kind).length]));
    expect(count).toEqual(OFFICIAL);
    expect(OURS.map((row) => `${kindOf(row)} ${row.id}`).sort()).toEqual(
      PRINTED.map((row) => `${row.kind} ${row.id}`).sort(),
    );
  });

  it.each(PRINTED.map((row) => [row.id, row] as const))('%s: name, color or hero, and how often', (id, printed) => {
    const row = rowOf(id) as Row;
    if (!isCard(row)) {
      expect([row.name.replace(/ \(.*/, ''), row.hero, row.per]).toEqual([printed.name, printed.of, printed.per]);
      return;
    }
    const name = row.strong ? `${row.name} / ${row.strong}` : row.name;
    const colour = [row.colour, row.second].filter(Boolean).join('/') || 'none';
    expect([name, colour]).toEqual([printed.name, printed.of]);
  });

  it.each(PRINTED.map((row) => [row.id, row] as const))(
    '%s: both effects are rows, or words outside',
    (id, printed) => {
      const row = rowOf(id) as Row;
      for (const side of sidesOf(row)) expect(standingOf(row, side)).toBe(printed.standing[side]);
    },
  );

  it('a row that is only sideways without the mark is found out', () => {
    expect(standingOf(card('basic', 'Nobody Wrote It', 'red', []), 0)).toBe('only sideways');
    const said = card('basic', 'Nobody Wrote It', 'red', { outside: ['a walk', 'a longer walk'] });
    expect([standingOf(said, 0), standingOf(said, 1)]).toEqual(['outside', 'outside']);
  });

  it('what only one family of sources knows says so', () => {
    expect(OURS.filter((row) => row.verified !== 'two').map((row) => `${row.id} ${row.verified}`)).toEqual(
      OURS.filter((row) => PRINTED.some(({ id, sure }) => id === row.id && sure)).map((row) => `${row.id} unverified`),
    );
    expect(PRINTED.filter(({ sure }) => sure)).toHaveLength(35);
  });

  /** `Ice Attack 2`, `Siege Fire 8`, `Move 4`: figures as the facts name them. */
  /** Whose figures the moment decides, or another phase: their own cases have them. */
  const BY_THE_MOMENT = [
    'agility',
    'dodge-and-weave',
    'offering',
    'horn-of-wrath',
    'day-sharpshooting',
    'night-sharpshooting',
    'on-her-own',
  ];
  const FIGURE =
    /(?:(?:Cold Fire|Fire|Ice) )?(?:Attack|Block|Ranged|Siege|Move|Influence)(?: (?:Cold Fire|Fire|Ice))? \d+/g;
  const checkable = PRINTED.filter(({ id, standing }) => standing.includes('played') && !BY_THE_MOMENT.includes(id));
  it.each(checkable.map((row) => [row.id, row] as const))(
    '%s: every figure that is printed is in one of its ways',
    (id, printed) => {
      const row = rowOf(id) as Row;
      for (const side of sidesOf(row)) {
        if (printed.standing[side] !== 'played') continue;
        const ways = row.modes.filter((mode) => !isCard(row) || mode.grade === (side ? 'strong' : 'basic'));
        const words = [...ways.map((mode) => doesOf(mode, false)), row.outside[side]].join('; ');
        const figures = printed.effects[side]?.match(FIGURE) ?? [];
        expect(figures.filter((figure) => !`${words};`.includes(figure))).toEqual([]);
      }
    },
  );
});

describe('docs: the count of what is known', () => {
  const standing = (row: Row): Standing => {
    const all = sidesOf(row).map((side) => standingOf(row, side));
    return all.includes('played') ? 'played' : all.includes('option') ? 'option' : 'outside';
  };
  const NAMES = {
    basic: 'basic actions',
    advanced: 'advanced actions',
    spell: 'spells',
    artifact: 'artifacts',
    skill: 'skills',
  };
  const line = (name: string, rows: readonly Row[]): string => {
    const of = (wanted: Standing) => rows.filter((row) => standing(row) === wanted).length;
    const unverified = rows.filter((row) => row.verified === 'unverified').length;
    return `| ${name} | ${rows.length} | ${of('played')} | ${of('option')} | ${of('outside')} | ${unverified} |`;
  };
  it('is the table of docs/games/mage-knight.md', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../../../docs/games/mage-knight.md'), 'utf8');
    const lines = [
      ...KINDS.map((kind) =>
        line(
          NAMES[kind],
          OURS.filter((row) => kindOf(row) === kind),
        ),
      ),
      line('all', OURS),
    ];
    expect(docs).toContain(lines.join('\n'));
  });
});

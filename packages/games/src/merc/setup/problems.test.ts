import { describe, expect, it } from 'vitest';
import type { SetupWords } from '../../game.ts';
import { game as merc } from '../tests/whole.ts';
import { PROBLEM_CODES } from './problems.ts';

const { en, de } = merc.setup.text as Record<'en' | 'de', SetupWords>;
const D = { name: 'D', initiative: 2, combat: 1 };
const RA = { merc: 'Ra' };
const withForces = (dictator: unknown[], rebel: unknown[], ...vehicles: unknown[]) => ({
  attacker: 'rebel',
  forces: { dictator: { units: dictator }, rebel: { units: rebel, ...(vehicles.length ? { vehicles } : {}) } },
});
const base = withForces([D], [RA]);
const withRebel = (...units: unknown[]) => withForces([D], units);
const five = ['Ra', 'Doc', 'Max', 'Moe', 'Tao'].map((merc) => ({ merc }));
const bombardment = (by: string, ...gear: string[]) => ({ ...withRebel({ ...RA, gear }), kind: 'bombardment', by });

/** A setup with one problem: where, its code, and the sentence in both languages. */
const CASES: [input: unknown, path: string, code: string, english: string, german: string][] = [
  [
    { ...base, color: 'red' },
    'color',
    'unknown-field',
    '"color" is not known here; take it out or check its spelling.',
    '„color“ ist hier nicht bekannt; weglassen oder die Schreibweise prüfen.',
  ],
  [{ forces: base.forces }, 'attacker', 'missing', '"attacker" is missing.', '„attacker“ fehlt.'],
  [
    withRebel({ name: 'Me', combat: 1 }),
    'forces.rebel.units[0].initiative',
    'missing',
    'A unit of your own needs "initiative".',
    'Eine eigene Einheit braucht „initiative“.',
  ],
  [
    7,
    '',
    'wrong-type',
    'A setup is an object with "attacker" and "forces".',
    'Eine Aufstellung ist ein Objekt mit „attacker“ und „forces“.',
  ],
  [
    withRebel({ militia: 'many' }),
    'forces.rebel.units[0].militia',
    'wrong-type',
    '"militia" must be a number, not "many".',
    '„militia“ muss eine Zahl sein, nicht "many".',
  ],
  [{ ...base, map: 3 }, 'map', 'wrong-type', '"map" must be a list, not 3.', '„map“ muss eine Liste sein, nicht 3.'],
  [
    withRebel({ merc: 'Rizzen' }),
    'forces.rebel.units[0].merc',
    'unknown-name',
    '"Rizzen" is not known as "merc". Did you mean "Rizen"?',
    '"Rizzen" ist als „merc“ nicht bekannt. Ist „Rizen“ gemeint?',
  ],
  [
    { ...base, attacker: 'nobody' },
    'attacker',
    'unknown-name',
    '"nobody" is not known as "attacker". Choose one of: dictator, rebel.',
    '"nobody" ist als „attacker“ nicht bekannt. Möglich sind: dictator, rebel.',
  ],
  [
    withRebel({ militia: 0 }),
    'forces.rebel.units[0].militia',
    'too-small',
    '"militia" must be at least 1.',
    '„militia“ muss mindestens 1 sein.',
  ],
  [
    withRebel({ militia: 21 }),
    'forces.rebel.units[0].militia',
    'too-big',
    '"militia" must be at most 20.',
    '„militia“ darf höchstens 20 sein.',
  ],
  [
    { ...base, tactics: new Array(7).fill({ card: 'Fodder' }) },
    'tactics',
    'too-big',
    '"tactics" must have at most 6 entries.',
    '„tactics“ darf höchstens 6 Einträge haben.',
  ],
  [
    { ...base, tactics: new Array(20_000).fill(0) },
    '',
    'too-large',
    'This is larger than any setup: at most 20000 values.',
    'Das ist größer als jede Aufstellung: höchstens 20000 Werte.',
  ],
  [
    withForces([D], [RA], { vehicle: 'Jeep', armor: 3 }),
    'forces.rebel.vehicles[0].armor',
    'too-big',
    'The Jeep has armor 1 at most.',
    'Jeep hat höchstens Rüstung 1.',
  ],
  [
    { ...base, sector: 'Z9' },
    'sector',
    'wrong-format',
    '"Z9" does not fit as "sector": a sector is a letter from A to F and a number from 1 to 6, like B2.',
    '"Z9" passt nicht als „sector“: ein Sektor ist ein Buchstabe von A bis F und eine Zahl von 1 bis 6 wie B2.',
  ],
  [
    withRebel({ ...RA, militia: 2 }),
    'forces.rebel.units[0]',
    'one-of',
    'Each entry is one of: "merc" or "dictator" with a card name, "militia" with a number, "name" for your own unit.',
    'Jeder Eintrag ist eines davon: „merc“ oder „dictator“ mit dem Namen einer Karte, „militia“ mit einer Zahl, „name“ für eine eigene Einheit.',
  ],
  [
    withRebel({ ...RA, gear: [{}] }),
    'forces.rebel.units[0].gear[0]',
    'one-of',
    'Equipment has either "card", a printed one, or "name", one of your own.',
    'Ausrüstung hat entweder „card“, eine gedruckte Karte, oder „name“, eine eigene.',
  ],
  [
    withRebel({ militia: 2, gear: ['M16'] }),
    'forces.rebel.units[0].gear',
    'militia-plain',
    'Militia have fixed figures and carry nothing; only their number can be given.',
    'Milizen haben feste Werte und tragen nichts; nur ihre Zahl lässt sich angeben.',
  ],
  [
    withRebel({ dictator: 'The General' }),
    'forces.rebel.units[0]',
    'wrong-side',
    'Only the Dictator can have a Dictator character.',
    'Nur der Diktator kann einen Diktator-Charakter haben.',
  ],
  [
    withRebel({ ...RA, squad: 'base' }),
    'forces.rebel.units[0].squad',
    'base-squad',
    'Only the Dictator character stands alone at the base.',
    'Nur der Diktator-Charakter steht allein in der Basis.',
  ],
  [
    withRebel({ ...RA, wounds: 3 }),
    'forces.rebel.units[0].wounds',
    'dead',
    'Ra has 3 health and would be dead.',
    'Ra hat 3 Leben und wäre tot.',
  ],
  [
    withRebel({ ...RA, gear: [{ name: 'Sling' }] }),
    'forces.rebel.units[0].gear[0]',
    'own-card',
    'A card of your own needs "slot" and a name that no printed card has.',
    'Eine eigene Karte braucht „slot“ und einen Namen, den keine gedruckte Karte hat.',
  ],
  [
    withRebel({ merc: 'Apeiron', gear: ['Grenade'] }),
    'forces.rebel.units[0].gear',
    'refused',
    'Apeiron carries no Grenade.',
    'Apeiron trägt keine Karte wie Grenade.',
  ],
  [
    withRebel({ ...RA, gear: ['M16', 'AK-47'] }),
    'forces.rebel.units[0].gear',
    'no-slot',
    'Ra has no slot left for AK-47: one weapon, one armor, one accessory, three more with a Bandolier.',
    'Ra hat keinen Platz mehr für AK-47: eine Waffe, eine Rüstung, ein Zubehör, drei weitere mit einem Bandolier.',
  ],
  [
    withRebel({ merc: 'Moose' }, { merc: 'Borris' }),
    'forces.rebel.units',
    'will-not-serve',
    'Moose does not serve the same player as Borris.',
    'Moose dient nicht auf derselben Seite wie Borris.',
  ],
  [
    { ...withRebel(...five), options: { squadLimit: 4 } },
    'forces.rebel.units',
    'squad-limit',
    'The primary squad has more than 4 members.',
    'Der erste Trupp hat mehr als 4 Mitglieder.',
  ],
  [
    withForces([D], [RA], { vehicle: 'Jeep' }, { vehicle: 'Tank' }),
    'forces.rebel.vehicles',
    'one-vehicle',
    'The primary squad can have one vehicle.',
    'Der erste Trupp kann ein Fahrzeug haben.',
  ],
  [
    withForces([D], [{ militia: 1 }], { vehicle: 'Jeep' }),
    'forces.rebel.vehicles',
    'no-driver',
    'Nobody drives the Jeep: the primary squad has no members here.',
    'Niemand fährt Jeep: Der erste Trupp hat hier keine Mitglieder.',
  ],
  [
    withForces([D], five, { vehicle: 'Jeep' }),
    'forces.rebel.vehicles',
    'no-seats',
    'The Jeep has 4 seats.',
    'Jeep hat 4 Plätze.',
  ],
  [
    withRebel({ name: 'Rizen', initiative: 1, combat: 1 }),
    'forces.rebel.units[0].name',
    'taken-name',
    '"Rizen" is the name of something printed; give your unit another one.',
    '„Rizen“ heißt schon etwas Gedrucktes; die eigene Einheit braucht einen anderen Namen.',
  ],
  [withRebel(RA, RA), 'forces.rebel.units[1]', 'twice', 'Ra takes part twice.', 'Ra nimmt zweimal teil.'],
  [
    withForces(
      [D],
      [RA, { merc: 'Doc', squad: 'secondary' }],
      { vehicle: 'Jeep' },
      { vehicle: 'Jeep', squad: 'secondary' },
    ),
    'forces.rebel.vehicles',
    'twice',
    'There is only one Jeep; take the other one out.',
    'Jeep gibt es nur einmal; eines davon herausnehmen.',
  ],
  [
    { ...base, map: [{ id: 'A1' }, { id: 'A1' }] },
    'map[1].id',
    'twice',
    'The sector A1 is on the map twice, or is the sector of the fight.',
    'Der Sektor A1 steht zweimal auf der Karte oder ist der, um den gekämpft wird.',
  ],
  [
    withRebel({ ...RA, gear: ['M16'] }, { merc: 'Doc', gear: ['M16'] }),
    'forces',
    'too-many-copies',
    'M16 is carried 2 times, but the game has 1.',
    'M16 wird 2-mal getragen, im Spiel gibt es 1.',
  ],
  [
    withForces([{ dictator: 'The General' }, { dictator: 'The Marshal' }], [RA]),
    'forces.dictator.units',
    'one-dictator',
    'There is only one Dictator character.',
    'Es gibt nur einen Diktator-Charakter.',
  ],
  [
    { ...withForces([{ dictator: 'The General' }], [RA]), ruler: 'The Marshal' },
    'ruler',
    'two-rulers',
    'The ruling Dictator must be The General, who is here.',
    'Der herrschende Diktator muss The General sein, der hier ist.',
  ],
  [
    { ...base, named: 'rebel' },
    'named',
    'no-chancellor',
    'Only The Chancellor names a Rebel player.',
    'Nur The Chancellor benennt einen Rebellen.',
  ],
  [
    withRebel({ militia: 6 }, { militia: 5 }),
    'forces.rebel.units',
    'militia-limit',
    'A side has at most 10 militia in a sector.',
    'Eine Seite hat höchstens 10 Milizen in einem Sektor.',
  ],
  [
    withRebel(),
    'forces.rebel.units',
    'nobody',
    'Each side needs at least one unit.',
    'Jede Seite braucht mindestens eine Einheit.',
  ],
  [
    { ...base, attacker: 'dictator', mine: 'rebel2' },
    'mine',
    'nobody',
    'The owner of the mine has no units here.',
    'Wem die Mine gehört, der hat hier keine Einheiten.',
  ],
  [
    { ...base, mine: 'rebel' },
    'mine',
    'own-mine',
    'Only the defenders can have a mine here: it hurts those who enter.',
    'Nur die Verteidiger können hier eine Mine haben: Sie trifft, wer den Sektor betritt.',
  ],
  [{ ...base, by: 'Ra' }, 'by', 'no-bombardment', '"by" belongs to a bombardment.', '„by“ gehört zu einem Beschuss.'],
  [
    bombardment('Doc', 'Mortar'),
    'by',
    'no-gunner',
    '"by" names the MERC of the attacking side who fires the mortar.',
    '„by“ nennt den MERC der angreifenden Seite, der den Mörser abfeuert.',
  ],
  [bombardment('Ra'), 'by', 'no-mortar', 'Ra has no Mortar.', 'Ra hat keinen Mortar.'],
  [
    { ...bombardment('Ra', 'Mortar'), mine: 'dictator' },
    'kind',
    'plain-bombardment',
    'A bombardment has no mines and no tactics cards.',
    'Bei einem Beschuss gibt es keine Minen und keine Taktikkarten.',
  ],
];

describe('problems of a setup: a code with facts, and a sentence in every language', () => {
  it.each(CASES)('%j', (input, path, code, english, german) => {
    const result = merc.setup.check(input);
    if (result.ok) throw new Error('the setup is legal');
    expect(result.reason).toBe(result.problems[0]);
    expect(result.problems.map((problem) => [problem.path, problem.code])).toEqual([[path, code]]);
    expect([en.problem(result.reason), de.problem(result.reason)]).toEqual([english, german]);
    // Facts lie flat beside path and code, and none of them is the sentence.
    const { path: _path, code: _code, ...facts } = result.reason;
    for (const fact of Object.values(facts)) expect(['string', 'number']).toContain(typeof fact);
    expect(Object.values(facts)).not.toContain(english);
  });
  it('names are read in any case, with or without punctuation', () => {
    const spelled = merc.setup.check({
      ...withRebel({ merc: 'RIZEN', gear: ['ak47 full auto', { card: 'flak-vest' }, 'mortar'], squad: 'Primary' }),
      kind: 'Bombardment',
      by: 'rizen',
      ruler: 'the chancellor',
    });
    expect(spelled.ok && [spelled.setup.forces.rebel.units, spelled.setup.by, spelled.setup.ruler]).toEqual([
      [{ merc: 'Rizen', gear: ['AK-47, full auto', { card: 'Flak Vest' }, 'Mortar'], squad: 'primary' }],
      'Rizen',
      'The Chancellor',
    ]);
  });
  it('any value in place of a name is reported in few words', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    for (const attacker of [deep, { toString: 1 }, { __proto__: null }, 'x'.repeat(9000), [deep], { a: { b: deep } }]) {
      const result = merc.setup.check({ ...base, attacker, ['y'.repeat(9000)]: 1 });
      if (result.ok) throw new Error('the setup is legal');
      for (const problem of result.problems) expect(en.problem(problem).length).toBeLessThan(200);
    }
  });
  it('-0 is 0, as a save would say', () => {
    const result = merc.setup.check({ ...base, map: [{ id: 'A1', rebel: -0 }] });
    expect(result.ok && Object.is(result.setup.map?.[0]?.rebel, 0)).toBe(true);
  });
  it('every code is met above, and one that nobody wrote down comes back as it is', () => {
    const met = new Set([...CASES.map(([, , code]) => code), 'wrong']);
    expect([...met].sort()).toEqual([...PROBLEM_CODES].sort());
    expect(PROBLEM_CODES).toHaveLength(35);
    const unknown = { path: '', code: 'something-new' };
    expect([en.problem(unknown), de.problem(unknown)]).toEqual(['something-new', 'something-new']);
  });
});

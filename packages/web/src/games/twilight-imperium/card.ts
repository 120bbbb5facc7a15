import { capitalize } from '@fray/games';
import { does, EFFECT_ROWS, UNIT_TEXTS } from '@fray/games/twilight-imperium/form';
import {
  anyUnit,
  changesOf,
  fightRow,
  fights,
  type State,
  type Ti4,
  toHit,
  UNITS,
  type Unit,
} from '@fray/games/twilight-imperium/screen';
import { isAbout } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';
import type { Fix, ThingCard, ThingFigure } from '../../table/thing.ts';
import { cardMakerOf } from '../manifest.ts';
import { GLYPHS } from './glyphs.ts';
import { stripEn } from './strip-en.ts';
import { panel } from './words.ts';

const effectName = (id: string): string => EFFECT_ROWS.find((row) => row.id === id)?.name ?? id;
const plus = (amount: number): string => (amount > 0 ? `+${amount}` : `${amount}`);
const onOf = ({ value, dice }: { value: number; dice: number }): string => `${value}+${dice > 1 ? ` ×${dice}` : ''}`;

/** The card of a unit, or of an action card, a technology, an ability. */
export const cardOf = cardMakerOf<Ti4>((screen, id) => {
  const unit = anyUnit(screen.view, id);
  return unit ? unitCard(screen, unit) : effectCard(id);
});

function unitCard(screen: OnScreen<Ti4>, unit: Unit): ThingCard {
  const { view } = screen;
  const say = panel.t.card;
  const row = fightRow(unit);
  const fights = toHit(view, unit);
  const { toHit: mods, dice: more } = changesOf(view, unit);
  const alike = view.units.filter((one) => one.side === unit.side && one.kind === unit.kind && one.at === unit.at);
  const nth = alike.findIndex(({ id }) => id === unit.id) + 1;
  const name = UNITS[unit.kind].name;
  const lost = view.lost.includes(unit);
  const figures: ThingFigure[] = [
    {
      name: say.dice,
      now: `${fights?.dice ?? 0}`,
      printed: `${row.dice}`,
      changes: more.map(({ effect, amount }) => ({ source: effectName(effect), by: plus(amount), good: amount > 0 })),
    },
    { name: say.sustain, now: row.sustain ? (unit.damaged ? say.used : say.open) : '–' },
    { name: say.cost, now: row.cost === undefined ? '–' : `${row.cost}${row.pair ? say.forTwo : ''}` },
    { name: say.move, now: `${row.move}` },
    { name: say.carries, now: `${row.capacity}` },
    ...(['barrage', 'bombard', 'cannon'] as const).flatMap((key) => {
      const dice = row[key];
      return dice ? [{ name: say[key], now: onOf(dice) }] : [];
    }),
  ];
  return {
    name: alike.length > 1 ? say.nth(name, nth, alike.length) : name,
    seat: unit.side,
    shape: GLYPHS[UNITS[unit.kind].type] ?? GLYPHS.cruiser ?? '',
    now: [
      capitalize(lost ? panel.t.destroyed : unit.damaged ? panel.t.damaged : panel.t.whole),
      ...historyOf(screen, unit),
    ],
    ...(fights
      ? {
          lead: {
            name: say.hitsOn,
            now: `${fights.needs}+`,
            printed: fights.printed === undefined ? '–' : `${fights.printed}+`,
            changes: mods.map(({ effect, amount }) => ({
              source: effectName(effect),
              by: plus(amount),
              good: amount > 0,
            })),
          },
        }
      : {}),
    figures,
    texts: [UNIT_TEXTS[unit.kind]].filter((text) => text !== undefined),
    alike: lost ? [] : alike.map((one, i) => ({ id: one.id, name: `${i + 1}` })),
    fixes: lost ? [] : fixesOf(screen, view, unit),
  };
}

function historyOf(screen: OnScreen<Ti4>, { id }: Unit): string[] {
  const say = panel.t.card;
  const past = screen.history.past();
  const lines: string[] = [];
  const roundOf = (at: number) => screen.history.log.find((line) => line.at === at)?.round;
  for (const { at, events } of past)
    for (const event of events) {
      if (!('unit' in event) || event.unit !== id || !(event.type in say.happened)) continue;
      const text = say.happened[event.type as keyof typeof say.happened];
      lines.push(say.inRound(text, roundOf(at)));
    }
  for (let i = past.length - 1; i >= 0; i--) {
    const rolled = past[i]?.events.findLast((event) => event.type === 'rolled');
    const mine = rolled?.dice.filter((die) => die.unit === id) ?? [];
    if (!mine.length) continue;
    lines.push(say.lastRoll(mine.map(({ face, mod, value }) => `${face}${face + mod >= value ? '✓' : ''}`).join(' ')));
    break;
  }
  return lines.slice(-4);
}

/** Damage, repair, add, remove: the effect of each, or why it is not possible. */
function fixesOf(screen: OnScreen<Ti4>, view: State, unit: Unit): Fix[] {
  const say = panel.t.card.fixes;
  const offered = (what: string) =>
    screen.outside().find((item) => {
      const { action } = item.choice;
      return 'what' in action && action.what === what && isAbout(item, 'unit', unit.id);
    })?.choice;
  const { sustain } = fightRow(unit);
  const dice = fights(unit, unit.at) ? (toHit(view, unit)?.dice ?? 0) : 0;
  const all = view.units.reduce(
    (sum, one) => (one.side === unit.side && fights(one, unit.at) ? sum + (toHit(view, one)?.dice ?? 0) : sum),
    0,
  );
  const leads = (to: number): string => (dice ? say.dice(all, to) : '');
  const fix = (id: 'repair' | 'damage' | 'remove', icon: Fix['icon'], words: { leads?: string; why: string }): Fix => {
    const choice = offered(id);
    return choice
      ? { id, label: say[id], icon, choice, ...(words.leads ? { leads: words.leads } : {}) }
      : { id, label: say[id], icon, why: words.why };
  };
  const cannot = sustain ? undefined : say.noSustain;
  const add = { type: 'add unit', party: unit.side, unit: unit.kind, place: unit.at, damaged: false };
  return [
    fix('repair', 're', { leads: say.sustainsAgain, why: cannot ?? say.whole }),
    fix('damage', 'burst', { leads: say.nextDestroys, why: cannot ?? say.already }),
    { id: 'add', label: say.add, icon: 'plus', leads: leads(all + dice), choice: { seat: 'host', action: add } },
    { ...fix('remove', 'trash', { leads: leads(all - dice), why: '' }), harms: true },
  ];
}

function effectCard(id: string): ThingCard | undefined {
  const row = EFFECT_ROWS.find((one) => one.id === id);
  if (!row) return undefined;
  const windows = [...new Set((row.offers ?? []).flatMap(({ window }) => window))].flatMap(
    (window) => stripEn.windows[window] ?? [],
  );
  const text = does(id);
  return {
    name: row.name,
    now: windows,
    figures: [],
    texts: text ? [text] : [],
    alike: [],
    fixes: [],
  };
}

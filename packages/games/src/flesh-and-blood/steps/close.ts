import type { Step } from '@fray/engine';
import { has, nameOf, rowOf } from '../rules/cards.ts';
import { defense } from '../rules/power.ts';
import type { Defender, Equipment, Fab, State } from '../types.ts';
import { endGame, resetCombat } from './assets.ts';
import { bury, destroyEquipment } from './zones.ts';

type P = Parameters<NonNullable<Step<Fab>['enter']>>[0];

/** Close Step (5.8): nobody has priority. */
export const CLOSE = {
  Close: {
    title: 'Close step',
    to: ['Closed'],
    calls: ['settle'],
    enter(play) {
      const s = play.state;
      s.combat_step = 'close';
      play.emit({ type: 'chain_close', links: s.chain.length });
      clearStack(play);
      for (const link of s.chain) for (const d of link.defenders.slice()) wear(play, d);
      play.call('settle', { quiet: true });
      return 'Closed';
    },
  },
  Closed: {
    title: 'Cards leave the combat chain',
    to: ['action'],
    enter(play) {
      const s = play.state;
      for (const link of s.chain) {
        if (link.attack.weapon < 0) bury(play, link.attack.by, link.attack.card);
        for (const d of link.defenders) if (d.from !== 'equipment') bury(play, d.by, d.card);
      }
      if (s.single) {
        endGame(s, null, 'link');
        return;
      }
      s.chain = [];
      resetCombat(s);
      return 'action';
    },
  },
} satisfies Partial<Record<Fab['step'], Step<Fab>>>;

/** Attacks and reactions still on the stack are cleared, the rest resolves. */
function clearStack(play: P): void {
  const s = play.state;
  s.stack = s.stack.filter((layer) => {
    const type = rowOf(s, layer.card).type;
    const goes = layer.attack !== null || (layer.kind === 'card' && type.endsWith('reaction'));
    if (goes && layer.from !== 'weapon') bury(play, layer.by, layer.card);
    return !goes;
  });
}

const counters = (s: State, d: Defender): Equipment | undefined =>
  s.players[d.by].equipment.find((it) => it.card === d.card);

/** Battleworn, Temper, Guardwell, Blade Break and Ironhide, for everything that defended. */
function wear(play: P, d: Defender): void {
  const s = play.state;
  if (d.from !== 'equipment') return;
  const it = counters(s, d);
  if (!it) return;
  const row = rowOf(s, d.card);
  const plain: Defender = { ...d, plus: 0 };
  const tell = (how: string) =>
    play.emit({ type: 'equipment_wear', player: d.by, card: nameOf(s, d.card), how, defense: defense(s, plain) });
  if (has(row, 'battleworn')) {
    it.worn++;
    tell('battleworn');
  }
  if (has(row, 'guardwell')) {
    it.worn += defense(s, plain);
    tell('guardwell');
  }
  if (has(row, 'temper')) {
    it.worn++;
    tell('temper');
    if (defense(s, plain) === 0) destroyEquipment(play, d.by, d.card);
  }
  if (has(row, 'blade break')) {
    tell('blade break');
    destroyEquipment(play, d.by, d.card);
  } else if (d.doomed) destroyEquipment(play, d.by, d.card);
}

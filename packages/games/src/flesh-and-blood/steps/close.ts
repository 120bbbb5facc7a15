import type { Play } from '@fray/engine';
import { has, nameOf, rowOf } from '../rules/cards.ts';
import { defense } from '../rules/power.ts';
import { type Attack, type Defender, type Equipment, type Fab, type State, type Steps, WHO } from '../types.ts';
import { endGame, resetCombat } from './changes/assets.ts';
import { bury, destroyEquipment } from './changes/zones.ts';
import { remind } from './own-deck/tell.ts';

type P = Play<Fab>;

/** Close Step (5.8): nobody has priority. */
export const CLOSE = {
  Close: {
    title: 'Close step',
    to: ['Closed'],
    calls: ['settle', 'ticks'],
    enter(play) {
      const s = play.state;
      s.combat_step = 'close';
      play.emit({ type: 'chain_close', links: s.chain.length });
      clearStack(play);
      for (const link of s.chain) for (const d of link.defenders.slice()) wear(play, d);
      if (s.real) {
        for (const { attack, defenders } of s.chain) {
          remind(play, attack.by, attack.card, 'close');
          for (const d of defenders) remind(play, d.by, d.card, 'close');
        }
        play.call('ticks', { when: 'close' });
      }
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
        if (isCard(link.attack) && !link.attack.left) bury(play, link.attack.by, link.attack.card);
        for (const d of link.defenders) if (d.from !== 'equipment') bury(play, d.by, d.card);
      }
      if (s.single) {
        endGame(s, null, 'link');
        return;
      }
      for (const { attack } of s.chain) if (attack.broken) breakWeapon(play, attack);
      s.chain = [];
      for (const who of WHO) {
        const p = s.players[who];
        if (p.next.some((next) => next.chain)) p.next = p.next.filter((next) => !next.chain);
      }
      resetCombat(s);
      return 'action';
    },
  },
} satisfies Partial<Steps>;

/** Weapons and allies stay where they are. */
const isCard = ({ weapon, from }: Attack): boolean => weapon < 0 && from !== 'permanent';

/** Of equal weapons it makes no difference which one goes: the chain is over, and no place of a weapon is looked at again. */
function breakWeapon(play: P, { by, card }: Attack): void {
  const { weapons } = play.state.players[by];
  const at = weapons.findIndex((it) => it.card === card && it.used > 0);
  if (at < 0) return;
  weapons.splice(at, 1);
  play.emit({ type: 'destroyed', player: by, card: nameOf(play.state, card) });
  bury(play, by, card);
}

/** Attacks and reactions still on the stack are cleared, the rest resolves. */
function clearStack(play: P): void {
  const s = play.state;
  s.stack = s.stack.filter((layer) => {
    const type = rowOf(s, layer.card).type;
    const goes = layer.attack !== null || (layer.kind === 'card' && type.endsWith('reaction'));
    if (goes && layer.from !== 'weapon' && layer.from !== 'permanent') bury(play, layer.by, layer.card);
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

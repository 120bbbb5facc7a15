import type { Play } from '@fray/engine';
import { has, nameOf, rowOf } from '../rules/cards.ts';
import { defense } from '../rules/power.ts';
import { openLines } from '../rules/real-deck/open.ts';
import { type Attack, type Defender, type Equipment, type Fab, type State, type Steps, WHO } from '../types.ts';
import { endGame, resetCombat } from './changes/assets.ts';
import { bury, destroyEquipment, trigger } from './changes/zones.ts';
import { addReminder } from './real-deck/tell.ts';

type P = Play<Fab>;

/** Close Step (5.8): nobody has priority. */
export const CLOSE = {
  Close: {
    title: 'Close step',
    to: ['Closed'],
    calls: ['resolve all', 'ticks'],
    enter(play) {
      const state = play.state;
      state.combat_step = 'close';
      delete state.realDeck?.closing;
      play.emit({ type: 'chain_close', links: state.chain.length });
      clearStack(play);
      for (const link of state.chain) for (const defender of link.defenders.slice()) wear(play, defender);
      if (state.realDeck) {
        state.realDeck.reminders = openLines(state.realDeck);
        for (const { attack, defenders } of state.chain) {
          addReminder(play, attack.by, attack.card, 'close');
          for (const defender of defenders) addReminder(play, defender.by, defender.card, 'close');
        }
        play.call('ticks', { when: 'close' });
      }
      for (const { attack } of state.chain) if (isCard(attack)) trigger(state, attack.by, attack.card, 'close');
      play.call('resolve all', { quiet: true });
      return 'Closed';
    },
  },
  Closed: {
    title: 'Cards leave the combat chain',
    to: ['action'],
    enter(play) {
      const state = play.state;
      for (const link of state.chain) {
        if (isCard(link.attack) && !link.attack.left) bury(play, link.attack.by, link.attack.card);
        for (const defender of link.defenders)
          if (defender.from !== 'equipment') bury(play, defender.by, defender.card);
      }
      if (state.single) {
        endGame(state, null, 'link');
        return;
      }
      for (const { attack } of state.chain) if (attack.broken) breakWeapon(play, attack);
      state.chain = [];
      for (const who of WHO) {
        const player = state.players[who];
        if (player.next.some((next) => next.chain)) player.next = player.next.filter((next) => !next.chain);
      }
      resetCombat(state);
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
  const state = play.state;
  state.stack = state.stack.filter((layer) => {
    const type = rowOf(state, layer.card).type;
    const goes = layer.attack !== null || (layer.kind === 'card' && type.endsWith('reaction'));
    if (goes && layer.from !== 'weapon' && layer.from !== 'permanent') bury(play, layer.by, layer.card);
    return !goes;
  });
}

const counters = (state: State, defender: Defender): Equipment | undefined =>
  state.players[defender.by].equipment.find((it) => it.card === defender.card);

/** Battleworn, Temper, Guardwell, Blade Break and Ironhide, for everything that defended. */
function wear(play: P, defender: Defender): void {
  const state = play.state;
  if (defender.from !== 'equipment') return;
  const it = counters(state, defender);
  if (!it) return;
  const row = rowOf(state, defender.card);
  const bare: Defender = { ...defender, plus: 0 };
  const tell = (how: string) =>
    play.emit({
      type: 'equipment_wear',
      player: defender.by,
      card: nameOf(state, defender.card),
      how,
      defense: defense(state, bare),
    });
  if (has(row, 'battleworn')) {
    it.worn++;
    tell('battleworn');
  }
  if (has(row, 'guardwell')) {
    it.worn += defense(state, bare);
    tell('guardwell');
  }
  if (has(row, 'temper')) {
    it.worn++;
    tell('temper');
    if (defense(state, bare) === 0) destroyEquipment(play, defender.by, defender.card);
  }
  if (has(row, 'blade break')) {
    tell('blade break');
    destroyEquipment(play, defender.by, defender.card);
  } else if (defender.doomed) destroyEquipment(play, defender.by, defender.card);
}

import type { Combat } from '@fray/engine';
import { begin } from '../begin.ts';
import { english } from '../text/en.ts';
import type { Event, Merc, State } from '../types.ts';
import { firstStrikers } from './order.ts';
import { unitAt } from './sides.ts';

/**
 * Laws of this game, for the battery and the long run. They read the reported events, as people at the table read the
 * log: nobody acts who is out, a held unit attacks only what holds it, and every turn leaves a line.
 */
export function brokenLaws(combat: Combat<Merc>, events: readonly Event[]): string[] {
  const reader = new Reader(combat);
  for (const event of events) reader.read(event);
  return reader.faults;
}

/** Who has a turn before round 1: the mortar of a bombardment, or the units that strike first. */
function openingOrder(combat: Combat<Merc>): string[] {
  const state = begin(combat.setup);
  const order = state.kind === 'bombardment' ? state.initiativeOrder : firstStrikers(state);
  return order.map((position) => unitAt(state, position).id);
}

class Reader {
  readonly faults: string[] = [];
  /** The state at the end knows who owned whom. */
  private readonly state: State;
  /** Dead, removed, retreated or surrendered; and militia that changed sides in this round. */
  private readonly out = new Set<string>();
  private readonly turned = new Set<string>();
  /** Those of them who live in another sector. */
  private readonly away = new Set<string>();
  /** The dog that holds a unit. */
  private readonly holders = new Map<string, string>();
  private order: readonly string[];
  /** How many turns of the order are behind us. */
  private past = 0;

  constructor(combat: Combat<Merc>) {
    this.state = combat.state;
    this.order = openingOrder(combat);
  }

  read(event: Event): void {
    switch (event.type) {
      case 'order fixed':
        this.roundIsOver();
        this.order = event.order;
        this.past = 0;
        for (const id of event.order) this.acts(id, event);
        this.turned.clear();
        break;
      case 'retreat offered':
        this.roundIsOver();
        break;
      case 'targets declared':
        this.acts(event.unit, event);
        this.attacks(event.unit, event.targets);
        this.takesTurn(event.unit, event);
        break;
      case 'passed':
        this.acts(event.unit, event);
        this.takesTurn(event.unit, event);
        break;
      case 'dice rolled':
      case 'hits counted':
      case 'initiative rolled':
        this.acts(event.unit, event);
        break;
      case 'healed':
        this.acts(event.by, event);
        break;
      case 'saved':
        // In the sector they retreated to a mine may go off: there they can still help each other.
        if (!this.away.has(event.by)) this.acts(event.by, event);
        break;
      case 'dog assigned':
        this.acts(event.unit, event);
        this.holders.set(event.on, event.dog);
        break;
      case 'converted':
        this.acts(event.by, event);
        this.turned.add(event.unit);
        break;
      case 'dog free':
        this.release(event.dog);
        break;
      case 'unit died':
        this.leaves(event.unit);
        this.away.delete(event.unit);
        break;
      case 'retreated':
        for (const id of event.units) {
          this.leaves(id);
          this.away.add(id);
        }
        break;
      case 'conceded':
        for (const unit of this.state.units) if (unit.owner === event.seat) this.leaves(unit.id);
        break;
      case 'adjusted':
        if (event.what === 'remove') this.leaves(event.unit);
    }
  }

  private leaves(id: string): void {
    this.out.add(id);
    this.release(id);
  }

  private release(dog: string): void {
    for (const [unit, holder] of this.holders) if (holder === dog) this.holders.delete(unit);
  }

  private acts(id: string, { type }: Event): void {
    if (this.out.has(id)) this.faults.push(`nobody acts dead: ${id}, "${type}"`);
  }

  private attacks(id: string, targets: readonly string[]): void {
    const dog = this.holders.get(id);
    if (dog !== undefined && targets.some((target) => target !== dog))
      this.faults.push(`a held unit attacks only what holds it: ${id}, held by ${dog}, aims at ${targets.join(', ')}`);
  }

  private takesTurn(id: string, event: Event): void {
    if (!english.log(event, this.state)) this.faults.push(`every turn leaves a line: no words for ${event.type}`);
    const place = this.order.indexOf(id, this.past);
    if (place < 0) {
      this.faults.push(`a turn outside the order: ${id}`);
      return;
    }
    this.skip(place);
    this.past = place + 1;
  }

  private roundIsOver(): void {
    this.skip(this.order.length);
    this.past = this.order.length;
  }

  /** Only who is out, or acts from the next round on, has no turn. */
  private skip(to: number): void {
    for (const id of this.order.slice(this.past, to)) {
      if (!this.out.has(id) && !this.turned.has(id)) this.faults.push(`every turn leaves a line: none of ${id}`);
    }
  }
}

import type { Answer, DecidedMove, PromptChoice, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { AnyTable } from '@fray/table';
import type { CombatRecord, Sitter } from '../store/db.ts';
import type { Item } from './items.ts';
import type { DeviceOnScreen, Link, OrdersOnScreen } from './screen.ts';

/** The screen that the seats belong to. */
interface Seated {
  readonly game: AnyGame;
  readonly table: AnyTable;
  readonly link: Link | undefined;
  readonly now: { readonly state: Types['state'] };
  /** The moment that is shown. */
  readonly displayed: Types['state'];
  firstState(): Types['state'];
  itemsOf(list: readonly PromptChoice<Types>[]): Item[];
  /** Makes it if this tab may. */
  do(make: () => Answer<Types>): boolean;
}

/** Who sits around a combat at this device, and who looks at it. */
export class Seats implements DeviceOnScreen {
  private readonly screen: Seated;
  sitters: Record<string, Sitter> = $state({});
  /** Hidden hands lie open: nobody is asked to hand over the device. */
  open: boolean = $state(false);
  holder: string | undefined = $state(undefined);
  paused: boolean = $state(false);
  /** How often orders that last were given. */
  ordered: number = $state(0);

  constructor(screen: Seated, { sitters, open }: Pick<CombatRecord, 'sitters' | 'open'>) {
    this.screen = screen;
    this.sitters = { ...sitters };
    this.open = open;
  }

  isOneAnswer(moves: readonly DecidedMove<Types>[]): boolean {
    return this.table.isOneAnswer(moves);
  }
  putDown(): void {
    const { table } = this.screen;
    table.putDown();
    this.holder = table.holder;
  }
  readonly orders: OrdersOnScreen = {
    stops: (seat) =>
      (this.screen.game.stops?.(this.screen.now.state) ?? []).filter((one) => (one.seat ?? seat) === seat),
    of: (seat) => {
      void this.ordered;
      return this.screen.table.lasting.of(seat, this.screen.now.state);
    },
    set: (seat, stop, order) => {
      const { table } = this.screen;
      // It is no answer: who looks at a hand goes on looking.
      const { holder } = this;
      this.screen.do(() => (order ? table.setOrder(seat, order) : table.endOrder(seat, stop)));
      this.holder = holder;
      this.ordered++;
    },
  };

  /** Another object only if somebody else sits there. */
  readonly sat: Readonly<Record<string, Sitter>> = $derived({ ...this.sitters });
  /** Those of the game, less those that hold nothing in this combat. */
  readonly seats: readonly string[] = $derived.by(() => {
    const { game, now, link } = this.screen;
    const { present, players } = game;
    if (link) return link.seats;
    if (!present) return players;
    // Who came stays, also when nothing is left to them or it changed sides.
    const here = new Set([...present(this.screen.firstState()), ...present(now.state)]);
    return here.size ? players.filter((seat) => here.has(seat)) : players;
  });
  /** Those at this device. */
  readonly persons: readonly string[] = $derived.by(
    () => this.screen.link?.mine ?? this.seats.filter((seat) => (this.sitters[seat] ?? 'person') === 'person'),
  );
  readonly acting: string[] = $derived.by(() => {
    const { table, link } = this.screen;
    if (table.liesOpen || link) return [...table.seatsToAsk];
    return [...new Set(table.list.filter(({ not }) => !not).map(({ seat }) => seat))];
  });

  /** Who looks also depends on who holds the device and what it shows. */
  private get table(): AnyTable {
    void this.holder;
    void this.screen.displayed;
    return this.screen.table;
  }
  /** Something is hidden among those at this device: now, or at the moment that is looked back at. */
  readonly hides: boolean = $derived.by(() => this.table.hides);
  readonly viewer: string | undefined = $derived.by(() => this.table.viewer);
  /** The device lies open between them: it shows what everybody may see, unless a seat looks at its hand. */
  readonly liesOpen: boolean = $derived.by(() => this.table.liesOpen);
  readonly seatsWithHand: readonly string[] = $derived.by(() => this.table.seatsWithHand);
  /** The cards that the seat looks at. */
  readonly hand: readonly string[] = $derived.by(() =>
    this.liesOpen && this.viewer !== undefined ? this.table.handOf(this.viewer) : [],
  );
  /** Who gets to know what only one seat may know; '' is nobody. */
  readonly audience: string | undefined = $derived.by(() => this.viewer ?? (this.liesOpen ? '' : undefined));
  readonly handOverTo: string | undefined = $derived.by(() => this.table.handOverTo);
  readonly publicAnswers: Item[] = $derived.by(() => {
    const { handOverTo, screen } = this;
    const isPass = ({ seat, role, form, not }: PromptChoice<Types>) =>
      seat === handOverTo && role === 'passes' && !form && !not;
    return handOverTo === undefined ? [] : screen.itemsOf(screen.table.list.filter(isPass));
  });
}

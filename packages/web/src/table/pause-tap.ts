/** What a tap or a key must know of the bots at the table. */
interface Pausing {
  readonly isPausing: boolean;
  endPause(): void;
  /** Somebody is asked sooner or later. */
  readonly asks: boolean;
}

/** Taps on these never end a pause. */
const BESIDE = 'header, dialog, .toasts';
const CONTROLS = 'a, button, summary, input, select, textarea, [role="button"], [tabindex]:not(#choices)';

/**
 * A tap on the table or Space ends the pause before a bot's move, and nothing else: neither what lies there is opened, nor is a button pressed
 * that came up while the finger was down. Where bots have every seat there is always a pause: there a button stays a button.
 */
export class PauseTap {
  private readonly bots: Pausing;
  /** The finger went down in a pause. */
  private begun = false;
  /** Space went down in a pause: its way up presses nothing. */
  private held = false;

  constructor(bots: Pausing) {
    this.bots = bots;
  }

  /** Hears before anything on the page; returns how to stop it. */
  listen(): () => void {
    const heard = new AbortController();
    const how = { capture: true, signal: heard.signal };
    addEventListener('pointerdown', this.pointerdown, how);
    addEventListener('click', this.click, how);
    addEventListener('keydown', this.keydown, how);
    addEventListener('keyup', this.keyup, how);
    return () => heard.abort();
  }

  private isForTable(target: EventTarget | null): boolean {
    const at = target instanceof Element ? target : document.body;
    return !at.closest(BESIDE) && (this.bots.asks || !at.closest(CONTROLS));
  }

  private readonly pointerdown = ({ target }: Event): void => {
    this.begun = this.bots.isPausing && this.isForTable(target);
  };
  private readonly click = (event: MouseEvent): void => {
    // Keys and programs click too: no finger was down.
    if (!this.begun || !event.detail) return;
    this.begun = false;
    this.take(event);
  };
  private readonly keydown = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !this.bots.isPausing || !this.isForTable(event.target)) return;
    this.held = true;
    this.take(event);
  };
  private readonly keyup = (event: KeyboardEvent): void => {
    if (event.key === ' ' && this.held) event.preventDefault();
    this.held = false;
  };

  private take(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    this.bots.endPause();
  }
}

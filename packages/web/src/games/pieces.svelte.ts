/** Pieces of a panel in a chunk of their own: they come when they are first shown, or a little before. */
export class Pieces<P> {
  readonly #load: () => Promise<P>;
  #loaded: P | undefined = $state.raw();
  #coming: Promise<void> | undefined;

  constructor(load: () => Promise<P>) {
    this.#load = load;
  }

  /** Brings them. What cannot be brought now is tried again with the next wish. */
  fetch(): Promise<void> {
    this.#coming ??= this.#load().then(
      (pieces) => {
        this.#loaded = pieces;
      },
      () => {
        this.#coming = undefined;
      },
    );
    return this.#coming;
  }

  /** Those that are here; asked for the first time, they are on their way. */
  get now(): P | undefined {
    void this.fetch();
    return this.#loaded;
  }
}

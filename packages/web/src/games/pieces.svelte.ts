/** Pieces of a panel in their own chunk, loaded when or shortly before they are first shown. */
export class Pieces<P> {
  readonly #load: () => Promise<P>;
  #loaded: P | undefined = $state.raw();
  #coming: Promise<void> | undefined;

  constructor(load: () => Promise<P>) {
    this.#load = load;
  }

  /** Loads them. The next call tries again after a failure. */
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

  /** The loaded pieces; the first read starts loading. */
  get now(): P | undefined {
    void this.fetch();
    return this.#loaded;
  }
}

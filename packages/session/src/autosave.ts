import type { Seat } from '@sitrep/kernel';

/**
 * Keeps the match after an accepted request of a seat, or of the host. A failure, thrown or rejected, shows in every
 * snapshot until the next success; the match goes on.
 */
export type Keep = (by: Seat) => void | Promise<void>;

/** Calls the hook that keeps the match, and remembers whether that went wrong. */
export class Autosave {
  keep: Keep | undefined;
  /** Why the last change could not be kept. */
  fault: string | undefined;
  readonly #changed: () => void;

  /** `changed` is called whenever the fault changes. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  run(by: Seat): void {
    try {
      const keeping = this.keep?.(by);
      if (keeping instanceof Promise) void this.#follow(keeping);
      else this.#note(undefined);
    } catch (error) {
      this.#note(String(error));
    }
  }

  async #follow(keeping: Promise<void>): Promise<void> {
    try {
      await keeping;
      this.#note(undefined);
    } catch (error) {
      this.#note(String(error));
    }
  }

  #note(fault: string | undefined): void {
    if (fault === this.fault) return;
    this.fault = fault;
    this.#changed();
  }
}

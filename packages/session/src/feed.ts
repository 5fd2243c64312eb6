/** One immutable snapshot at a time, for whoever follows it. */
export class Feed<S extends { readonly revision: number }> {
  #now: S;
  readonly #listeners = new Set<() => void>();

  constructor(first: S) {
    this.#now = Object.freeze(first);
  }

  get now(): S {
    return this.#now;
  }

  get isFollowed(): boolean {
    return this.#listeners.size > 0;
  }

  /** Shows the next snapshot and tells everybody. */
  push(next: S): void {
    this.#now = Object.freeze(next);
    for (const listener of [...this.#listeners]) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** What can be asked about: whatever has a present revision. */
export interface Shown {
  snapshot(): { readonly revision: number };
}

/** Computes a reply about a revision. It is dropped if that is not the current one, before the work or after it. */
export async function replyAbout<R>(
  shown: Shown,
  revision: number,
  work: () => R | Promise<R>,
): Promise<R | undefined> {
  if (shown.snapshot().revision !== revision) return undefined;
  const reply = await work();
  return shown.snapshot().revision === revision ? reply : undefined;
}

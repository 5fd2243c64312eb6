import type { Entry } from './log.ts';
import type { GameTypes, Seat } from './vocabulary.ts';

/**
 * The names of accepted requests, by seat. A name identifies retries. Several answers may share one: each is to a question
 * of its own, whose number tells a retry from the next answer.
 */
export class RequestNames<T extends GameTypes> {
  readonly #known = new Set<string>();

  constructor(log: readonly Entry<T>[]) {
    for (const entry of log) this.add(entry);
  }

  add({ by, act, request }: Entry<T>): void {
    if (request === undefined) return;
    this.#known.add(`${by} ${request}`);
    if (act.type === 'answer') this.#known.add(`${by} ${request} ${act.number}`);
  }

  /** Whether the seat has made a request of this name; with a number, whether it has answered that question under it. */
  has(seat: Seat, request: string, number?: number): boolean {
    return this.#known.has(number === undefined ? `${seat} ${request}` : `${seat} ${request} ${number}`);
  }
}

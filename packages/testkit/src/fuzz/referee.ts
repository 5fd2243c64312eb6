import type { NamedSetup } from '@sitrep/contract';
import { type Key, perform } from '@sitrep/kernel';
import { type Law, makeTable, stateText, type WatchedGame, type Watcher } from '../law.ts';
import { sound } from '../laws/sound.ts';
import type { Request } from '../request.ts';
import { type AnyMatch, type Subject, startMatch } from '../subject.ts';
import { type Failure, failureOf } from './failure.ts';

export interface Occasion {
  readonly subject: Subject;
  readonly setup: NamedSetup;
  readonly key: Key;
}

/** Makes requests to a match while laws watch, until the first law is broken. */
export class Referee {
  failure: Failure | undefined;
  readonly #hashes: string[] = [];
  readonly #watchers: { readonly name: string; readonly watcher: Watcher }[] = [];
  #match: AnyMatch | undefined;
  #text = '';

  constructor({ subject, setup, key }: Occasion, laws: readonly Law[], isThorough: boolean) {
    this.#attempt(sound.name, () => {
      this.#match = startMatch(subject.game, setup, key);
      this.#note(this.#match);
    });
    if (this.#match === undefined) return;
    const game: WatchedGame = {
      subject,
      setup,
      key,
      match: this.#match,
      hashes: this.#hashes,
      lastText: () => this.#text,
      isThorough,
    };
    for (const law of laws) {
      this.#attempt(law.name, () =>
        this.#watchers.push({ name: law.name, watcher: law.watch(makeTable(game, law.name)) }),
      );
    }
    this.#call('decision');
  }

  /** The match, while it can be played on. */
  get match(): AnyMatch | undefined {
    return this.failure === undefined ? this.#match : undefined;
  }

  /** Makes a request. False if it is refused or shows that a law is broken. */
  perform(request: Request): boolean {
    const match = this.match;
    if (match === undefined) return false;
    let isDone = false;
    this.#attempt(sound.name, () => {
      isDone = perform(match, request).ok;
      if (isDone) this.#note(match);
    });
    if (!isDone || this.failure !== undefined) return false;
    this.#call('entry');
    if (match.outcome() === undefined) this.#call('decision');
    return this.failure === undefined;
  }

  /** Stops watching; laws make their final checks. */
  close(): void {
    this.#call('close');
  }

  #note(match: AnyMatch): void {
    this.#hashes.push(match.hash);
    this.#text = stateText(match);
  }

  #call(hook: keyof Watcher): void {
    for (const { name, watcher } of this.#watchers) this.#attempt(name, () => watcher[hook]?.());
  }

  #attempt(law: string, work: () => void): void {
    if (this.failure !== undefined) return;
    try {
      work();
    } catch (error) {
      this.failure = failureOf(error, law, this.#hashes.length - 1);
    }
  }
}

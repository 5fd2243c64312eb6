import { type GameEntry, hintsOf } from '@sitrep/contract';
import { type Answer, createMatch, type GameTypes, type Match, makeKey, type Seat } from '@sitrep/kernel';
import { expect } from 'vitest';
import { withSituation } from './example/adapter.ts';

/** What a seat is shown of a match: its view, its events, what it may and may not do, and what clients say about that. */
interface Shown {
  readonly view: unknown;
  readonly events: readonly unknown[];
  readonly blocked: readonly unknown[];
  readonly options: readonly unknown[];
  /** By the names of what clients show. */
  readonly counsel: Readonly<Record<string, unknown>>;
}

/** Matches that differ only in what is hidden from a seat, which must not be able to tell them apart. */
export class Worlds {
  readonly #entry: GameEntry;
  readonly #matches: readonly Match<GameTypes>[];

  constructor(entry: GameEntry, matches: readonly Match<GameTypes>[]) {
    this.#entry = entry;
    this.#matches = matches;
  }

  /** Gives each the first offered answer that has these fields. */
  give(wanted: object): this {
    for (const match of this.#matches) {
      const seat = match.decision()?.seats[0] ?? 0;
      const answer = match.options(seat).find((option) => isLike(option, wanted)) ?? expect.fail();
      expect(match.submit(seat, match.view(seat).decision?.number ?? 0, answer)).toEqual({ ok: true });
    }
    return this;
  }

  /** What the seat is shown, which must be the same in all matches, though their states differ. */
  sameTo(seat: Seat): Shown {
    const tables = this.#matches.map(({ state: { game, zones } }) => JSON.stringify([game, zones]));
    expect(new Set(tables).size).toBe(tables.length);
    const [first, ...others] = this.#matches.map((match) => shownTo(this.#entry, match, seat));
    if (first === undefined || others.length === 0) return expect.fail('there is nothing to compare');
    for (const other of others) expect(other).toStrictEqual(first);
    return first;
  }
}

function shownTo(entry: GameEntry, match: Match<GameTypes>, seat: Seat): Shown {
  const options = match.options(seat);
  return {
    view: match.view(seat),
    events: match.events(seat),
    blocked: match.blocked(seat),
    options,
    counsel: hintsOf(entry).counsel?.(match, seat, options) ?? {},
  };
}

function isLike(option: Answer<GameTypes>, wanted: object): boolean {
  const fields = new Map(Object.entries(option));
  return Object.entries(wanted).every(([field, value]) => fields.get(field) === value);
}

/** One match for each situation, which are written as in examples. */
export async function stageWorlds(entry: GameEntry, given: readonly object[]): Promise<Worlds> {
  const { stage } = await entry.examples();
  const matches = given.map((each) => {
    const staged = stage(each);
    if (!staged.ok || staged.value.situation === undefined) return expect.fail(JSON.stringify(staged));
    const { config, content, situation } = staged.value;
    const setup = { config, content, key: makeKey('worlds') };
    const created = createMatch(withSituation(entry.game, situation), setup);
    return created.ok ? created.value : expect.fail(JSON.stringify(created.problems));
  });
  return new Worlds(entry, matches);
}

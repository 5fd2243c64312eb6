import { formatHex } from '@sitrep/hex';
import { type Answer, createMatch, InvariantError, type Match, makeKey } from '@sitrep/kernel';
import { type SpokenLuck, spokenLuck, withSituation } from '@sitrep/testkit';
import { afterEach, expect } from 'vitest';
import { combatVeteran } from '../src/combat-veteran.ts';
import { boardOf } from '../src/content/board.ts';
import type { Content } from '../src/content/content.ts';
import { rosterOf } from '../src/content/roster.ts';
import type { Config, CvTypes } from '../src/cv-types.ts';
import { situate, type Wanted } from '../src/examples/situation.ts';
import { EXITED, GONE, WAITING } from '../src/state.ts';
import { keating, ricePaddy } from './contents.ts';

const CONTENTS = { 'rice-paddy': ricePaddy, keating };

export interface Terms extends SpokenLuck {
  readonly config?: Partial<Config>;
}

/** Everything written down must come up, or the test is about something else. */
const unused: (() => readonly string[])[] = [];
afterEach(() => {
  expect(unused.splice(0).flatMap((left) => left())).toEqual([]);
});

/** A situation on one of the real maps. The Movement Phase of the US side by default. */
export function drill(scenario: keyof typeof CONTENTS, wanted: Partial<Wanted>, terms: Terms = {}): Drill {
  const content = CONTENTS[scenario];
  const config = { turns: 10, exitBlocksTaliban: false, ...terms.config };
  const staged = situate(content, config, { active: 'us', phase: 'movement', at: {}, ...wanted });
  if (!staged.ok) throw new InvariantError('DRILL', JSON.stringify(staged.problems));
  const luck = spokenLuck(terms, (_, token) => rosterOf(content).chits[token]?.id ?? '');
  unused.push(luck.left);
  const setup = { config, content, key: makeKey('drill') };
  const created = createMatch(withSituation(combatVeteran, staged.value), setup, { luck });
  if (!created.ok) throw new InvariantError('DRILL', JSON.stringify(created.problems));
  return new Drill(created.value);
}

const PIECES = [
  'soldier',
  'weapon',
  'piece',
  'leader',
  'man',
  'medic',
  'firer',
  'target',
  'assistant',
  'bunker',
];
const LISTS = ['soldiers', 'pieces', 'crew'];

/** A match whose commands and events are spelled out: the type, then the fields in order. */
export class Drill {
  readonly match: Match<CvTypes>;

  constructor(match: Match<CvTypes>) {
    this.match = match;
  }

  /** Gives commands such as `step 1410`, each one of those on offer. */
  do(...commands: readonly string[]): this {
    for (const command of commands) this.#give(command);
    return this;
  }

  #give(words: string): void {
    const [seat = 0] = this.match.decision()?.seats ?? [];
    const found = this.match.options(seat).find((option) => this.tell(option) === words);
    if (found === undefined)
      throw new InvariantError(
        'DRILL',
        `${this.asked} offers no “${words}” but ${this.options().join(', ')}`,
      );
    const number = this.match.state.seats[seat]?.asked ?? 0;
    expect(this.match.submit(seat, number, found)).toEqual({ ok: true });
  }

  /** What is asked, or nothing once the game is over. */
  get asked(): string {
    return this.match.decision()?.name ?? '';
  }

  /** Who is asked. */
  get seats(): readonly number[] {
    return this.match.decision()?.seats ?? [];
  }

  /** What is offered, all or those of a type. */
  options(type = ''): readonly string[] {
    const [seat = 0] = this.seats;
    const all = this.match.options(seat).map((option) => this.tell(option));
    return all.filter((words) => type === '' || words === type || words.startsWith(`${type} `));
  }

  /** All events of a type so far, in words. */
  events(type: string): readonly string[] {
    return this.match.log.flatMap(({ events }) =>
      events.filter((event) => event.type === type).map((event) => this.tell(event)),
    );
  }

  /** The figures of the last event of a type. */
  last(type: string): Readonly<Record<string, unknown>> {
    const found = this.match.log.flatMap(({ events }) => events).findLast((event) => event.type === type);
    return (found ?? {}) as unknown as Readonly<Record<string, unknown>>;
  }

  tell(data: Answer<CvTypes> | object): string {
    const { type, rule: _rule, cause: _cause, ...fields } = data as Record<string, unknown>;
    const words = Object.entries(fields).map(([field, value]) => this.#word(field, value));
    return [type, ...words.filter((word) => word !== undefined)].join(' ');
  }

  #word(field: string, value: unknown): string | undefined {
    if (PIECES.includes(field)) return this.idOf(Number(value));
    if (LISTS.includes(field)) return (value as readonly number[]).map((piece) => this.idOf(piece)).join('+');
    if (field === 'hex') return this.label(Number(value));
    if (field === 'chit') return rosterOf(this.#content).chits[Number(value)]?.id;
    return typeof value === 'object' ? undefined : String(value);
  }

  get #content(): Content {
    return this.match.setup.content;
  }

  label(hex: number): string {
    return hex < 0 ? '-' : formatHex(boardOf(this.#content).grid, hex);
  }

  idOf(piece: number): string {
    return rosterOf(this.#content).ids[piece] ?? '-';
  }

  piece(id: string): number {
    const found = rosterOf(this.#content).numbers.get(id);
    if (found === undefined) throw new InvariantError('DRILL', `there is no piece ${id}`);
    return found;
  }

  /** Where a piece is: a hex, or `waiting`, `gone` or `exited`. */
  at(id: string): string {
    const hex = this.match.state.game.at[this.piece(id)] ?? GONE;
    if (hex >= 0) return this.label(hex);
    return { [WAITING]: 'waiting', [GONE]: 'gone', [EXITED]: 'exited' }[hex] ?? 'nowhere';
  }

  stance(id: string): string {
    return this.match.state.game.stance[this.piece(id)] ?? '';
  }

  /** Who has a weapon, or `-`. */
  user(id: string): string {
    const { game } = this.match.state;
    return this.idOf(game.user[this.piece(id) - game.stance.length] ?? -1);
  }

  isBroken(id: string): boolean {
    const { game } = this.match.state;
    return game.isBroken[this.piece(id) - game.stance.length] ?? false;
  }

  /** Whom a soldier carries, or `-`. */
  carries(id: string): string {
    return this.idOf(this.match.state.game.carries[this.piece(id)] ?? -1);
  }
}

import { CANCEL, canonical, PASS, type Seat } from '@sitrep/kernel';
import type { AnyAnswer, AnyMatch } from './subject.ts';

/** How many commands, and how many values of one field, are remembered per place in the rules. */
const MOST_MEMORIES = 80;

const OF_THE_KERNEL: readonly string[] = [PASS.type, CANCEL.type];

/** The tokens that a seat can see now, and the fields of commands that hold tokens. */
export class Sight {
  readonly #fields: readonly string[];
  readonly #tokens: ReadonlySet<unknown>;

  constructor(match: AnyMatch, seat: Seat, fields: readonly string[]) {
    this.#fields = fields;
    this.#tokens = new Set(Object.values(match.view(seat).zones).flatMap(({ tokens = [] }) => tokens));
  }

  /** Whether the seat can see every token that a command names. */
  sees(command: object): boolean {
    return Object.entries(command).every(
      ([field, value]) => !this.#isToken(field, value) || this.#tokens.has(value),
    );
  }

  /** What else a field could name: the visible tokens, if it names one. */
  othersFor(field: string, value: unknown): readonly unknown[] {
    return this.#isToken(field, value) ? [...this.#tokens] : [];
  }

  /** The fields of a command that name tokens. */
  tokenFields(command: object): readonly string[] {
    return Object.entries(command).flatMap(([field, value]) => (this.#isToken(field, value) ? [field] : []));
  }

  #isToken(field: string, value: unknown): boolean {
    return typeof value === 'number' && value >= 0 && this.#fields.includes(field);
  }
}

/** What a seat was offered, or shown as blocked, at one place in the rules: variants of it are tried later. */
export class SeenCommands {
  readonly #commands = new Map<string, AnyAnswer>();
  readonly #values = new Map<string, Map<string, unknown>>();

  /** Every command noted, the oldest first. */
  get commands(): readonly AnyAnswer[] {
    return [...this.#commands.values()];
  }

  note(commands: readonly AnyAnswer[]): void {
    for (const command of commands) {
      if (OF_THE_KERNEL.includes(command.type)) continue;
      remember(this.#commands, command);
      for (const [field, value] of Object.entries(command)) this.#noteValue(command, field, value);
    }
  }

  /** The command with one thing replaced: by one that was named in its place before, or is visible. */
  variants(command: AnyAnswer, sight: Sight): readonly AnyAnswer[] {
    return Object.entries(command).flatMap(([field, value]) => {
      if (field === 'type') return [];
      const known = this.#values.get(placeOf(command, field))?.values() ?? [];
      const others = new Set([...known, ...sight.othersFor(field, value)]);
      return [...others].map((other) => ({ ...command, [field]: other }));
    });
  }

  #noteValue(command: AnyAnswer, field: string, value: unknown): void {
    const place = placeOf(command, field);
    const values = this.#values.get(place) ?? new Map<string, unknown>();
    this.#values.set(place, values);
    remember(values, value);
  }
}

function placeOf({ type }: AnyAnswer, field: string): string {
  return `${type}.${field}`;
}

function remember<V>(memories: Map<string, V>, value: V): void {
  memories.set(canonical(value), value);
  const [oldest] = memories.keys();
  if (oldest !== undefined && memories.size > MOST_MEMORIES) memories.delete(oldest);
}

/** A command with each of its tokens replaced by ones the seat cannot see: it must not matter where those are. */
export function unseenVariants(
  match: AnyMatch,
  seat: Seat,
  fields: readonly string[],
  command: AnyAnswer,
): readonly AnyAnswer[] {
  const sight = new Sight(match, seat, fields);
  const all = Object.values(match.state.zones).flatMap(({ tokens }) => tokens);
  return sight
    .tokenFields(command)
    .flatMap((field) => all.map((token) => ({ ...command, [field]: token })))
    .filter((variant) => !sight.sees(variant));
}

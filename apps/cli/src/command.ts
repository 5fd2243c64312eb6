import type { Io } from './io.ts';
import type { Place } from './place.ts';

/** One option of a command, from which parsing and help both come. */
export type OptionSpec = FlagSpec | TextSpec | CountSpec | ChoiceSpec;

interface AnySpec {
  readonly summary: string;
}

interface FlagSpec extends AnySpec {
  readonly kind: 'flag';
}

interface ValueSpec extends AnySpec {
  /** The placeholder for the value in help. */
  readonly placeholder: string;
  readonly isRequired?: boolean;
}

interface TextSpec extends ValueSpec {
  readonly kind: 'text';
  readonly default?: string;
}

interface CountSpec extends ValueSpec {
  readonly kind: 'count';
  readonly least: number;
  readonly most: number;
  readonly default?: number;
}

interface ChoiceSpec extends ValueSpec {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly default?: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** What follows the options, such as files. */
export interface OperandSpec {
  readonly placeholder: string;
  readonly summary: string;
  readonly least: number;
  readonly most: number;
}

type Always<S> = S extends { readonly default: string | number } | { readonly isRequired: true }
  ? true
  : false;

type ValueOf<S extends OptionSpec> = S extends FlagSpec
  ? boolean
  : S extends CountSpec
    ? Always<S> extends true
      ? number
      : number | undefined
    : Always<S> extends true
      ? string
      : string | undefined;

/** The options by name, checked and with their defaults, as a command gets them. */
export type Values<O extends OptionSpecs> = { readonly [Name in keyof O]: ValueOf<O[Name]> };

/** What a command talks through, and where it runs. */
export interface Around {
  readonly io: Io;
  readonly place: Place;
}

export interface Input<O extends OptionSpecs> extends Around {
  readonly values: Values<O>;
  readonly operands: readonly string[];
  /** Standard output belongs to one JSON object. */
  readonly isJson: boolean;
}

/** The result of a command: lines for people, an object for programs, and whether it succeeded. */
export interface Report {
  readonly isGood: boolean;
  readonly lines: readonly string[];
  readonly json: object;
}

export interface Command<O extends OptionSpecs = OptionSpecs> {
  readonly name: string;
  readonly summary: string;
  /** Further lines of help. */
  readonly notes?: readonly string[];
  readonly examples: readonly string[];
  readonly options: O;
  readonly operands?: OperandSpec;
  run(input: Input<O>): Promise<Report>;
}

/** Gives a command the types of its own options. */
export function defineCommand<const O extends OptionSpecs>(command: Command<O>): Command {
  // The parser fills `values` from this same table, so they have the types that the table implies.
  return command as unknown as Command;
}

import { parseArgs } from 'node:util';
import { findNearest } from '@sitrep/text/nearest';
import { CliError } from './cli-error.ts';
import type { Command, OptionSpec, OptionSpecs } from './command.ts';
import { formatCount } from './layout.ts';

/** Options that every command has. */
export const COMMON_OPTIONS = {
  help: { kind: 'flag', summary: 'say what the command does' },
  json: { kind: 'flag', summary: 'print one JSON object and nothing else' },
  debug: { kind: 'flag', summary: 'show where in the code an unexpected error arose' },
} as const satisfies OptionSpecs;

export type OptionValue = string | number | boolean | undefined;

export interface Parsed {
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly operands: readonly string[];
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly isInline: boolean;
}

/** Checks the arguments of a command against its table. Throws a `CliError` for the first mistake. */
export function parseArguments(command: Command, args: readonly string[]): Parsed {
  const specs: OptionSpecs = { ...command.options, ...COMMON_OPTIONS };
  const { given, operands } = readTokens(specs, args);
  const values: Record<string, OptionValue> = {};
  for (const token of given) {
    const spec = findSpec(specs, token);
    if (token.name in values) throw new CliError('OPTION_TWICE', `${token.rawName} is given twice`);
    values[token.name] = readValue(spec, token);
  }
  if (values.help === true) return { values, operands };
  checkOperands(command, operands);
  return { values: { ...defaultsOf(specs, values), ...values }, operands };
}

function readTokens(specs: OptionSpecs, args: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { kind }]) => [
      name,
      { type: kind === 'flag' ? 'boolean' : 'string', ...(name === 'help' && { short: 'h' }) } as const,
    ]),
  );
  const parsed = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const given = parsed.tokens.flatMap((token): readonly OptionToken[] => {
    if (token.kind !== 'option') return [];
    const { name, rawName, value, inlineValue: isInline = false } = token;
    return [{ name, rawName, value, isInline }];
  });
  return { given, operands: parsed.positionals };
}

function findSpec(specs: OptionSpecs, { name, rawName }: OptionToken): OptionSpec {
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (spec !== undefined) return spec;
  const nearest = findNearest(name, Object.keys(specs));
  const suggestion = nearest === undefined ? undefined : `--${nearest}`;
  throw new CliError('OPTION_UNKNOWN', `unknown option ${rawName}`, { suggestion });
}

function readValue(spec: OptionSpec, { rawName, value, isInline }: OptionToken): OptionValue {
  if (spec.kind === 'flag') {
    if (isInline) throw new CliError('VALUE_UNWANTED', `${rawName} takes no value`);
    return true;
  }
  const isOption = !isInline && value?.startsWith('--');
  if (value === undefined || value === '' || isOption) {
    throw new CliError('VALUE_MISSING', `${rawName} needs a value: ${rawName} ${spec.placeholder}`);
  }
  if (spec.kind === 'count') return readCount(rawName, value, spec.least, spec.most);
  return spec.kind === 'choice' ? readChoice(rawName, value, spec.choices) : value;
}

function readCount(rawName: string, value: string, least: number, most: number): number {
  const count = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (count >= least && count <= most) return count;
  const range = `a whole number from ${formatCount(least)} to ${formatCount(most)}`;
  throw new CliError('NUMBER_BAD', `${rawName} takes ${range}, not “${value}”`);
}

function readChoice(rawName: string, value: string, choices: readonly string[]): string {
  if (choices.includes(value)) return value;
  throw unknownValue(rawName, value, choices);
}

/** The error for a word that is not among the known ones. */
export function unknownValue(what: string, value: string, choices: readonly string[]): CliError {
  const message = `${what} does not know “${value}”; there ${choices.length === 1 ? 'is' : 'are'} ${listSome(value, choices)}`;
  return new CliError('VALUE_UNKNOWN', message, { suggestion: findNearest(value, choices) });
}

/** Listing more words than this helps nobody. */
const MOST_LISTED = 12;

/** All known words or, if there are too many, those that share a part with the wrong one. */
function listSome(value: string, choices: readonly string[]): string {
  if (choices.length <= MOST_LISTED) return choices.join(', ');
  const parts = value.split(/[^\p{Letter}\p{Number}]+/u).filter((part) => part.length > 2);
  const alike = choices.filter((choice) => parts.some((part) => choice.includes(part)));
  const some = (alike.length > 0 ? alike : choices).slice(0, MOST_LISTED);
  return `${choices.length}, such as ${some.join(', ')}`;
}

function checkOperands({ name, operands }: Command, given: readonly string[]): void {
  const { placeholder, least, most } = operands ?? { placeholder: '', least: 0, most: 0 };
  if (given.length < least) throw new CliError('OPERAND_MISSING', `${name} needs ${placeholder}`);
  if (given.length > most) throw new CliError('OPERAND_UNWANTED', `unexpected argument “${given[most]}”`);
}

function defaultsOf(specs: OptionSpecs, values: Parsed['values']): Record<string, OptionValue> {
  const defaults: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind === 'flag') defaults[name] = false;
    else if (spec.default !== undefined) defaults[name] = spec.default;
    else if (spec.isRequired && values[name] === undefined) {
      throw new CliError('OPTION_MISSING', `--${name} ${spec.placeholder} is missing`);
    }
  }
  return defaults;
}

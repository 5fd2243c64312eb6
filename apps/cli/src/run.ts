import { InvariantError } from '@sitrep/kernel';
import { findNearest } from '@sitrep/text/nearest';
import { CliError } from './cli-error.ts';
import type { Command, Input, OptionSpecs, Report } from './command.ts';
import { runMenu } from './commands/menu.ts';
import { commands } from './commands.ts';
import { helpAsJson, helpOf, helpOfAll } from './help.ts';
import type { Host } from './host.ts';
import { type COMMON_OPTIONS, parseArguments } from './parse-arguments.ts';
import { asTyped } from './place.ts';
import { plainHost } from './plain-host.ts';
import { versionReport } from './version.ts';

/** Runs the tool and returns its exit code: 0 all is well, 1 something failed, 2 the arguments are wrong. */
export async function run(args: readonly string[], bare: Host): Promise<number> {
  const host = plainHost(bare);
  const isJson = hasFlag(args, 'json');
  const io = host.openIo(isJson);
  try {
    const report = await perform(args, { io, isJson, place: host.place });
    if (isJson) host.writeOut(`${JSON.stringify(report.json)}\n`);
    else for (const line of report.lines) io.write(line);
    return report.isGood ? 0 : 1;
  } catch (error) {
    return explain(error, args, host);
  } finally {
    io.close();
  }
}

type Surroundings = Pick<Input<OptionSpecs>, 'io' | 'isJson' | 'place'>;

async function perform(args: readonly string[], around: Surroundings): Promise<Report> {
  const { place } = around;
  const { name, rest } = splitArguments(args);
  if (name === undefined) return performWithout(rest, around);
  const command = getCommand(name);
  const { values, operands } = parseArguments(command, rest);
  if (values.help === true)
    return { isGood: true, lines: helpOf(command, place), json: helpAsJson([command], place) };
  return command.run({ values, operands, ...around });
}

/** The tool without a command: only then does it take `--version`. */
const WHOLE: Pick<Command, 'name' | 'summary' | 'examples' | 'options'> = {
  name: '',
  summary: '',
  examples: [],
  options: { version: { kind: 'flag', summary: 'say which version this is' } },
};

/** The menu needs a person; programs get the list of commands. */
async function performWithout(flags: readonly string[], around: Surroundings): Promise<Report> {
  const { isJson, place } = around;
  const { values } = parseArguments({ ...WHOLE, run: () => runMenu(around) }, flags);
  if (values.version === true) return versionReport();
  if (values.help !== true && !isJson) return runMenu(around);
  return { isGood: true, lines: helpOfAll(commands, place), json: helpAsJson(commands, place) };
}

/** The command's name and all other arguments; the common flags may come before the name. */
function splitArguments(args: readonly string[]): { name: string | undefined; rest: readonly string[] } {
  const at = args.findIndex((arg) => !arg.startsWith('-'));
  const before = at < 0 ? args : args.slice(0, at);
  const name = at < 0 ? undefined : args[at];
  if (name !== 'help') return { name, rest: at < 0 ? before : [...before, ...args.slice(at + 1)] };
  return { name: args[at + 1], rest: ['--help', ...before, ...args.slice(at + 2)] };
}

function getCommand(name: string): Command {
  const command = commands.find((known) => known.name === name);
  if (command !== undefined) return command;
  const names = commands.map((known) => known.name);
  const message = `unknown command “${name}”; there are ${names.join(', ')}`;
  throw new CliError('COMMAND_UNKNOWN', message, { suggestion: findNearest(name, names) });
}

function hasFlag(args: readonly string[], flag: keyof typeof COMMON_OPTIONS): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).includes(`--${flag}`);
}

function explain(error: unknown, args: readonly string[], host: Host): number {
  const known = error instanceof CliError ? error : unexpected(error);
  if (hasFlag(args, 'json')) host.writeOut(`${JSON.stringify(known.json)}\n`);
  else host.writeError(`sitrep: ${asTyped(host.place, known.line)}\n`);
  if (hasFlag(args, 'debug') && error instanceof Error) host.writeError(`${error.stack}\n`);
  return known.exitCode;
}

function unexpected(error: unknown): CliError {
  const text = error instanceof Error ? error.message : String(error);
  const code = error instanceof InvariantError ? ` (${error.code})` : '';
  return new CliError('BROKEN', `something is broken in Sitrep: ${text}${code}.`, {
    remedy: 'Run it again with --debug to see where.',
  });
}

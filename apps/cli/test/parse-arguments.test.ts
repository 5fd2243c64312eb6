import { describe, expect, it } from 'vitest';
import { CliError } from '../src/cli-error.ts';
import { defineCommand } from '../src/command.ts';
import { helpAsJson, helpOf, usageOf } from '../src/help.ts';
import { parseArguments } from '../src/parse-arguments.ts';
import { fakePlace } from './fake-host.ts';

const command = defineCommand({
  name: 'try',
  summary: 'try things',
  notes: ['A note.'],
  examples: ['try a.json --fast'],
  options: {
    fast: { kind: 'flag', summary: 'be quick' },
    name: { kind: 'text', placeholder: 'NAME', summary: 'what it is called' },
    tries: { kind: 'count', placeholder: 'N', least: 1, most: 1000, default: 3, summary: 'how often' },
    mood: {
      kind: 'choice',
      placeholder: 'MOOD',
      choices: ['bold', 'wary'],
      summary: 'the mood',
      isRequired: true,
    },
  },
  operands: { placeholder: 'FILE', summary: 'a file', least: 1, most: 2 },
  run: async () => ({ isGood: true, lines: [], json: {} }),
});

it('reads every kind of option, with defaults', () => {
  const { values, operands } = parseArguments(command, ['a', '--fast', '--name=x', '--mood', 'bold', 'b']);
  expect(values).toEqual({
    fast: true,
    name: 'x',
    tries: 3,
    mood: 'bold',
    help: false,
    json: false,
    debug: false,
  });
  expect(operands).toEqual(['a', 'b']);
});

it('takes everything after -- for operands', () => {
  expect(parseArguments(command, ['--mood', 'wary', '--', '--fast']).operands).toEqual(['--fast']);
});

it.each([['--help'], ['-h']])('asks for nothing else when %s is given', (flag) => {
  expect(parseArguments(command, [flag]).values.help).toBe(true);
});

describe('mistakes', () => {
  const good = ['--mood', 'bold', 'a'];
  it.each([
    ['OPTION_UNKNOWN', ['--fsat', ...good], 'unknown option --fsat; did you mean --fast?'],
    ['OPTION_UNKNOWN', ['--zzzzz', ...good], 'unknown option --zzzzz'],
    ['OPTION_UNKNOWN', ['-x', ...good], 'unknown option -x'],
    ['OPTION_UNKNOWN', ['--constructor', ...good], 'unknown option --constructor'],
    ['OPTION_TWICE', ['--fast', '--fast', ...good], '--fast is given twice'],
    ['OPTION_MISSING', ['a'], '--mood MOOD is missing'],
    ['VALUE_MISSING', [...good, '--name'], '--name needs a value: --name NAME'],
    ['VALUE_MISSING', [...good, '--name', '--fast'], '--name needs a value: --name NAME'],
    ['VALUE_MISSING', [...good, '--name='], '--name needs a value: --name NAME'],
    ['VALUE_UNWANTED', [...good, '--fast=1'], '--fast takes no value'],
    [
      'VALUE_UNKNOWN',
      ['a', '--mood', 'blod'],
      '--mood does not know “blod”; there are bold, wary; did you mean bold?',
    ],
    ['OPERAND_MISSING', ['--mood', 'bold'], 'try needs FILE'],
    ['OPERAND_UNWANTED', [...good, 'b', 'c'], 'unexpected argument “c”'],
  ])('%s: %j', (code, args, line) => {
    const error = catchError(() => parseArguments(command, args));
    expect(error).toMatchObject({ code, exitCode: 2, line });
    expect(error.line).not.toContain('\n');
  });

  it.each(['0', '1001', '-5', 'abc', '1.5', '1e3', '0x10', '99999999999999999999', ' 7'])(
    'NUMBER_BAD: “%s”',
    (number) => {
      const error = catchError(() => parseArguments(command, [...good, '--tries', number]));
      const line = `--tries takes a whole number from 1 to 1,000, not “${number}”`;
      expect(error).toMatchObject({ code: 'NUMBER_BAD', exitCode: 2, line });
    },
  );
});

it('makes help from the same table', () => {
  const place = fakePlace();
  expect(usageOf(command, place)).toBe('sitrep try FILE [--fast] [--name NAME] [--tries N] --mood MOOD');
  const operands = {
    ...command.operands,
    placeholder: 'FILE',
    summary: 'a file',
    least: 1,
    most: Number.POSITIVE_INFINITY,
  };
  expect(usageOf({ ...command, operands }, place)).toMatch(/^sitrep try FILE… /);
  const help = helpOf(command, place).join('\n');
  for (const part of [
    'try things',
    'how often (usually 3)',
    'the mood (one of bold, wary)',
    'A note.',
    '--json',
  ]) {
    expect(help).toContain(part);
  }
  expect(helpAsJson([command], place)).toMatchObject({ commands: [{ name: 'try', summary: 'try things' }] });
});

function catchError(work: () => unknown): CliError {
  try {
    work();
  } catch (error) {
    if (error instanceof CliError) return error;
  }
  throw new Error('nothing was refused');
}

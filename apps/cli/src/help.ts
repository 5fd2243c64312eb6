import type { Command, OptionSpec, OptionSpecs } from './command.ts';
import { wrap } from './layout.ts';
import { COMMON_OPTIONS } from './parse-arguments.ts';
import { asTyped, type Place } from './place.ts';

const WIDTH = 80;

/** The help of one command, from its table. */
export function helpOf(command: Command, place: Place): readonly string[] {
  const { operands, notes = [], examples } = command;
  const options = { ...command.options, ...COMMON_OPTIONS };
  return [
    `sitrep ${command.name}: ${command.summary}`,
    '',
    ...wrap(`usage: ${usageOf(command, place)}`, WIDTH, 4),
    '',
    ...(operands === undefined ? [] : [...column(operands.placeholder, operands.summary), '']),
    ...Object.entries(options).flatMap(([name, spec]) =>
      column(optionName(name, spec), asTyped(place, detailsOf(spec))),
    ),
    ...(notes.length === 0 ? [] : ['', ...notes.flatMap((note) => wrap(asTyped(place, note), WIDTH))]),
    '',
    'examples:',
    ...examples.map((example) => `  ${place.program} ${example}`),
  ];
}

export function usageOf({ name, options, operands }: Command, { program }: Place): string {
  const parts = Object.entries(options).map(([option, spec]) => {
    const text = optionName(option, spec);
    return spec.kind !== 'flag' && spec.isRequired ? text : `[${text}]`;
  });
  const files =
    operands === undefined ? [] : [`${operands.placeholder}${Number.isFinite(operands.most) ? '' : '…'}`];
  return [program, name, ...files, ...parts].join(' ');
}

/** The help of the whole tool: one line for each command. */
export function helpOfAll(commands: readonly Command[], place: Place): readonly string[] {
  return [
    'sitrep: tactical tabletop games with the rules enforced',
    '',
    `usage: ${place.program} [COMMAND] [OPTIONS]`,
    '',
    ...commands.flatMap(({ name, summary }) => column(name, summary)),
    '',
    ...column('--version', 'say which version this is'),
    '',
    ...wrap(asTyped(place, 'Without a command it opens a menu. `sitrep COMMAND --help` says more.'), WIDTH),
  ];
}

/** The same as data. */
export function helpAsJson(commands: readonly Command[], place: Place): object {
  return {
    commands: commands.map((command) => {
      const { name, summary } = command;
      return { name, summary, usage: usageOf(command, place), options: Object.keys(optionsOf(command)) };
    }),
  };
}

function optionsOf(command: Command): OptionSpecs {
  return { ...command.options, ...COMMON_OPTIONS };
}

function optionName(name: string, spec: OptionSpec): string {
  return spec.kind === 'flag' ? `--${name}` : `--${name} ${spec.placeholder}`;
}

function detailsOf(spec: OptionSpec): string {
  const choices = spec.kind === 'choice' ? [`one of ${spec.choices.join(', ')}`] : [];
  const usual = spec.kind === 'flag' || spec.default === undefined ? [] : [`usually ${spec.default}`];
  const more = [...choices, ...usual].join('; ');
  return more === '' ? spec.summary : `${spec.summary} (${more})`;
}

const LEFT = 18;

/** A name on the left and its explanation, wrapped, on the right. */
function column(name: string, text: string): readonly string[] {
  const [first = '', ...rest] = wrap(text, WIDTH - LEFT - 4);
  const head =
    name.length > LEFT
      ? [`  ${name}`, `${' '.repeat(LEFT + 4)}${first}`]
      : [`  ${name.padEnd(LEFT)}  ${first}`];
  return [...head, ...rest.map((line) => `${' '.repeat(LEFT + 4)}${line}`)];
}

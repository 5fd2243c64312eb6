import { parseArgs } from 'node:util';
import type { Measurement } from './measure.ts';
import { SUITES } from './suites.ts';

const HELP = `usage: npm run bench -- [--json] [SUITE…]
Measures speed on this machine, on one core. Suites: ${Object.keys(SUITES).join(', ')}.`;

function row({ name, value, unit, ratio, ratioTo }: Measurement): string {
  const figure = value.toLocaleString('en-US').padStart(12);
  return `${name.padEnd(34)}${figure} ${unit.padEnd(12)}${ratio === undefined ? '' : `${ratio}× ${ratioTo}`}`;
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    return fail(`bench: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const { values, positionals } = readArguments();
const unknown = positionals.find((name) => !(name in SUITES));
if (unknown !== undefined)
  fail(`bench: there is no suite ${unknown}; there are ${Object.keys(SUITES).join(', ')}`);
if (values.help) process.stdout.write(`${HELP}\n`);
else {
  const names = positionals.length > 0 ? positionals : Object.keys(SUITES);
  const results: Measurement[] = [];
  for (const name of names) {
    if (process.stderr.isTTY) process.stderr.write(`measuring ${name}…\n`);
    results.push(...(SUITES[name]?.() ?? []));
  }
  process.stdout.write(values.json ? `${JSON.stringify({ results })}\n` : `${results.map(row).join('\n')}\n`);
}

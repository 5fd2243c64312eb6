import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Measurement } from './measure.ts';
import { besideDuel, SUITES } from './suites.ts';

const HELP = `usage: npm run bench -- [--json] [SUITE…]
Measures speed on this machine, on one core, every suite in a process of its own. Suites: ${Object.keys(SUITES).join(', ')}.`;

function row({ name, value, unit, ratio, ratioTo }: Measurement): string {
  const figure = value.toLocaleString('en-US').padStart(12);
  return `${name.padEnd(40)}${figure} ${unit.padEnd(12)}${ratio === undefined ? '' : `${ratio}× ${ratioTo}`}`;
}

/** One suite measured here. */
function measure(name: string): readonly Measurement[] {
  if (process.stderr.isTTY) process.stderr.write(`measuring ${name}…\n`);
  return SUITES[name]?.() ?? [];
}

/** One suite in a fresh process: code compiled for the games before it would run this one slower. */
function measureApart(name: string): readonly Measurement[] {
  const printed = execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--json', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (JSON.parse(printed) as { results: readonly Measurement[] }).results;
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
  const results = besideDuel(names.length === 1 ? names.flatMap(measure) : names.flatMap(measureApart));
  process.stdout.write(values.json ? `${JSON.stringify({ results })}\n` : `${results.map(row).join('\n')}\n`);
}

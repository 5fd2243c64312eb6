// node tools/setup.mjs tools/win-rates.ts [--write]: the win rates that briefings tell, out of docs/proof.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.ts';

const FILE = path.join(root, 'games/warfighter/src/entry/briefing/win-rates.json');
const ROW = /^\| ([a-z0-9/-]+) \| greedy (\d+) % \(/gm;

/** How often the greedy program won each recommended mission, in per cent, as the proof has it. */
export function provenRates(): Readonly<Record<string, number>> {
  const page = readFileSync(path.join(root, 'docs/proof.md'), 'utf8');
  return Object.fromEntries([...page.matchAll(ROW)].map(([, name = '', rate]) => [name, Number(rate)]));
}

/** The same as the game ships it. */
export function shippedRates(): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

if (import.meta.main) {
  if (process.argv.includes('--write'))
    writeFileSync(FILE, `${JSON.stringify(provenRates(), undefined, 2)}\n`);
  else
    console.log(JSON.stringify(provenRates()) === JSON.stringify(shippedRates()) ? 'in step' : 'out of date');
}

// node tools/setup.mjs tools/win-rates.ts [--write]: the win rates that briefings tell, out of docs/proof.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProgram, root } from './project.ts';

type Rates = Readonly<Record<string, number>>;

/** Where each game keeps its rates, and the rows of the proof that have them: a name, and a share in per cent. */
const TOLD = {
  'games/warfighter/src/entry/briefing/win-rates.json': /^\| ([a-z0-9/-]+) \| greedy (\d+) % \(/gm,
  'games/combat-veteran/src/briefing/win-rates.json':
    /^\| ([a-z-]+), greedy against greedy \| the first side wins (\d+) % \(/gm,
} as const;

/** The rates as the proof has them, by the file that ships them. */
export function provenRates(): Readonly<Record<string, Rates>> {
  const page = readFileSync(path.join(root, 'docs/proof.md'), 'utf8');
  const ratesIn = (row: RegExp) =>
    Object.fromEntries([...page.matchAll(row)].map(([, name = '', rate]) => [name, Number(rate)]));
  return Object.fromEntries(Object.entries(TOLD).map(([file, row]) => [file, ratesIn(row)]));
}

/** The same as the games ship them. */
export function shippedRates(): Readonly<Record<string, Rates>> {
  return Object.fromEntries(
    Object.keys(TOLD).map((file) => [file, JSON.parse(readFileSync(path.join(root, file), 'utf8'))]),
  );
}

if (isProgram(import.meta.filename)) {
  const proven = provenRates();
  if (process.argv.includes('--write'))
    for (const [file, rates] of Object.entries(proven))
      writeFileSync(path.join(root, file), `${JSON.stringify(rates, undefined, 2)}\n`);
  else console.log(JSON.stringify(proven) === JSON.stringify(shippedRates()) ? 'in step' : 'out of date');
}

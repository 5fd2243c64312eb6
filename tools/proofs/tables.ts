import { buildIfNeeded } from '../web/build.ts';
import { inParallel } from './in-parallel.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';
import type { TableRow, TableTask } from './tables-part.ts';

const GAMES = 42;

/** Tests of e2e/tables. */
export const TABLES: readonly string[] = [
  ...Array.from({ length: GAMES }, (_, number) => `dealt game ${number} of ${GAMES}`),
  'a full table at every size',
  'ten slots at every size',
  'eleven slots at every size',
  '25 hostile cards at every size',
];

async function run(progress: Progress): Promise<ProofResult> {
  await buildIfNeeded();
  const tasks = TABLES.map((title): TableTask => ({ title }));
  const module = new URL('./tables-part.ts', import.meta.url);
  return judgeTables(await inParallel<TableTask, TableRow>(module, tasks, progress));
}

/** None may have had a fault. */
export function judgeTables(rows: readonly TableRow[]): ProofResult {
  const faulty = rows.filter(({ looks }) => looks === undefined);
  return {
    ok: rows.length === TABLES.length && faulty.length === 0,
    figures: [
      ['games and crowds', rows.length],
      ['times that the table was looked at', rows.reduce((sum, { looks = 0 }) => sum + looks, 0)],
      ['with a fault', faulty.map(({ title }) => title).join(', ') || 'none'],
    ],
  };
}

export const tables: Proof = {
  name: 'tables',
  claim:
    'In 42 random missions, dealt over seven sizes, three languages and two themes, and with nine slots, twelve hostile cards, eight Soldiers and sixteen cards, with ten and eleven slots, and with 25 hostile cards at every size: nothing scrolls sideways, no name is clipped, the question is never covered, the board and the list offer exactly what is legal, and nothing moves by itself.',
  run,
};

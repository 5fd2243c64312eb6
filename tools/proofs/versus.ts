import { findGame } from '@sitrep/catalog';
import { inParallel } from './in-parallel.ts';
import { formatShare } from './interval.ts';
import type { Kind, VersusRow, VersusTask } from './measure-versus.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

const GAMES = 200;
/** Games of one task, so that all cores have something to do. */
const PART = 25;
/** In per cent: what greedy must win against random, and what either side must win of decided games against itself. */
const SKILL = 90;
const [LEAST, MOST] = [25, 75];

const MATCHES: readonly (readonly Kind[])[] = [
  ['greedy', 'greedy'],
  ['greedy', 'random'],
  ['random', 'greedy'],
];

async function run(id: string, progress: Progress): Promise<ProofResult> {
  const tasks = (findGame(id)?.setups() ?? []).flatMap(({ name }) =>
    MATCHES.flatMap((kinds) =>
      Array.from({ length: GAMES / PART }, (_, part) => ({
        id,
        setup: name,
        kinds,
        games: PART,
        seed: `${name} ${part}`,
      })),
    ),
  );
  const rows = await inParallel<VersusTask, VersusRow>(
    new URL('./versus-part.ts', import.meta.url),
    tasks,
    progress,
  );
  return judgeVersus(together(rows));
}

/** Rows of the same match added up. */
function together(parts: readonly VersusRow[]): readonly VersusRow[] {
  const found = new Map<string, VersusRow>();
  for (const part of parts) {
    const key = [part.setup, ...part.kinds].join();
    const sum = found.get(key);
    found.set(key, sum === undefined ? part : add(sum, part));
  }
  return [...found.values()];
}

function add(one: VersusRow, other: VersusRow): VersusRow {
  return {
    ...one,
    games: one.games + other.games,
    wins: [one.wins[0] + other.wins[0], one.wins[1] + other.wins[1]],
    draws: one.draws + other.draws,
    unfinished: one.unfinished + other.unfinished,
  };
}

/** Skill must count on either side, and neither side may be lost from the start. */
export function judgeVersus(rows: readonly VersusRow[]): ProofResult {
  return {
    ok: rows.length > 0 && rows.every(isGood),
    figures: rows.map((row) => [
      `${row.setup}, ${row.kinds.join(' against ')}`,
      `${figureOf(row)}${isGood(row) ? '' : ' – OUT OF BOUNDS'}`,
    ]),
  };
}

function isGood({ kinds, games, wins, unfinished }: VersusRow): boolean {
  if (unfinished > 0) return false;
  if (!kinds.includes('random')) {
    const decided = wins[0] + wins[1];
    return decided > 0 && wins.every((won) => 100 * won >= LEAST * decided && 100 * won <= MOST * decided);
  }
  return 100 * (wins[kinds.indexOf('greedy')] ?? 0) >= SKILL * games;
}

function figureOf({ kinds, games, wins, draws }: VersusRow): string {
  const isSelf = !kinds.includes('random');
  const seat = isSelf ? 0 : kinds.indexOf('greedy');
  const share = formatShare({ hits: wins[seat] ?? 0, of: isSelf ? wins[0] + wins[1] : games });
  return `${isSelf ? 'the first side wins' : 'greedy wins'} ${share} of ${isSelf ? 'decided games' : 'all'}; ${wins[0]} to ${wins[1]}, ${draws} drawn`;
}

export const combatVeteranBalance: Proof = {
  name: 'combat-veteran-balance',
  claim: `In ${GAMES} firefights each, a greedy commander beats a random one at least ${SKILL} % of the time on either side; against itself each side wins ${LEAST} to ${MOST} % of decided games.`,
  run: (progress) => run('combat-veteran', progress),
};

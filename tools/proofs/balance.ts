import { findGame } from '@sitrep/catalog';
import { RATES_BEFORE } from './balance-before.ts';
import type { BalanceRow, BalanceTask } from './balance-part.ts';
import { inParallel } from './in-parallel.ts';
import { formatShare } from './interval.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

const GAMES = 200;
/** In per cent. */
const [LEAST, MOST] = [5, 95];

async function run(id: string, progress: Progress): Promise<ProofResult> {
  const entry = findGame(id);
  const tasks = (entry?.rulesets ?? []).flatMap((ruleset) =>
    (entry?.recommended?.(ruleset) ?? []).map(({ name }) => ({ id, ruleset, setup: name, games: GAMES })),
  );
  return judgeBalance(
    await inParallel<BalanceTask, BalanceRow>(new URL('./balance-part.ts', import.meta.url), tasks, progress),
    GAMES,
  );
}

/** No mission may be hopeless or a sure win, and skill must count. */
export function judgeBalance(rows: readonly BalanceRow[], games: number): ProofResult {
  const isGood = ({ greedy, random, unfinished }: BalanceRow) =>
    100 * greedy >= LEAST * games && 100 * greedy <= MOST * games && greedy > random && unfinished === 0;
  return {
    ok: rows.length > 0 && rows.every(isGood),
    figures: rows.map((row) => {
      const [greedy, random] = [row.greedy, row.random].map((hits) => formatShare({ hits, of: games }));
      const verdict = isGood(row) ? '' : ' – OUT OF BOUNDS';
      return [row.setup, `greedy ${greedy}, random ${random}${verdict}; before: ${ratesBefore(row)}`];
    }),
  };
}

function ratesBefore({ setup }: BalanceRow): string {
  const rates = RATES_BEFORE[setup];
  return rates === undefined ? 'there was no such mission' : `greedy ${rates[0]} %, random ${rates[1]} %`;
}

export const warfighterBalance: Proof = {
  name: 'warfighter-balance',
  claim: `Greedy squads win between ${LEAST} and ${MOST} % of ${GAMES} missions with the recommended team, and more than random ones. Before: with the cards of commit fee7572c3e.`,
  run: (progress) => run('warfighter', progress),
};

import { inParallel } from './in-parallel.ts';
import type { LawsReport, LawsShare } from './laws-part.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

/** How many shares the games are divided into; a run that is stopped loses those under way. */
const PARTS = 32;

interface WatchOptions {
  readonly id: string;
  readonly ruleset?: string;
  /** Games that all laws watch, which takes about fifty times as long as playing them. */
  readonly games: number;
  /** Games in which only sights are counted, so that those that are rare come up too. */
  readonly tours: number;
  readonly pairs: number;
}

async function watch(options: WatchOptions, progress: Progress): Promise<ProofResult> {
  const { id, ruleset } = options;
  const share = (all: number) => Math.ceil(all / PARTS);
  const shares = Array.from({ length: PARTS }, (_, part): LawsShare => {
    const counts = { games: share(options.games), tours: share(options.tours), pairs: share(options.pairs) };
    return { id, ruleset, ...counts, part, parts: PARTS };
  });
  const module = new URL('./laws-part.ts', import.meta.url);
  const reports = await inParallel<LawsShare, LawsReport>(module, shares, progress);
  for (const fault of reports.flatMap(({ broken, told }) => [...broken, ...told])) console.error(fault);
  return judgeLaws(reports, options);
}

/** The shares of the work together: every law must have held, everywhere, and every sight been visited. */
export function judgeLaws(
  reports: readonly LawsReport[],
  { games, tours, pairs }: WatchOptions,
): ProofResult {
  const sum = (of: (report: LawsReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  const broken = sum((report) => report.broken.length);
  const told = sum((report) => report.told.length);
  const landmarks = addUp(reports);
  const isWhole =
    sum((report) => report.games) >= games &&
    sum((report) => report.tours) >= tours &&
    sum((report) => report.pairs) >= pairs;
  return {
    ok: isWhole && broken === 0 && told === 0 && [...landmarks.values()].every((times) => times > 0),
    figures: [
      ['games', sum((report) => report.games)],
      ['decisions', sum((report) => report.decisions)],
      ['laws broken', broken],
      ...(tours === 0 ? [] : [['games for sights alone', sum((report) => report.tours)] as const]),
      ...landmarkFigures(landmarks),
      ['pairs of worlds', sum((report) => report.pairs)],
      ['comparisons', sum((report) => report.comparisons)],
      ['pairs told apart', told],
    ],
  };
}

function addUp(reports: readonly LawsReport[]): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  for (const [mark, times] of reports.flatMap(({ landmarks }) => Object.entries(landmarks)))
    total.set(mark, (total.get(mark) ?? 0) + times);
  return total;
}

/** The sights by kind, which is their first word: how many were visited, how often the rarest was, and which never. */
function landmarkFigures(landmarks: ReadonlyMap<string, number>): ProofResult['figures'] {
  const marks = [...landmarks];
  const kinds = new Set(marks.map(([mark]) => kindOf(mark)));
  const rows = [...kinds].map((kind) => {
    const own = marks.filter(([mark]) => kindOf(mark) === kind);
    const [rarest, times] = own.reduce((rare, each) => (each[1] < rare[1] ? each : rare));
    const visited = own.filter(([, count]) => count > 0).length;
    const figure = `${visited} of ${own.length}; least often, in ${times} commands: ${rarest.slice(kind.length + 1)}`;
    return [`visited: ${kind}`, figure] as const;
  });
  const missed = marks.flatMap(([mark, times]) => (times === 0 ? [mark] : []));
  return missed.length === 0 ? rows : [...rows, ['never visited', missed.join(', ')]];
}

function kindOf(mark: string): string {
  return mark.slice(0, mark.indexOf(' '));
}

export const duelLaws: Proof = {
  name: 'duel-laws',
  claim:
    'Random duels keep every law: save and load after every command, replay equality, honest undo, no leaks.',
  run: (progress) => watch({ id: 'duel', games: 2_000, tours: 0, pairs: 800 }, progress),
};

/** The proof of one ruleset of Warfighter. */
function missionLaws(name: string, ruleset: string): Proof {
  return {
    name,
    claim: `Random missions of the ${ruleset} ruleset keep every law, and reach every card, trigger, effect, cost and chart row of its packs.`,
    run: (progress) => watch({ id: 'warfighter', ruleset, games: 160, tours: 3_000, pairs: 96 }, progress),
  };
}

export const warfighterLaws: Proof = missionLaws('warfighter-laws', 'modern');

export const ww2Laws: Proof = missionLaws('ww2-laws', 'ww2');

export const combatVeteranLaws: Proof = {
  name: 'combat-veteran-laws',
  claim:
    'Random firefights of both scenarios keep every law, and reach every piece, weapon, chit, terrain, condition and effect.',
  run: (progress) => watch({ id: 'combat-veteran', games: 128, tours: 960, pairs: 128 }, progress),
};

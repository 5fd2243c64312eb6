import { randomBot, simulate } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import type { GameEntry, NamedSetup } from '@sitrep/contract';
import { type Measurement, median, processorTime, twoDigits } from './measure.ts';

/** How often every set-up is played in one run. */
const ROUNDS = 2;

/** Decisions before anything is timed: until then the JavaScript engine is still compiling, which counts as processor time. */
const WARM_UP = 6_000_000;

/** Timed runs: enough for the median to be unaffected if other programs are busy for a few seconds. */
const RUNS = 15;

/** The result of one run. */
export interface Run {
  readonly missions: number;
  readonly decisions: number;
  readonly turns: number;
  readonly seconds: number;
}

/**
 * Plays every mission of a ruleset, alone and shared, from set-up to the end: the recommended team, then random answers.
 * Campaigns are left out: one is several missions. Options are listed and everything is logged, as in any match; no laws watch. Decisions are the answers given.
 */
export function playAll({ game, setups, suggest }: GameEntry, ruleset: string, rounds = ROUNDS): Run {
  let [missions, decisions, turns] = [0, 0, 0];
  const start = processorTime();
  for (const { name, config, content } of single(setups(ruleset))) {
    const played = simulate({
      game,
      setup: { config, content },
      games: rounds,
      seed: name,
      makeBot: () => randomBot,
      draft: ({ state }) => suggest(state)[0]?.draft,
      onEnd: ({ state }) => {
        turns += turnOf(state.game);
      },
    });
    if (played.unfinished > 0) throw new Error(`${name} was not played to the end`);
    missions += played.games;
    decisions += played.decisions;
  }
  return { missions, decisions, turns, seconds: (processorTime() - start) / 1000 };
}

function single(setups: readonly NamedSetup[]): readonly NamedSetup[] {
  return setups.filter(({ config }) => !('campaign' in config));
}

/** How many games of a fresh process are measured separately. */
const FIRST = 1_000;

/** The first games of a process, while the JavaScript engine is still compiling: this must run before anything else. */
export function playFirst(entry: GameEntry, ruleset: string): Run {
  return playAll(entry, ruleset, Math.ceil(FIRST / single(entry.setups(ruleset)).length));
}

/** Their speed, and how it compares with that of later ones. */
export function coldFigure(of: string, first: Run, warm: number): Measurement {
  const cold = first.decisions / first.seconds;
  return {
    name: `${of}, first ${first.missions} games`,
    value: Math.round(cold),
    unit: 'decisions/s',
    ratioTo: `${of}, random play`,
    ratio: twoDigits(cold / warm),
  };
}

/** Missions count their turns in the state. */
function turnOf(game: object): number {
  return 'turn' in game && typeof game.turn === 'number' ? game.turn : 0;
}

/** Plays until the JavaScript engine has finished compiling. */
function warmUp(entry: GameEntry, ruleset: string): void {
  let decisions = 0;
  while (decisions < WARM_UP) decisions += playAll(entry, ruleset).decisions;
}

/** Whole random missions of Warfighter per second of processor time, and what a mission consists of. */
export function missionRates(ruleset: string): readonly Measurement[] {
  const entry = findGame('warfighter');
  if (entry === undefined) throw new Error('the catalog has no warfighter');
  const first = playFirst(entry, ruleset);
  warmUp(entry, ruleset);
  const played = Array.from({ length: RUNS }, () => playAll(entry, ruleset));
  const each = (of: keyof Run, by: keyof Run) => played.map((run) => run[of] / run[by]);
  const per = (of: keyof Run, by: keyof Run) => median(each(of, by));
  const figure = (name: string, value: number, unit: string) => ({
    name: `warfighter ${ruleset}, ${name}`,
    value,
    unit,
  });
  return [
    figure('random missions', Math.round(per('missions', 'seconds')), 'missions/s'),
    figure('random play', Math.round(per('decisions', 'seconds')), 'decisions/s'),
    coldFigure(`warfighter ${ruleset}`, first, per('decisions', 'seconds')),
    // Other programs take up cache space, which processor time does not show. That can only slow a run down, so the fastest is telling.
    figure('fastest run', Math.round(Math.max(...each('decisions', 'seconds'))), 'decisions/s'),
    figure('decisions per mission', Math.round(10 * per('decisions', 'missions')) / 10, 'decisions'),
    figure('turns per mission', Math.round(10 * per('turns', 'missions')) / 10, 'turns'),
  ];
}

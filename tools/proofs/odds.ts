import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { createMatch, makeKey, makeUniform, pick, type Uniform } from '@sitrep/kernel';
import { type CheckedOdds, checkOdds, type Situation } from './odds-check.ts';
import type { Proof, ProofResult } from './proof.ts';

/** For each of these. */
const SITUATIONS = 200;
const RULESETS = ['modern', 'ww2'] as const;
/** Milliseconds. */
const MOST_TIME = 20;
const MOST_ENTRIES = 400;

/** The most situations of one game: more of them would be much alike. */
const MOST_PER_GAME = 3;

/** Checks the odds of this many situations from random missions of a ruleset, half of them attacks by hostiles. */
export function checkSituations(count: number, ruleset: string): readonly CheckedOdds[] {
  const entry = findGame('warfighter');
  if (entry === undefined) throw new Error('the catalog has no warfighter');
  const found: Record<'attack' | 'threat', CheckedOdds[]> = { attack: [], threat: [] };
  const half = Math.ceil(count / 2);
  for (let game = 0; found.attack.length < half || found.threat.length < half; game += 1) {
    for (const checked of checkGame(entry, ruleset, game))
      if (found[checked.what].length < half) found[checked.what].push(checked);
  }
  return [...found.attack, ...found.threat].slice(0, count);
}

function checkGame(entry: GameEntry, ruleset: string, game: number): readonly CheckedOdds[] {
  const setups = entry.trials?.(ruleset) ?? entry.setups(ruleset);
  const setup = setups[game % setups.length];
  const created = setup && createMatch(entry.game, { ...setup, key: makeKey(`odds ${game}`) });
  if (!created?.ok) throw new Error(`${setup?.name} does not start`);
  const match = created.value;
  const random = makeUniform(makeKey(`odds ${game}`), 'players');
  const found: CheckedOdds[] = [];
  while (match.decision() !== undefined && match.log.length < MOST_ENTRIES && found.length < MOST_PER_GAME) {
    const situation = nextSituation(match, random);
    const checked = checkOdds(entry, situation);
    if (checked !== undefined) found.push(checked);
    const { seat, answer } = situation;
    match.submit(seat, match.state.seats[seat]?.asked ?? 0, answer);
  }
  return found;
}

/** Any answer of any seat that has yet to answer. */
function nextSituation(match: Situation['match'], random: Uniform): Situation {
  const waiting =
    match.decision()?.seats.filter((seat) => match.state.seats[seat]?.sealed === undefined) ?? [];
  const seat = pick(waiting, random);
  if (match.decision()?.kind === 'form')
    return { match, seat, answer: match.game.sample(match.state, seat, random) };
  const options = match.options(seat);
  const kind = pick([...new Set(options.map(({ type }) => type))], random);
  return {
    match,
    seat,
    answer: pick(
      options.filter(({ type }) => type === kind),
      random,
    ),
  };
}

async function run(): Promise<ProofResult> {
  const checked = RULESETS.flatMap((ruleset) => checkSituations(SITUATIONS, ruleset));
  const wrong = checked.flatMap(({ difference }) => difference ?? []);
  for (const difference of wrong) console.error(difference);
  const times = checked.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const slowest = times.at(-1) ?? 0;
  return {
    ok: checked.length === SITUATIONS * RULESETS.length && wrong.length === 0,
    figures: [
      ['attacks of Soldiers', checked.filter(({ what }) => what === 'attack').length],
      ['attacks of hostiles', checked.filter(({ what }) => what === 'threat').length],
      ['odds that differ from the count', wrong.length],
      ['milliseconds for the odds: median', (times[times.length >> 1] ?? 0).toFixed(2)],
      ['milliseconds for the odds: most', `${slowest.toFixed(2)} (aim: ${MOST_TIME})`],
    ],
  };
}

export const warfighterOdds: Proof = {
  name: 'warfighter-odds',
  claim: 'Odds are exact: they equal the count of what the engine makes of all faces of the dice.',
  run,
};

import { randomBot } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import {
  type Answer,
  createMatch,
  type GameTypes,
  type Match,
  makeKey,
  makeUniform,
  perform,
} from '@sitrep/kernel';

const SETUP = 'middle-east/going-deep';
const MOST_ANSWERS = 1500;
/** What the after-action report counts or tells, and can be taken back. */
const TOLD = ['wounded', 'locationPlaced', 'ammoSpent', 'itemExpended', 'soldierLeft'];

/** A finished mission, and how often its player took something back and did it again. */
export interface DoubtingMatch {
  readonly match: Match<GameTypes>;
  readonly doubts: number;
}

/** Plays a mission to its end, always the same; who doubts takes back what a report would tell, and does it again. */
export function playDoubting(isDoubting: boolean): DoubtingMatch {
  const match = openMission();
  const random = makeUniform(makeKey('doubts'), 'player');
  let doubts = 0;
  for (let step = 0; step < MOST_ANSWERS && match.outcome() === undefined; step += 1) {
    const answer = step === 0 ? teamOf(match) : randomBot.answer(match, 0, random);
    give(match, answer);
    if (!isDoubting || !isTold(match) || !perform(match, { by: 0, act: { type: 'undo' } }).ok) continue;
    doubts += 1;
    give(match, answer);
  }
  if (match.outcome() === undefined) throw new Error('the mission does not end');
  return { match, doubts };
}

function openMission(): Match<GameTypes> {
  const entry = findGame('warfighter');
  const setup = entry?.recommended?.().find(({ name }) => name.startsWith(SETUP));
  const created = entry && setup && createMatch(entry.game, { ...setup, key: makeKey('doubts') });
  if (!created?.ok) throw new Error(`there is no mission ${SETUP}`);
  return created.value;
}

function teamOf({ state }: Match<GameTypes>): Answer<GameTypes> {
  const [team] = findGame('warfighter')?.suggest(state) ?? [];
  if (team === undefined) throw new Error('no team is suggested');
  return team.draft;
}

function give(match: Match<GameTypes>, answer: Answer<GameTypes>): void {
  const result = match.submit(0, match.view(0).decision?.number ?? 0, answer);
  if (!result.ok) throw new Error(`${answer.type} was refused: ${result.refusal.code}`);
}

function isTold({ log }: Match<GameTypes>): boolean {
  return log.at(-1)?.events.some(({ type }) => TOLD.includes(type)) ?? false;
}

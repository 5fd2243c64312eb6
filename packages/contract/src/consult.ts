import { type Answer, type GameTypes, type Match, makeUniform, type Seat } from '@sitrep/kernel';
import type { GameEntry } from './entry.ts';
import type { Hint, Question, QuestionKind, Reply } from './questions.ts';
import { weightOf } from './weight.ts';

/** Who asks: a seat of a match of this game. */
export interface Asker {
  readonly entry: GameEntry;
  readonly match: Match<GameTypes>;
  readonly seat: Seat;
}

/** Answers a question for a seat, from what that seat may know. Changes nothing. */
export function consult<K extends QuestionKind>(asker: Asker, question: Question<K>): Reply<K> {
  return ANSWERS[question.kind](asker, question);
}

const ANSWERS: { readonly [K in QuestionKind]: (asker: Asker, question: Question<K>) => Reply<K> } = {
  odds: ({ entry, match, seat }, { answers }) =>
    answers.map((answer) => entry.oddsOf(match.state, seat, answer)),
  threats: ({ entry, match }) => entry.threatsTo(match.state),
  cautions({ entry, match, seat }, { answer }) {
    const decision = match.decision();
    const found = decision && entry.caution?.(match.state, decision, seat, answer);
    return found === undefined ? [] : [found];
  },
  weight: ({ match, seat }, { answer }) => weightOf(match, seat, answer),
  hints: (asker, { among = asker.match.options(asker.seat) }) => hintsAmong(asker, among),
  proposals({ entry, match, seat }, { focus = {} }) {
    const decision = match.decision();
    const isAsked = decision !== undefined && match.options(seat).length > 0;
    return isAsked ? (entry.proposals?.(match.state, decision, seat, focus) ?? []) : [];
  },
  groups({ entry, match, seat }, { answers }) {
    const decision = match.decision();
    return answers.map((answer) => {
      const group = decision && entry.groupOf?.(match.state, decision, seat, answer);
      return group === undefined ? [] : [group];
    });
  },
  suggestions: ({ entry, match }) => entry.suggest(match.state),
  sample: (asker, { salt }) => (isFormOpen(asker) ? [sampleDraft(asker, salt)] : []),
  problems: (asker, { draft }) =>
    isFormOpen(asker) ? asker.match.game.problems(asker.match.state, asker.seat, draft) : [],
  luck: ({ entry, match }) => (match.outcome() === undefined ? [] : (entry.luckOf?.(match) ?? [])),
};

/** Of equally good answers the first: chance would have to come from something that the seat does not know. */
function hintsAmong({ entry, match, seat }: Asker, answers: readonly Answer<GameTypes>[]): readonly Hint[] {
  const { advise, explain } = entry;
  const decision = match.decision();
  if (advise === undefined || decision === undefined) return [];
  let best: { readonly answer: Answer<GameTypes>; readonly worth: number } | undefined;
  for (const answer of answers) {
    const worth = advise(match.state, decision, seat, answer);
    if (best === undefined || worth > best.worth) best = { answer, worth };
  }
  if (best === undefined) return [];
  const { answer } = best;
  return [{ answer, ...(explain !== undefined && { reason: explain(match.state, decision, seat, answer) }) }];
}

function isFormOpen({ match, seat }: Asker): boolean {
  const decision = match.decision();
  return decision?.kind === 'form' && decision.seats.includes(seat);
}

function sampleDraft({ match, seat }: Asker, salt: number): Answer<GameTypes> {
  const number = match.view(seat).decision?.number ?? 0;
  const random = makeUniform(match.setup.key, `sample:${seat}:${number}:${salt}`);
  return match.game.sample(match.state, seat, random);
}

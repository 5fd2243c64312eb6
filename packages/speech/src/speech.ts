import type { GameEntry, Naming, NounRef, Told } from '@sitrep/contract';
import type { Answer, GameTypes, Outcome, Problem, Reason, SaveProblem, SeatEvent } from '@sitrep/kernel';
import {
  describe,
  fillNoun,
  firstNoun,
  kernelNouns,
  type Nouns,
  plainText,
  sayNoun,
  type Text,
} from '@sitrep/text';
import { makeTimeline } from './timeline.ts';

/** Everything that a client says about one match, in one language. */
export interface Speech {
  readonly text: Text;
  readonly nouns: Nouns;
  /** What a noun is called; nouns in its gaps are filled in. */
  name(ref: NounRef): string;
  /** What the value of a field stands for; the value itself if it stands for nothing. */
  noun(field: string, value: string | number, data?: object): string;
  /** A sentence about some data, with the names of what its fields stand for. */
  tell(key: string, data: object): string;
  /** An answer in words; at a decision that gives it a meaning of its own, with that meaning. */
  option(answer: Answer<GameTypes>, decision?: { readonly name: string }): string;
  /** The log line of an event; empty when it is not worth one. */
  event(event: SeatEvent): string;
  /** Why something is not possible. */
  reason(reason: Pick<Reason, 'code' | 'args'>): string;
  problem(problem: Problem): string;
  prompt(decision: { readonly name: string; readonly about?: object | undefined }): string;
  outcome(outcome: Outcome): string;
  seat(seat: number): string;
}

/** Speaks about a match in the language of the text. Without a match nothing in it is named. */
export function makeSpeech(text: Text, entry?: GameEntry, match?: Told): Speech {
  const own = entry === undefined ? () => undefined : gameNouns(text, entry, match);
  // a game may name the sides of a match; before there is one, players are numbers
  const nouns = match === undefined ? firstNoun(kernelNouns, own) : firstNoun(own, kernelNouns);
  const tell = (key: string, data: object) => describe(text, key, data, nouns);
  const noun: Speech['noun'] = (field, value, data = {}) => {
    const ref = nouns(field, value, data);
    return ref === undefined ? plainText(String(value)) : text.t(ref.key, ref.args);
  };
  return {
    text,
    nouns,
    tell,
    name: (ref) => sayNoun(text, ref),
    noun,
    option(answer, decision) {
      const own = `command.${answer.type}.${decision?.name ?? ''}`;
      return tell(text.has(own) ? own : `command.${answer.type}`, answer);
    },
    event: (event) => tell(`event.${event.type}`, event),
    reason: ({ code, args = {} }) => tell(`refusal.${code}`, args),
    problem: ({ code, args = {} }) => tell(`problem.${code}`, args),
    prompt: ({ name, about = {} }) => tell(`decision.${name}`, about),
    outcome: (outcome) => tell(`outcome.${outcome.result}`, outcome),
    seat: (seat) => noun('seat', seat),
  };
}

/** The game's nouns, looked up in the match as it stands now. */
function gameNouns(text: Text, entry: GameEntry, match: Told | undefined): Nouns {
  let stamp = -1;
  let naming: Naming = { content: {} };
  const timeline = makeTimeline();
  return (field, value, data) => {
    if (match !== undefined && stampOf(match) !== stamp) {
      stamp = stampOf(match);
      timeline.follow(match);
      naming = { ...namingOf(match), before: timeline.before };
    }
    const ref = entry.nounOf(naming, field, value, data);
    return ref && fillNoun(text, ref);
  };
}

const ONLOOKER = -1;

/** Changes whenever there is something new to say. */
function stampOf(told: Told): number {
  if (told.log !== undefined) return told.log.length;
  const seats = [ONLOOKER, ...told.view(ONLOOKER).seats.keys()];
  return seats.reduce((sum, seat) => sum + told.events(seat).length, 0);
}

function namingOf(match: Told): Naming {
  const { game } = match.view(ONLOOKER);
  return {
    content: match.setup.content,
    game: typeof game === 'object' && game !== null ? game : undefined,
    past: match.events(ONLOOKER),
  };
}

/** What is wrong with a save: the code, the place, the sentence, and what to do about it. */
export function saveProblemLine(speech: Speech, problem: SaveProblem): string {
  const place = problem.path === '' ? '' : ` at ${problem.path}`;
  return `${problem.code}${place}: ${speech.problem(problem)} ${speech.text.t(`remedy.${problem.code}`)}`;
}

import type { GameEntry } from '@sitrep/catalog';
import type { Answer, GameTypes, Outcome, Problem, Reason, SaveProblem, SeatEvent } from '@sitrep/kernel';
import {
  describe,
  firstNoun,
  kernelMessages,
  kernelNouns,
  type Language,
  makeText,
  type Nouns,
  type Text,
} from '@sitrep/text';
import { clientMessages } from './messages/index.ts';

/** Everything that the text client says about one match, in one language. */
export interface Speech {
  readonly text: Text;
  readonly nouns: Nouns;
  /** A sentence of the client's own. */
  say(key: string, args?: Readonly<Record<string, string | number>>): string;
  option(answer: Answer<GameTypes>): string;
  /** The log line of an event; empty when it is not worth one. */
  event(event: SeatEvent): string;
  /** Why something is not possible. */
  reason(reason: Pick<Reason, 'code' | 'args'>): string;
  problem(problem: Problem): string;
  prompt(decision: { readonly name: string; readonly about?: object | undefined }): string;
  outcome(outcome: Outcome): string;
  seat(seat: number): string;
}

/** Loads what a match needs to be told in a language. Without a match the content is empty: nothing in it is named. */
export async function loadSpeech(
  language: Language,
  entry?: GameEntry,
  content: object = {},
): Promise<Speech> {
  const own = entry === undefined ? [] : [await entry.messages[language]()];
  const text = makeText(language, [
    await kernelMessages[language](),
    await clientMessages[language](),
    ...own,
  ]);
  const nouns = firstNoun(kernelNouns, (field, value) => entry?.nounOf(content, field, value));
  const tell = (key: string, data: object) => describe(text, key, data, nouns);
  return {
    text,
    nouns,
    say: (key, args = {}) => text.t(`client.${key}`, args),
    option: (answer) => tell(`command.${answer.type}`, answer),
    event: (event) => tell(`event.${event.type}`, event),
    reason: ({ code, args = {} }) => tell(`refusal.${code}`, args),
    problem: ({ code, args = {} }) => tell(`problem.${code}`, args),
    prompt: ({ name, about = {} }) => tell(`decision.${name}`, about),
    outcome: (outcome) => tell(`outcome.${outcome.result}`, outcome),
    seat: (seat) => describe(text, 'seat', { number: seat + 1 }),
  };
}

/** What is wrong with a save: the code, the place, the sentence, and what to do about it. */
export function saveProblemLine(speech: Speech, problem: SaveProblem): string {
  const place = problem.path === '' ? '' : ` at ${problem.path}`;
  return `${problem.code}${place}: ${speech.problem(problem)} ${speech.text.t(`remedy.${problem.code}`)}`;
}

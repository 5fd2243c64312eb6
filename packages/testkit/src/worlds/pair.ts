import { type Entry, type GameTypes, HOST, perform, type Seat, type Uniform } from '@sitrep/kernel';
import { hold, LawBroken, show } from '../law.ts';
import type { Request } from '../request.ts';
import type { AnyAnswer, AnyMatch, Subject } from '../subject.ts';
import { findDifference, glimpse } from './glimpse.ts';
import { isNewsByMask } from './masks.ts';
import { findSplit, isReveal } from './parting.ts';
import type { TwinLuck } from './twin-luck.ts';

/** How many other answers are tried in the twin if the true one is impossible there. */
const MOST_SUBSTITUTES = 12;

interface PairParts {
  readonly subject: Subject;
  readonly seat: Seat;
  readonly truth: AnyMatch;
  readonly twin: AnyMatch;
  readonly luck: TwinLuck;
  /** For what others decide differently in the twin. */
  readonly random: Uniform;
}

/**
 * Two matches that differ only in what one seat cannot know. Whatever that seat asks, sees or is told must be the same
 * in both, until a rule reveals the difference.
 */
export class Pair {
  readonly seat: Seat;
  readonly truth: AnyMatch;
  #twin: AnyMatch;
  readonly #luck: TwinLuck;
  readonly #subject: Subject;
  readonly #random: Uniform;
  /** Others gave whatever answers they could in the twin, because they could not answer the same. */
  #hasSubstitutes = false;
  /** Fallbacks may have answered for others, with what they have in each world. */
  #isAutomatic = false;

  constructor({ subject, seat, truth, twin, luck, random }: PairParts) {
    this.seat = seat;
    this.truth = truth;
    this.#twin = twin;
    this.#luck = luck;
    this.#subject = subject;
    this.#random = random;
  }

  get twin(): AnyMatch {
    return this.#twin;
  }

  /** Others may have chosen differently in the twin. */
  get #isLoose(): boolean {
    return this.#isAutomatic || this.#hasSubstitutes;
  }

  /** Compares everything the seat can learn by asking. False if others may have chosen differently and it shows. */
  looksTheSame(probes: readonly unknown[], triesMore = true): boolean {
    const counsel = triesMore ? this.#subject.counsel : undefined;
    const curiosity = { probes, triesUndo: triesMore, counsel };
    const truth = glimpse(this.truth, this.seat, curiosity);
    const twin = glimpse(this.#twin, this.seat, curiosity);
    const part = findDifference(truth, twin);
    if (part === undefined) return true;
    if (this.#isLoose) return false;
    throw this.#leak(part, truth[part], twin[part]);
  }

  /** Does the same in both worlds and compares the seat's events. False if the rules have revealed a difference. */
  follow(request: Request): boolean {
    const from = this.truth.events(this.seat).length;
    // Only requests that reach behind a fork are refused here.
    if (!perform(this.truth, request).ok) return false;
    this.#isAutomatic ||= this.#mayAnswerByThemselves(request);
    return this.#mirror(request, from) && this.isToldTheSame(from);
  }

  /** Compares the events from the given one on. False if the rules let them reveal the difference. */
  isToldTheSame(from: number): boolean {
    if (this.#luck.hasParted) return false;
    const told = this.truth.events(this.seat).slice(from);
    const other = this.#twin.events(this.seat).slice(from);
    const at = findSplit(told, other);
    if (at === undefined) return true;
    const grounds = {
      reveals: this.#subject.reveals ?? [],
      isNews: [this.truth, this.#twin].every((match) => isNewsByMask(match, this.seat, from + at)),
      isLoose: this.#isLoose,
    };
    if (isReveal(told, other, at, grounds)) return false;
    throw this.#leak('events', show(told[at] ?? 'nothing'), show(other[at] ?? 'nothing'));
  }

  #mirror(request: Request, from: number): boolean {
    this.#luck.guide(this.#trueEvents());
    const result = perform(this.#twin, this.#disguise(request));
    if (result.ok) return true;
    hold(
      request.by !== this.seat,
      () => `seat ${this.seat} is refused ${show(request.act)} only for what it cannot know: ${show(result)}`,
    );
    return request.act.type === 'answer' && this.#substitute(request, from);
  }

  /** Others' drafts have different secrets in the twin. */
  #disguise(request: Request): Request {
    const { by, act } = request;
    const { redraft } = this.#subject;
    const isForm = by !== this.seat && act.type === 'answer' && this.#twin.decision()?.kind === 'form';
    if (redraft === undefined || !isForm) return request;
    return { ...request, act: { ...act, answer: redraft(this.#twin.state, by, act.answer, this.#random) } };
  }

  /** If another seat's true answer is impossible in the twin: any answer that looks the same from here. */
  #substitute(request: Request, from: number): boolean {
    this.#hasSubstitutes = true;
    const answers = this.#twin.options(request.by).slice(0, MOST_SUBSTITUTES);
    return answers.some((answer) => this.#trySubstitute(request, answer, from));
  }

  #trySubstitute(request: Request, answer: AnyAnswer, from: number): boolean {
    const trial = this.#twin.copy();
    this.#luck.guide(this.#trueEvents());
    perform(trial, { ...request, act: { type: 'answer', answer } });
    const isSame = this.#impression(trial, from) === this.#impression(this.truth, from);
    if (isSame) this.#twin = trial;
    return isSame;
  }

  /** What the seat sees of a match, and is told from the given event on. */
  #impression(match: AnyMatch, from: number): string {
    return JSON.stringify([match.view(this.seat), match.events(this.seat).slice(from)]);
  }

  #mayAnswerByThemselves({ by }: Request): boolean {
    return this.truth.state.seats.some(
      ({ hasConceded }, seat) => seat !== this.seat && (by === HOST || hasConceded),
    );
  }

  #trueEvents(): Entry<GameTypes>['events'] {
    return this.truth.log[this.truth.log.length - 1]?.events ?? [];
  }

  #leak(part: string, one: string, other: string): LawBroken {
    return new LawBroken(`seat ${this.seat} can tell two worlds apart by its ${part}: ${one} but ${other}`);
  }
}

import type { AnyAnswer, AnyMatch } from '@sitrep/bots';
import type { GameEntry } from '@sitrep/contract';
import type { Seat } from '@sitrep/kernel';
import { type Speech, tellEvents } from '@sitrep/speech';
import { draftLines } from './draft-lines.ts';

/** The options that come next after the one that was taken. */
const RUNNERS_UP = 3;

/** An option with what it is worth by the game's advice. */
interface Valued {
  readonly option: AnyAnswer;
  readonly worth: number;
}

/** Writes a transcript of a match while it is played, in English and with names: it shows everything, hidden things included. */
export class Chronicle {
  readonly #entry: GameEntry;
  readonly #match: AnyMatch;
  readonly #speech: Speech;
  readonly #isTold: (entry: number) => boolean;
  readonly #lines: string[] = [];
  #read = 0;

  constructor(entry: GameEntry, match: AnyMatch, speech: Speech, isTold: (entry: number) => boolean) {
    this.#entry = entry;
    this.#match = match;
    this.#speech = speech;
    this.#isTold = isTold;
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  /** What a seat is asked, what it is about to answer, and what the game advises. */
  ask(seat: Seat, answer: AnyAnswer): void {
    const decision = this.#match.decision();
    const index = this.#match.log.length;
    if (decision === undefined || !this.#isTold(index)) return;
    const { prompt, seat: nameOf, option } = this.#speech;
    const draft = decision.kind === 'form' ? draftLines(answer) : [];
    this.#lines.push(
      '',
      `${index} ${nameOf(seat)}: ${prompt(decision)} [${decision.rule}]`,
      `  > ${option(answer)}`,
      ...draft.map((line) => `    ${line}`),
      ...(decision.kind === 'form' ? [] : this.#adviceLines(seat, answer)),
    );
  }

  /** What has happened since the last call. */
  happen(): void {
    const { log } = this.#match;
    for (const [index, { events }] of [...log.entries()].slice(this.#read))
      if (this.#isTold(index))
        this.#lines.push(...tellEvents(events, this.#speech).map((line) => `    ${line}`));
    this.#read = log.length;
  }

  end(): void {
    const outcome = this.#match.outcome();
    const line = outcome === undefined ? '(and so on)' : `${this.#speech.outcome(outcome)} [${outcome.rule}]`;
    this.#lines.push('', line);
  }

  /** Where there is nothing to choose, there is nothing to advise. */
  #adviceLines(seat: Seat, answer: AnyAnswer): readonly string[] {
    const valued = this.#value(seat);
    const worth = valued.find(({ option }) => option === answer)?.worth;
    if (worth === undefined || valued.length < 2) return [];
    const others = valued.filter(({ option }) => option !== answer);
    const best = others.toSorted((one, other) => other.worth - one.worth).slice(0, RUNNERS_UP);
    const sum = valued.reduce((all, each) => all + each.worth, 0);
    const all = others.length > best.length ? ` (all ${valued.length} together: ${sum})` : '';
    return [
      `  = ${worth}${this.#why(seat, answer)}`,
      `    next ${best.map((each) => this.#tell(each)).join('; ')}${all}`,
    ];
  }

  #value(seat: Seat): readonly Valued[] {
    const { advise } = this.#entry;
    const { state } = this.#match;
    const decision = this.#match.decision();
    if (advise === undefined || decision === undefined) return [];
    return this.#match
      .options(seat)
      .map((option) => ({ option, worth: advise(state, decision, seat, option) }));
  }

  #why(seat: Seat, answer: AnyAnswer): string {
    const decision = this.#match.decision();
    const reason = decision && this.#entry.explain?.(this.#match.state, decision, seat, answer);
    return reason === undefined ? '' : `: ${this.#speech.tell(reason.key, reason.args)}`;
  }

  #tell({ option, worth }: Valued): string {
    return `${worth}: ${this.#speech.option(option)}`;
  }
}

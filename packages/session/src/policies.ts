import { fullPolicy, type GameEntry, type Hold, type Policy, settledPolicy } from '@sitrep/contract';
import type { Answer, GameTypes, Match, Seat } from '@sitrep/kernel';

interface Settled {
  readonly policy: Policy;
  /** The number of the question that was open to the seat when it settled this: a policy answers only what opens later. */
  readonly since: number | undefined;
}

/** What seats have settled in advance about their reactions, and what follows from it. Only the seat's own client shows it. */
export class Policies {
  readonly #entry: GameEntry;
  readonly #match: Match<GameTypes>;
  readonly #settled = new Map<Seat, Settled>();

  constructor(entry: GameEntry, match: Match<GameTypes>) {
    this.#entry = entry;
    this.#match = match;
  }

  of(seat: Seat): Policy | undefined {
    return this.#settled.get(seat)?.policy;
  }

  /** What the seat may settle beside the question that it is asked now. */
  holdsFor(seat: Seat): readonly Hold[] {
    const decision = this.#match.decision();
    if (decision === undefined || this.#numberOf(seat) === undefined) return [];
    return this.#entry.reactions?.holds?.(this.#match.state, decision) ?? [];
  }

  settle(seat: Seat, policy: Policy): void {
    const reactions = this.#entry.reactions ?? { fields: [] };
    this.#settled.set(seat, { policy: settledPolicy(reactions, policy), since: this.#numberOf(seat) });
  }

  /**
   * What is answered for the seat without asking its player; `undefined` if it is asked. On a screen that several people share, a player
   * is asked only what everybody knows to be open.
   */
  answerFor(seat: Seat, isShared: boolean): readonly Answer<GameTypes>[] | undefined {
    const decision = this.#match.decision();
    const { reactions } = this.#entry;
    if (decision === undefined || reactions === undefined) return undefined;
    const settled = this.#settled.get(seat);
    const isSettled = settled !== undefined && settled.since !== this.#numberOf(seat);
    const { state } = this.#match;
    const policy = settled?.policy ?? fullPolicy(reactions.fields, {});
    const answers = isSettled ? reactions.answer(state, decision, seat, policy) : undefined;
    const isOpen = !isShared || reactions.isOpenly(state, decision, seat, isSettled ? policy : undefined);
    return isOpen ? answers : reactions.quiet(state, decision, seat, policy);
  }

  #numberOf(seat: Seat): number | undefined {
    return this.#match.view(seat).decision?.number;
  }
}

import { isSketch } from '@sitrep/combat-veteran';
import type { Focus, Proposal } from '@sitrep/contract';
import { type Answer, type GameTypes, type Seat, sameData } from '@sitrep/kernel';
import { type Host, openLocal, type SeatClient, type Snapshot } from '@sitrep/session';
import { foreseeGoal, foreseeStack, stackIn } from './foresee.ts';
import { Ledger } from './ledger.ts';

type Reply = Answer<GameTypes>;

/** What a commander does next. */
interface Deed {
  readonly kind: string;
  readonly answers: readonly Reply[];
  readonly inputs: number;
}

/**
 * A player who does what the game's advice says, by proposals wherever one does it: through the client of a seat, as the page does.
 * It counts the hexes it points at and the buttons it presses.
 */
export class Commander {
  readonly ledger = new Ledger();
  readonly seat: Seat;
  readonly client: SeatClient;
  readonly #host: Host;
  /** What was answered since something happened last: it is not tried again. */
  #tried: Reply[] = [];

  constructor(host: Host, seat: Seat) {
    this.#host = host;
    this.seat = seat;
    this.client = openLocal(host, seat);
  }

  /** Answers the open question, by a proposal or by a single answer. Returns what it gave. */
  async act(): Promise<readonly Reply[]> {
    const before = this.client.snapshot();
    const deed = await this.#decide(before);
    this.ledger.add(deed.inputs);
    const result = await this.client.carryOut(deed.answers, before.view.decision?.number);
    if (!result.ok) throw new Error(`${deed.kind} is refused: ${JSON.stringify(result.refusal)}`);
    this.#note(deed, before);
    return deed.answers;
  }

  #note({ kind, answers }: Deed, { events, view }: Snapshot): void {
    const news = this.client.snapshot().events.slice(events.length);
    if (news.length === 0) {
      this.#tried.push(...answers.slice(0, 1));
      return;
    }
    this.#tried = [];
    const phase = events.filter(({ type }) => type === 'phaseBegan').length;
    const steps = answers.filter(({ type }) => type === 'step').length;
    this.ledger.close({ kind, decision: view.decision?.name ?? '', phase, steps });
  }

  async #decide(now: Snapshot): Promise<Deed> {
    if (now.form !== undefined) return this.#fillIn(now);
    const fresh = now.options.filter((option) => !isAmong(this.#tried, option));
    const wanted = await this.#hint(now, fresh.length > 0 ? fresh : now.options);
    const offers = await this.#ask(now, {});
    return (
      (await this.#finished(now, offers)) ??
      listed(offers, wanted) ??
      (await this.#tookStance(now, wanted)) ??
      (await this.#marched(now, wanted)) ?? { kind: wanted.type, answers: [wanted], inputs: 1 }
    );
  }

  /** The suggested draft, confirmed. */
  async #fillIn(now: Snapshot): Promise<Deed> {
    const [suggestion] = (await this.client.ask(now.revision, { kind: 'suggestions' })) ?? [];
    const draft = suggestion?.draft ?? now.form?.usual;
    return { kind: 'form', answers: draft === undefined ? [] : [draft], inputs: 1 };
  }

  async #hint(now: Snapshot, among: readonly Reply[]): Promise<Reply> {
    const [hint] = (await this.client.ask(now.revision, { kind: 'hints', among })) ?? [];
    if (hint === undefined) throw new Error(`no advice on ${now.view.decision?.name}`);
    return hint.answer;
  }

  async #ask(now: Snapshot, focus: Focus): Promise<readonly Proposal[]> {
    return (await this.client.ask(now.revision, { kind: 'proposals', focus })) ?? [];
  }

  /** A phase that can be done as one, once whatever it leaves open has been decided. */
  async #finished(now: Snapshot, offers: readonly Proposal[]): Promise<Deed | undefined> {
    const whole = offers.find(({ answers }) => answers.some((answer) => this.#isEnd(answer)));
    if (whole === undefined) return undefined;
    const open = now.options.filter((option) => !isAmong(whole.answers, option) || this.#isEnd(option));
    const next = await this.#hint(now, open);
    return this.#isEnd(next) ? deedOf(whole, 1) : { kind: next.type, answers: [next], inputs: 1 };
  }

  #isEnd(answer: Reply): boolean {
    const { decision } = this.client.snapshot().view;
    return decision !== undefined && this.#host.entry.endsTurn?.(decision, answer) === true;
  }

  /** By pointing at a stack and at where it goes; at the next hex once, further away twice. */
  async #marched(now: Snapshot, wanted: Reply): Promise<Deed | undefined> {
    const stack = await this.#stackOf(now, wanted);
    if (stack === undefined) return undefined;
    const [gather] = await this.#ask(now, { stack });
    if (!isSketch(gather?.sketch) || gather.sketch.kind !== 'reach') return undefined;
    const to = foreseeGoal(this.#host, this.seat, gather.answers);
    const [march] = to === undefined ? [] : await this.#ask(now, { stack, to });
    if (!isSketch(march?.sketch) || march.sketch.kind !== 'march') return undefined;
    const forStack = stack === groupIn(now) ? 0 : 1;
    return deedOf(march, forStack + (march.sketch.path.length === 1 ? 1 : 2));
  }

  /** One stance for a whole group. */
  async #tookStance(now: Snapshot, wanted: Reply): Promise<Deed | undefined> {
    const stack = groupIn(now);
    if (stack === undefined || !('stance' in wanted)) return undefined;
    const [offer] = await this.#ask(now, { stack, stance: String(wanted.stance) });
    return offer && deedOf(offer, 1);
  }

  /** The hex of those whom an answer moves; or of those who are next, if it is about a group that goes no further. */
  async #stackOf(now: Snapshot, wanted: Reply): Promise<number | undefined> {
    const groups = await this.client.ask(now.revision, { kind: 'groups', answers: [wanted] });
    const group = groupIn(now);
    if (group === undefined) return stackIn(groups ?? []);
    return 'hex' in wanted ? group : foreseeStack(this.#host, this.seat, wanted);
  }
}

/** Where the group is that is on the move. */
function groupIn({ view }: Snapshot): number | undefined {
  const [first] = numbersIn(view.decision?.about, 'soldiers');
  return first === undefined ? undefined : numbersIn(view.game, 'at')[first];
}

/** By a proposal that is listed without pointing at anything. */
function listed(offers: readonly Proposal[], wanted: Reply): Deed | undefined {
  const offer = offers.find(({ answers }) => isAmong(answers, wanted));
  return offer && deedOf(offer, 1);
}

function deedOf({ id, answers }: Proposal, inputs: number): Deed {
  return { kind: id.split(':')[0] ?? id, answers, inputs };
}

function isAmong(answers: readonly Reply[], wanted: Reply): boolean {
  return answers.some((answer) => sameData(answer, wanted));
}

function numbersIn(data: unknown, field: string): readonly number[] {
  const value: unknown = new Map(Object.entries(Object(data))).get(field);
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

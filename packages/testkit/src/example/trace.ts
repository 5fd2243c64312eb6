import type { GameTypes } from '@sitrep/kernel';
import { isFlow, wordsOf } from '../telling.ts';
import { type Change, findChanges } from './changes.ts';
import { describeStep } from './do-step.ts';
import type { ExampleStep } from './format.ts';
import { eventsSince, type Onlooker, type RunningExample, waitingSeats } from './running.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a step of an example started from and what it caused, with names for tokens. */
export interface TracedStep {
  /** 0 for what happens before the first step. */
  readonly step: number;
  /** How many seats there are. */
  readonly seats: number;
  readonly does: string;
  /** The decision that was open, if any. */
  readonly decision?: Fields;
  /** The choices of each seat that was asked and had not answered. */
  readonly offered: readonly { readonly seat: number; readonly options: readonly Fields[] }[];
  /** The dice and draws it used, as text. */
  readonly luck: readonly string[];
  /** What happened, except for the moves of the flow. */
  readonly events: readonly Fields[];
  readonly changes: readonly Change[];
  /** If the step was refused, as expected. */
  readonly refusal?: Fields;
  readonly failure?: string;
}

/** Records how an example runs, step by step. */
export class Tracer<T extends GameTypes> implements Onlooker<T> {
  readonly steps: TracedStep[] = [];

  onOpen(running: RunningExample<T>): void {
    const seats = running.match.state.seats.length;
    this.steps.push({
      step: 0,
      seats,
      does: 'given',
      offered: [],
      changes: [],
      ...happenedSince(running, 0),
    });
  }

  onStep(running: RunningExample<T>, step: ExampleStep, play: () => string | undefined): string | undefined {
    const entry = running.match.log.length;
    const before = standing(running);
    const met = meeting(running);
    const failure = play();
    this.steps.push({
      step: this.steps.length,
      seats: running.match.state.seats.length,
      does: describeStep(step),
      ...met,
      ...happenedSince(running, entry),
      changes: findChanges(before, standing(running)),
      ...(failure === undefined ? refusalOf(step) : { failure }),
    });
    return failure;
  }
}

function refusalOf({ expect }: ExampleStep): Pick<TracedStep, 'refusal'> {
  return expect?.refusal === undefined ? {} : { refusal: expect.refusal };
}

/** The game's own current state and the zones. */
function standing<T extends GameTypes>({ match: { state }, names }: RunningExample<T>): unknown {
  return names.name({ game: state.game, zones: state.zones });
}

function meeting<T extends GameTypes>(running: RunningExample<T>): Pick<TracedStep, 'decision' | 'offered'> {
  const { match, names } = running;
  const decision = match.decision();
  const offered = waitingSeats(running).map((seat) => ({
    seat,
    options: match.options(seat).map((option) => fieldsOf(names.name(option))),
  }));
  return { ...(decision !== undefined && { decision: fieldsOf(names.name(decision)) }), offered };
}

function happenedSince<T extends GameTypes>(
  running: RunningExample<T>,
  entry: number,
): Pick<TracedStep, 'luck' | 'events'> {
  const events = eventsSince(running, entry)
    .filter((event) => !isFlow(event))
    .map((event) => fieldsOf(running.names.name(event)));
  return { luck: events.flatMap(luckOf), events };
}

function luckOf(event: Fields): readonly string[] {
  if (event.type === 'rolled') return [`${event.name} ${wordsOf(event.dice).join(' ')}`];
  return event.type === 'drawn' ? [`${event.from} ${wordsOf(event.tokens).join(', ')}`] : [];
}

/** Events, options and decisions are records. */
function fieldsOf(value: unknown): Fields {
  return value as Fields;
}

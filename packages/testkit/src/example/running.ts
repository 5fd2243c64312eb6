import type { ExampleAdapter } from '@sitrep/contract';
import {
  type AnyEvent,
  type Checked,
  createMatch,
  type GameTypes,
  type Match,
  makeKey,
  type Seat,
  undoneEntries,
} from '@sitrep/kernel';
import { withSituation } from './adapter.ts';
import type { Example, ExampleStep } from './format.ts';
import { type NamedLuck, namedLuck } from './named-luck.ts';
import { Names } from './names.ts';

/** A running example. */
export interface RunningExample<T extends GameTypes> {
  readonly match: Match<T>;
  readonly names: Names<T>;
  readonly luck: NamedLuck;
}

/** Sets up what is given and runs to the first decision, or lists what is wrong with it. */
export function openExample<T extends GameTypes>(
  example: Example,
  adapter: ExampleAdapter<T>,
): Checked<RunningExample<T>> {
  const stage = adapter.stage(example.given, example.ruleset);
  if (!stage.ok) return stage;
  const { config, content, situation } = stage.value;
  const names = new Names(adapter, content);
  const luck = namedLuck(example, (zone, token) => names.nameOf(zone, token));
  const game = situation === undefined ? adapter.game : withSituation(adapter.game, situation);
  const created = createMatch(game, { config, content, key: makeKey('example') }, { luck });
  return created.ok ? { ok: true, value: { match: created.value, names, luck } } : created;
}

/** Looks on while an example is played. */
export interface Onlooker<T extends GameTypes> {
  onOpen(running: RunningExample<T>): void;
  /** Plays a step by calling `play`, and returns its result: the reason if it fails. */
  onStep(running: RunningExample<T>, step: ExampleStep, play: () => string | undefined): string | undefined;
}

/** The seats that are asked and have not answered. */
export function waitingSeats<T extends GameTypes>({ match }: RunningExample<T>): readonly Seat[] {
  const { seats } = match.state;
  return (match.decision()?.seats ?? []).filter((seat) => seats[seat]?.sealed === undefined);
}

/** The only seat that is asked and has not answered; `undefined` when there are several or none. */
export function findOnlySeat<T extends GameTypes>(running: RunningExample<T>): Seat | undefined {
  const waiting = waitingSeats(running);
  return waiting.length === 1 ? waiting[0] : undefined;
}

/** What happened since an entry of the log, except what was undone. */
export function eventsSince<T extends GameTypes>(
  { match }: RunningExample<T>,
  entry: number,
): readonly AnyEvent<T>[] {
  const undone = undoneEntries(match.log);
  return match.log.flatMap(({ events }, index) => (index < entry || undone.has(index) ? [] : events));
}

import type { Landmarks } from '@sitrep/contract';
import { type Entry, type FrameEvent, type GameTypes, isFrameEvent, type State } from '@sitrep/kernel';
import type { Law } from '../law.ts';
import { type AnyMatch, type Subject, waitingSeats } from '../subject.ts';

/** How often each thing occurred, sorted by name. */
export type Counts = Readonly<Record<string, number>>;

/** What a number of games have visited. */
export interface Coverage {
  readonly decisions: Counts;
  readonly commands: Counts;
  readonly events: Counts;
  /** Rules named by events, outcomes and reasons against commands. */
  readonly rules: Counts;
  /** Codes of the reasons against commands that a player might have given. */
  readonly refusals: Counts;
  /** `procedure.step`, automatic steps included. */
  readonly steps: Counts;
  /** The landmarks of the subject; empty unless laws watch. */
  readonly landmarks: Counts;
  /** Landmarks that no game encountered. */
  readonly missed: readonly string[];
}

type Tally = Map<string, number>;

/** Counts what games visit. */
export class CoverageTally {
  readonly #decisions: Tally = new Map();
  readonly #commands: Tally = new Map();
  readonly #events: Tally = new Map();
  readonly #rules: Tally = new Map();
  readonly #refusals: Tally = new Map();
  readonly #landmarks: Tally = new Map();
  /** By procedure, then by step. */
  readonly #steps = new Map<string, Tally>();

  addDecision(name: string): void {
    count(this.#decisions, name);
  }

  /** Counts the reasons against commands at the open decision. */
  addReasons(match: AnyMatch): void {
    for (const seat of waitingSeats(match)) {
      for (const { code, rule } of match.blocked(seat)) {
        count(this.#refusals, code);
        count(this.#rules, rule);
      }
    }
  }

  /** Counts what an entry encountered. */
  addLandmarks({ met }: Landmarks, before: State<GameTypes>, entry: Entry<GameTypes>): void {
    for (const mark of met(before, entry)) count(this.#landmarks, mark);
  }

  /** Everything that can be encountered in any of the setups starts at 0. */
  addSights({ landmarks, setups }: Subject): void {
    for (const content of new Set(setups.map((setup) => setup.content)))
      for (const mark of landmarks?.list(content) ?? []) this.#landmarks.set(mark, 0);
  }

  /** Counts everything a finished game did. */
  addGame(match: AnyMatch): void {
    const { log } = match;
    const outcome = match.outcome();
    if (outcome !== undefined) count(this.#rules, outcome.rule);
    this.#addSteps(log, firstProcedure(match));
    for (const { act, events } of log) {
      if (act.type === 'answer') count(this.#commands, act.answer.type);
      for (const { type, rule } of events) {
        count(this.#events, type);
        if (rule !== undefined) count(this.#rules, rule);
      }
    }
  }

  report(): Coverage {
    return {
      decisions: sorted(this.#decisions),
      commands: sorted(this.#commands),
      events: sorted(this.#events),
      rules: sorted(this.#rules),
      refusals: sorted(this.#refusals),
      landmarks: sorted(this.#landmarks),
      missed: [...this.#landmarks].flatMap(([mark, times]) => (times === 0 ? [mark] : [])).sort(),
      steps: sorted([...this.#steps].flatMap(([procedure, steps]) => prefixed(procedure, steps))),
    };
  }

  /** Follows the stack of procedures through the log; undo puts it back to where it was. */
  #addSteps(log: readonly Entry<GameTypes>[], start: string): void {
    const hasUndo = log.some(({ act }) => act.type === 'undo');
    const before: string[][] = [];
    let stack = [start];
    this.#addStep(start, 'start');
    for (const { act, events } of log) {
      if (hasUndo) before.push([...stack]);
      if (act.type === 'undo') stack = [...(before[act.entry] ?? stack)];
      for (const event of events) if (isFrameEvent(event)) this.#addFrame(stack, event);
    }
  }

  #addFrame(stack: string[], event: FrameEvent): void {
    if (event.type === 'framePushed') stack.push(event.procedure);
    if (event.type === 'framePopped') stack.pop();
    if (event.type === 'framePushed' || event.type === 'frameStepped') {
      this.#addStep(stack[stack.length - 1] ?? '', event.step);
    }
  }

  #addStep(procedure: string, step: string): void {
    const steps = this.#steps.get(procedure) ?? new Map<string, number>();
    this.#steps.set(procedure, steps);
    count(steps, step);
  }
}

/** The procedure that the game started with: usually it is still running. */
function firstProcedure({ state, game, setup }: AnyMatch): string {
  const [first] = state.frames;
  if (first !== undefined) return first.procedure;
  const opening = game.setup(setup.config, setup.content);
  return opening.ok ? opening.value.start.procedure : '';
}

/** Counts decisions and reasons while laws watch. */
export function coverageLaw(tally: CoverageTally): Law {
  return {
    name: 'coverage',
    statement: 'Counts only.',
    watch({ match, subject: { landmarks } }) {
      const note = (before: State<GameTypes>) => {
        const last = match.log[match.log.length - 1];
        if (landmarks !== undefined && last !== undefined) tally.addLandmarks(landmarks, before, last);
        return match.copyState();
      };
      // There is nothing before the opening; what it encounters shows in the state it leads to.
      let before = note(match.copyState());
      return {
        decision() {
          tally.addDecision(match.decision()?.name ?? '');
          tally.addReasons(match);
        },
        entry() {
          before = note(before);
        },
      };
    },
  };
}

function count(tally: Tally, name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1);
}

function prefixed(procedure: string, steps: Tally): readonly (readonly [string, number])[] {
  return [...steps].map(([step, times]) => [`${procedure}.${step}`, times]);
}

function sorted(tally: Iterable<readonly [string, number]>): Counts {
  return Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1)));
}

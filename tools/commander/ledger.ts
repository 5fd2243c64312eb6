/** Something that happened because a player wanted it, and how many inputs it took. */
export interface Act {
  /** The kind of proposal, or the type of the single answer that made it happen. */
  readonly kind: string;
  /** The decision that was open. */
  readonly decision: string;
  /** How many phases had begun. */
  readonly phase: number;
  /** Steps that it was meant to make. */
  readonly steps: number;
  /** Hexes pointed at, buttons pressed and phases ended since something happened last. */
  readonly inputs: number;
}

/** The inputs of one side, act by act. */
export class Ledger {
  readonly acts: Act[] = [];
  #open = 0;

  /** Every input so far. */
  get inputs(): number {
    return this.acts.reduce((sum, { inputs }) => sum + inputs, this.#open);
  }

  /** Adds inputs that have not led to anything yet. */
  add(inputs: number): void {
    this.#open += inputs;
  }

  /** Something has happened: it took all inputs since the last time. */
  close(act: Omit<Act, 'inputs'>): void {
    this.acts.push({ ...act, inputs: this.#open });
    this.#open = 0;
  }
}

/** The most inputs that anything took, and all of them. */
export interface Tally {
  readonly all: number;
  /** A squad's step to the next hex. */
  readonly step: number;
  readonly shot: number;
  /** A Discipline Phase, beyond what the player chose in it. */
  readonly discipline: number;
}

export function tallyOf({ acts, inputs }: Ledger): Tally {
  const most = (isMeant: (act: Act) => boolean) =>
    Math.max(0, ...acts.filter(isMeant).map((act) => act.inputs));
  return {
    all: inputs,
    step: most(({ kind, steps }) => kind === 'march' && steps === 1),
    shot: most(({ kind }) => kind === 'shot'),
    discipline: Math.max(0, ...disciplines(acts)),
  };
}

/** What the usual and the end of each Discipline Phase took. To end it with something left open after the usual is a choice. */
function disciplines(acts: readonly Act[]): readonly number[] {
  const phases = new Map<number, readonly Act[]>();
  for (const act of acts)
    if (act.decision === 'disciplineChoice') phases.set(act.phase, [...(phases.get(act.phase) ?? []), act]);
  return [...phases.values()].map((phase) =>
    phase.reduce((sum, act, index) => sum + act.inputs - Number(isChoice(act, phase.slice(0, index))), 0),
  );
}

function isChoice({ kind }: Act, before: readonly Act[]): boolean {
  return kind === 'endPhase' ? before.some((each) => each.kind === 'usual') : kind !== 'usual';
}

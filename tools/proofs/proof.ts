import type { Progress } from './progress.ts';

/**
 * A measured claim about the project. To add one: write a module in this folder that exports a `Proof`, and put
 * it on the list in index.ts. `npm run prove -- <name>` runs it alone. It ends within 40 minutes on two cores, and one that
 * takes more than a few minutes does its work in parts, each by `progress.once`, so that it can be stopped and run on.
 */
export interface Proof {
  /** What to call it on the command line; also its heading in docs/proof.md. */
  readonly name: string;
  /** The claim as one sentence, for readers of docs/proof.md. */
  readonly claim: string;
  /** Does the work. A claim that turns out false is `ok: false`; throw only when it could not be tried at all. */
  run(progress: Progress): Promise<ProofResult>;
}

export interface ProofResult {
  readonly ok: boolean;
  /** What was measured, one row each: what it is, and its figure. No dates, no machine names. */
  readonly figures: readonly (readonly [what: string, figure: string | number])[];
}

import type { Proof, ProofResult } from './proofs/proof.ts';

/** On which machine, and how long, something was measured. */
export interface Measured {
  readonly commit: string;
  readonly seconds: number;
}

/** A proof's section of docs/proof.md. */
export function makeSection(proof: Proof, result: ProofResult, { seconds, commit }: Measured): string {
  const rows = [...result.figures, ['commit', commit], ['seconds', seconds.toFixed(0)]] as const;
  return [
    `## ${proof.name}`,
    '',
    proof.claim,
    '',
    `| ${proof.name} | ${result.ok ? 'holds' : 'DOES NOT HOLD'} |`,
    '|---|---|',
    ...rows.map(([what, figure]) => `| ${what} | ${figure} |`),
    '',
  ].join('\n');
}

/**
 * The page with these sections, in the order of `names`. A section that was not measured this time stays as it
 * was on the `old` page; one whose proof no longer exists goes.
 */
export function makePage(
  names: readonly string[],
  measured: ReadonlyMap<string, string>,
  old: string,
): string {
  const kept = parseSections(old);
  const sections = names.flatMap((name) => measured.get(name) ?? kept.get(name) ?? []);
  const opening =
    '# Proof\n\nMeasured by `npm run prove`, which writes this page. Change nothing here by hand.\n';
  return [opening, ...sections].join('\n');
}

function parseSections(page: string): Map<string, string> {
  const sections = page.split(/^(?=## )/m).slice(1);
  return new Map(
    sections.map((section) => [section.slice(3, section.indexOf('\n')), `${section.trimEnd()}\n`]),
  );
}

// npm run prove [-- name…]: measures the project's claims, all or the named ones, and writes docs/proof.md. A run that was
// stopped goes on where it was when the same is asked for again, as long as the sources are the same.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.ts';
import { makePage, makeSection } from './proof-page.ts';
import { proofs } from './proofs/index.ts';
import { FileProgress } from './proofs/progress.ts';
import type { Proof, ProofResult } from './proofs/proof.ts';
import { commitOf, stampOf } from './sources.ts';

const page = path.join(root, 'docs/proof.md');
const folder = path.join(root, 'reports/prove');
const finished: FileProgress[] = [];

/** The proofs asked for; a name that does not exist ends the run before any work. */
function choose(names: readonly string[]): readonly Proof[] {
  const known = proofs.map((proof) => proof.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`prove: no such proof: ${unknown.join(', ')}; there are ${known.join(', ')}`);
    process.exit(2);
  }
  return names.length === 0 ? proofs : proofs.filter((proof) => names.includes(proof.name));
}

/** A proof that cannot be tried has not been given. Its error is shown, but kept off the page: it may name places on this machine. */
async function attempt(proof: Proof, progress: FileProgress): Promise<ProofResult> {
  try {
    const result = await progress.once('result', () => proof.run(progress));
    finished.push(progress);
    return result;
  } catch (error) {
    console.error(error);
    return { ok: false, figures: [['measured', 'nothing: it could not be tried']] };
  }
}

/** Puts a section on the page at once, because the next proof may be stopped. */
function publish(name: string, section: string): void {
  const names = proofs.map((proof) => proof.name);
  mkdirSync(path.dirname(page), { recursive: true });
  const old = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(page, makePage(names, new Map([[name, section]]), old));
}

const chosen = choose(process.argv.slice(2));
const [stamp, commit] = [stampOf(root), commitOf(root)];
let failed = 0;
for (const proof of chosen) {
  const progress = new FileProgress({ folder, name: proof.name, stamp });
  if (progress.size > 0) console.log(`${proof.name}: ${progress.size} parts were done before`);
  const result = await attempt(proof, progress);
  const section = makeSection(proof, result, { commit, seconds: progress.seconds });
  publish(proof.name, section);
  if (!result.ok) failed += 1;
  console.log(`\n${section}`);
}
for (const progress of finished) progress.clear();
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

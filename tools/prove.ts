// npm run prove [-- name…]: measures the project's claims, all or the named ones, and writes docs/proof.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.ts';
import { makePage, makeSection } from './proof-page.ts';
import { proofs } from './proofs/index.ts';
import type { Proof, ProofResult } from './proofs/proof.ts';

const page = path.join(root, 'docs/proof.md');

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
async function attempt(proof: Proof): Promise<ProofResult> {
  try {
    return await proof.run();
  } catch (error) {
    console.error(error);
    return { ok: false, figures: [['measured', 'nothing: it could not be tried']] };
  }
}

const measured = new Map<string, string>();
let failed = 0;
for (const proof of choose(process.argv.slice(2))) {
  const start = performance.now();
  const result = await attempt(proof);
  const section = makeSection(proof, result, (performance.now() - start) / 1000);
  measured.set(proof.name, section);
  if (!result.ok) failed += 1;
  console.log(`\n${section}`);
}
mkdirSync(path.dirname(page), { recursive: true });
const names = proofs.map((proof) => proof.name);
writeFileSync(page, makePage(names, measured, existsSync(page) ? readFileSync(page, 'utf8') : ''));
console.log(`${measured.size - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

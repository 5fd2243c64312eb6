import { globSync } from 'node:fs';
import path from 'node:path';
import { findCastProblems } from './check-casts.ts';
import { findLongFunctions } from './check-functions.ts';
import { findLayerProblems } from './check-layers.ts';
import { findNameProblems } from './check-names.ts';
import { findSizeProblems } from './check-size.ts';
import { findSpecProblems } from './check-spec.ts';
import { findStateProblems } from './check-state.ts';
import { type CommandResult, runTool } from './command.ts';
import { findWordProblems } from './example-words.ts';
import { root } from './project.ts';

/** One static check of the whole project. It never throws for what it finds. */
interface Check {
  readonly name: string;
  run(): Promise<CommandResult>;
}

/** The checks behind `npm run check`, in the order of their report. Add a line to add a check. */
const checks: readonly Check[] = [
  { name: 'format and lint', run: checkFormat },
  { name: 'types', run: checkTypes },
  { name: 'layers', run: async () => fromProblems(findLayerProblems(root)) },
  { name: 'names of games', run: async () => fromProblems(findNameProblems(root)) },
  { name: 'unused code', run: () => runTool('knip', ['--no-progress', '--treat-config-hints-as-errors']) },
  { name: 'rule ids', run: async () => fromProblems(findSpecProblems(root)) },
  { name: 'example words', run: async () => fromProblems(await findWordProblems(root)) },
  { name: 'size', run: async () => fromProblems([...findSizeProblems(root), ...findLongFunctions(root)]) },
  { name: 'casts', run: async () => fromProblems(findCastProblems(root)) },
  { name: 'module state', run: async () => fromProblems(findStateProblems(root)) },
];

/**
 * Runs all checks side by side and prints one line for each, then what the failed ones said.
 * Returns how many passed and failed.
 */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const results = await Promise.all(checks.map(runTimed));
  for (const { name, ok, seconds } of results) {
    console.log(`${name.padEnd(16)} ${ok ? 'ok  ' : 'FAIL'} ${seconds.toFixed(1)} s`);
  }
  const failures = results.filter((result) => !result.ok);
  for (const { name, output } of failures) console.log(`\n--- ${name}\n${output.trimEnd()}`);
  return { passed: results.length - failures.length, failed: failures.length };
}

async function runTimed(check: Check) {
  const start = performance.now();
  const result = await check.run().catch((error: unknown) => ({ ok: false, output: String(error) }));
  return { name: check.name, ...result, seconds: (performance.now() - start) / 1000 };
}

/** One command fixes most of what it finds; the output names it. */
async function checkFormat(): Promise<CommandResult> {
  const { ok, output } = await runTool('biome', ['check', '--error-on-warnings']);
  return { ok, output: ok ? output : `${output}\n\`npm run format\` fixes what can be fixed automatically.` };
}

/** What one run finds is kept, so that the next one only looks at what has changed since. */
function tscArguments(project: string): readonly string[] {
  const file = `${project.replaceAll(/[\\/]/g, '-')}.tsbuildinfo`;
  return [
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    path.join(root, 'node_modules/.cache/tsc', file),
  ];
}

/** One compiler run for each tsconfig.json: each is a zone with its own idea of what exists. */
async function checkTypes(): Promise<CommandResult> {
  const projects = globSync(['tsconfig.json', '{packages,games,apps}/*/tsconfig.json'], { cwd: root });
  const results = await Promise.all(projects.sort().map((project) => runTool('tsc', tscArguments(project))));
  // the zones overlap, so an error may be found twice; one error is a line and the indented lines below it
  const errors = results.flatMap(({ output }) => output.split(/^(?=\S)/m));
  return { ok: results.every(({ ok }) => ok), output: [...new Set(errors)].join('') };
}

function fromProblems(problems: readonly string[]): CommandResult {
  return { ok: problems.length === 0, output: problems.join('\n') };
}

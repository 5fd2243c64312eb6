import { games } from '@sitrep/catalog';
import type { ExampleReport } from '@sitrep/testkit';
import { CliError } from '../cli-error.ts';
import { defineCommand } from '../command.ts';
import { findFiles, isFolder, readTextFile } from '../files.ts';
import { examplesOf } from '../games/index.ts';
import { loadTestkit } from '../load-testkit.ts';
import { makeProgress } from '../progress.ts';
import { projectFile } from '../project.ts';
import { traceLines } from '../trace-lines.ts';

export const example = defineCommand({
  name: 'example',
  summary: 'play rulebook examples and say which do not come out as written',
  examples: [...examplesOf('example'), 'example my-pack/examples/ambush.json --json'],
  options: {
    trace: {
      kind: 'flag',
      summary: 'tell each step: what was asked and offered, dice and draws, events, what changed',
    },
  },
  operands: {
    placeholder: 'PATH',
    summary: 'an example file, or a folder with .json files at any depth',
    least: 1,
    most: Number.POSITIVE_INFINITY,
  },
  async run({ values, operands, io }) {
    const files = operands.flatMap((operand) =>
      isFolder(operand) ? findFiles(operand, '.json') : [operand],
    );
    if (files.length === 0)
      throw new CliError('NO_EXAMPLES', `there is no .json file in ${operands.join(', ')}.`);
    const showProgress = makeProgress(io);
    const read = [...new Set(files)].map((name, index) => {
      showProgress(() => `reading ${index + 1} of ${files.length} files`);
      return { name, text: readTextFile(name) };
    });
    const { exampleBook, runExamples } = await loadTestkit();
    const books = await Promise.all(
      games.map(async (entry) =>
        exampleBook(await entry.examples(), readTextFile(projectFile(entry.folder, 'SPEC.md'))),
      ),
    );
    const report = runExamples(read, books, values.trace);
    return {
      isGood: report.failed === 0,
      lines: [...(await tracesOf(report)), ...linesOf(report)],
      json: report,
    };
  },
});

async function tracesOf({ traces = [] }: ExampleReport): Promise<readonly string[]> {
  const lines = await Promise.all(traces.map(traceLines));
  return lines.flatMap((trace) => [...trace, '']);
}

function linesOf({ passed, failed, failures }: ExampleReport): readonly string[] {
  return [...failures.map(({ id, reason }) => `${id}: ${reason}`), `${passed} passed, ${failed} failed`];
}

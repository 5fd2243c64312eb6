// node tools/setup.mjs tools/transcripts.ts [--write]: plays the golden matches and compares them with their transcripts,
// or writes the transcripts.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diff } from 'node:util';
import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { type Golden, parseGolden } from '@sitrep/testkit';
import { tellGolden } from './golden/play.ts';
import { isProgram, root } from './project.ts';

/** A transcript as the match is played now. */
interface Transcript {
  /** From the project's folder. */
  readonly file: string;
  readonly text: string;
}

/** The golden matches and positions of a game. */
export function goldenOf({ folder }: GameEntry): Golden {
  const file = `${folder}/test/golden/golden.json`;
  if (!existsSync(path.join(root, file)))
    throw new Error(`${file} is missing; CONTRIBUTING.md, “Add a game”, says what it holds`);
  return parseGolden(readFileSync(path.join(root, file), 'utf8'));
}

/** Plays every golden match of a game. */
export async function playTranscripts(entry: GameEntry): Promise<readonly Transcript[]> {
  const golden = goldenOf(entry);
  const adapter = await entry.examples();
  return Promise.all(
    golden.games.map(async (game) => ({
      file: `${entry.folder}/test/golden/${game.name}.txt`,
      text: await tellGolden(entry, adapter, golden, game),
    })),
  );
}

/** What differs from the transcripts on disk, line by line; an empty list is a pass. */
export function findTranscriptProblems(transcripts: readonly Transcript[]): readonly string[] {
  return transcripts.flatMap(({ file, text }) => {
    const written = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
    return written === text ? [] : [`${file} differs:\n${showDiff(written, text)}`];
  });
}

/** The lines that are gone (-) and that are new (+). */
function showDiff(written: string, played: string): string {
  const lines = diff(written.split('\n'), played.split('\n'));
  return lines.flatMap(([sign, line]) => (sign === 0 ? [] : [`${sign > 0 ? '-' : '+'} ${line}`])).join('\n');
}

async function run(isWriting: boolean): Promise<void> {
  const played = (await Promise.all(games.map(playTranscripts))).flat();
  if (isWriting) for (const { file, text } of played) writeFileSync(path.join(root, file), text);
  const problems = findTranscriptProblems(played);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0)
    console.log('\nIf this is what you meant: node tools/setup.mjs tools/transcripts.ts --write');
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (isProgram(import.meta.filename)) await run(process.argv.includes('--write'));

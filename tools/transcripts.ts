// node tools/transcripts.ts [--write]: plays the golden games and compares them with their transcripts, or writes these anew.

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diff } from 'node:util';
import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { type GoldenGame, playGolden, transcript } from '@sitrep/testkit';
import { root } from './project.ts';

/** A transcript as it is played now. */
interface Transcript {
  /** From the project's folder. */
  readonly file: string;
  readonly text: string;
}

/** Plays every golden game of every game. */
async function playTranscripts(): Promise<readonly Transcript[]> {
  return (await Promise.all(games.map(transcriptsOf))).flat();
}

async function transcriptsOf({ folder, game, setups, hints, examples }: GameEntry) {
  const adapter = await examples();
  return globSync(`${folder}/test/golden/games.json`, { cwd: root }).flatMap((list) =>
    (JSON.parse(readFileSync(path.join(root, list), 'utf8')) as readonly GoldenGame[]).map((golden) => ({
      file: path.posix.join(path.posix.dirname(list), `${golden.name}.txt`),
      text: transcript(playGolden({ ...hints, game, setups: setups() }, golden), adapter),
    })),
  );
}

/** What differs from the transcripts on disk, line by line; an empty list is a pass. */
export async function findTranscriptProblems(): Promise<readonly string[]> {
  return (await playTranscripts()).flatMap(({ file, text }) => {
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
  if (isWriting)
    for (const { file, text } of await playTranscripts()) writeFileSync(path.join(root, file), text);
  const problems = await findTranscriptProblems();
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) console.log('\nIf this is what you meant: node tools/transcripts.ts --write');
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.main) await run(process.argv.includes('--write'));

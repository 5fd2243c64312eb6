// node tools/example-words.ts [--write]: compares the words of examples with the types that they come from, or writes them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findGame, games } from '@sitrep/catalog';
import { printWords } from './example-words/print-words.ts';
import { type FoundWords, readWords } from './example-words/read-words.ts';
import { type ReadWords, renewWords } from './example-words/words-page.ts';
import { isProgram, root } from './project.ts';

const PAGE = 'docs/examples.md';

interface Written {
  readonly file: string;
  readonly text: string;
}

function wordsFileOf(game: string): string {
  return `games/${game}/src/example-words.json`;
}

/** Every file that lists words of examples, as the games' types would have it. */
async function wordFiles(folder: string): Promise<readonly Written[]> {
  const found = readWords(folder);
  for (const id of findWordless(found)) throw new Error(`tools/example-words/subjects.ts must name ${id}`);
  const read = await Promise.all(found.map(withNames));
  const page = readFileSync(path.join(folder, PAGE), 'utf8');
  return [
    ...read.map((words) => ({
      file: wordsFileOf(words.game),
      text: printWords(words),
    })),
    { file: PAGE, text: renewWords(page, read) },
  ];
}

async function withNames(words: FoundWords): Promise<ReadWords> {
  const entry = findGame(words.game);
  if (entry === undefined) throw new Error(`no game is called ${words.game}`);
  const { tokenFields } = await entry.examples();
  return { ...words, title: entry.name, nameFields: new Set([...Object.keys(tokenFields), 'tokens']) };
}

/** A game of the catalog whose examples have no words yet. */
function findWordless(words: readonly FoundWords[]): readonly string[] {
  const known = words.map(({ game }) => game);
  return games.map(({ id }) => id).filter((id) => !known.includes(id));
}

/** A new game's adapter cannot load before there is a file of words to import. */
function beginWords(folder: string): void {
  for (const game of games) {
    const file = path.join(folder, wordsFileOf(game.id));
    if (!existsSync(file)) writeFileSync(file, '{}\n');
  }
}

/** The files that are out of sync with the types; an empty list is a pass. */
export async function findWordProblems(folder: string): Promise<string[]> {
  return (await wordFiles(folder)).flatMap(({ file, text }) =>
    readFileSync(path.join(folder, file), 'utf8') === text
      ? []
      : [`${file} does not list the words of the types: node tools/setup.mjs tools/example-words.ts --write`],
  );
}

async function run(): Promise<void> {
  if (process.argv.includes('--write')) {
    beginWords(root);
    for (const { file, text } of await wordFiles(root)) writeFileSync(path.join(root, file), text);
    return;
  }
  const problems = await findWordProblems(root);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (isProgram(import.meta.filename)) await run();

// node tools/setup.mjs tools/faces.ts [--write]: compares what all cards say, in every language, with the files in
// test/golden/faces of each game, or writes them.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@sitrep/catalog';
import { type CardName, faceLines, type GameEntry } from '@sitrep/contract';
import { makeSpeech } from '@sitrep/speech';
import { kernelMessages, LANGUAGES, type Language, makeText } from '@sitrep/text';
import { isProgram, root } from './project.ts';

/** The faces of a group of cards in one language, as a person reads them. */
interface FaceFile {
  /** From the project's folder. */
  readonly file: string;
  readonly text: string;
}

/** Every card of a game in every language, a file for each pack. */
export async function sayFaces(entry: GameEntry): Promise<readonly FaceFile[]> {
  const files = await Promise.all(LANGUAGES.map((language) => sayIn(entry, language)));
  return files.flat();
}

async function sayIn(entry: GameEntry, language: Language): Promise<readonly FaceFile[]> {
  const text = makeText(language, [await kernelMessages[language](), await entry.messages[language]()]);
  const { name: say } = makeSpeech(text, entry);
  const content = entry.everyCard();
  const known = entry.cardsOf(content);
  const groups = [...new Set(known.map(groupOf))];
  return groups.map((group) => ({
    file: path.join(folderOf(entry), `${group}.${language}.txt`),
    text: known
      .filter((card) => groupOf(card) === group)
      .map(({ id, name }) => {
        const face = entry.faceOf(content, id);
        const lines = face === undefined ? [] : faceLines(face, say);
        return [`${say(name)}  <${id}>`, ...lines.map((line) => `    ${line}`), ''].join('\n');
      })
      .join('\n'),
  }));
}

/** The pack or kind before the name of a card. */
function groupOf({ id }: CardName): string {
  return id.includes('/') ? id.slice(0, id.indexOf('/')) : 'cards';
}

function folderOf({ folder }: GameEntry): string {
  return `${folder}/test/golden/faces`;
}

/** What differs from the files on disk; an empty list is a pass. */
export function findFaceProblems(entry: GameEntry, faces: readonly FaceFile[]): readonly string[] {
  const wrong = faces.filter(({ file, text }) => readIfThere(file) !== text);
  const known = faces.map(({ file }) => path.basename(file));
  const surplus = filesIn(entry).filter((name) => !known.includes(name));
  return [
    ...wrong.map(({ file, text }) => `${file} differs: ${firstDifference(readIfThere(file), text)}`),
    ...surplus.map((name) => `${folderOf(entry)}/${name} belongs to no card`),
  ];
}

function firstDifference(written: string, said: string): string {
  const old = written.split('\n');
  const index = said.split('\n').findIndex((line, at) => line !== old[at]);
  return `line ${index + 1} is now “${said.split('\n')[index] ?? ''}”, was “${old[index] ?? ''}”`;
}

function readIfThere(file: string): string {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

function filesIn(entry: GameEntry): readonly string[] {
  const folder = path.join(root, folderOf(entry));
  return existsSync(folder) ? readdirSync(folder) : [];
}

function write(entry: GameEntry, faces: readonly FaceFile[]): void {
  const folder = path.join(root, folderOf(entry));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of faces) writeFileSync(path.join(root, file), text);
}

async function run(isWriting: boolean): Promise<void> {
  const said = await Promise.all(games.map(async (entry) => ({ entry, faces: await sayFaces(entry) })));
  if (isWriting) for (const { entry, faces } of said) write(entry, faces);
  const problems = said.flatMap(({ entry, faces }) => findFaceProblems(entry, faces));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0)
    console.log('\nIf this is what you meant: node tools/setup.mjs tools/faces.ts --write');
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (isProgram(import.meta.filename)) await run(process.argv.includes('--write'));

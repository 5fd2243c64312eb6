import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './project.ts';

/** The lists of games: the catalog's, that of each client, and what its first page sends for early. */
const LISTS = [/^packages\/catalog\/src\/index\.ts$/, /^apps\/[^/]+\/src\/games\/(?:index|early)\.ts$/];

/** What a client has for one game. */
const OWN_FOLDER = /^apps\/[^/]+\/src\/games\/([^/]+)\//;

const CHECKED = /^(?:apps|packages)\/[^/]+\/src\//;
const TEST = /\.test\.tsx?$/;

/** Every line in the sources of clients and packages that names a game outside its folder. Tests may name games. */
export function findNameProblems(folder: string): string[] {
  const games = readdirSync(path.join(folder, 'games'));
  return sourceFiles(folder)
    .filter((file) => CHECKED.test(file) && !TEST.test(file) && !LISTS.some((list) => list.test(file)))
    .flatMap((file) => {
      const [, own] = OWN_FOLDER.exec(file) ?? [];
      return problemsIn(
        folder,
        file,
        games.filter((game) => game !== own),
      );
    });
}

function problemsIn(folder: string, file: string, games: readonly string[]): readonly string[] {
  const names = new RegExp(games.map(patternOf).join('|'), 'i');
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const [name] = games.length === 0 ? [] : (names.exec(line) ?? []);
    return name === undefined ? [] : [`${file}:${index + 1}: names a game outside its folder: ${name}`];
  });
}

/** `tic-tac` however it is written: `ticTac`, `Tic Tac`, `TIC_TAC`. */
function patternOf(game: string): string {
  return `(?<![a-z])${game.split('-').join('[-_ ]?')}(?![a-z])`;
}

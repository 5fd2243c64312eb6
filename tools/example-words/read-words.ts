import path from 'node:path';
import type { ExampleWords } from '@sitrep/contract';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import { ShapeReader } from './shape-reader.ts';

/** The words of a game with what the code says about them. */
export interface FoundWords extends ExampleWords {
  readonly game: string;
  /** Comments by `TYPE.field`. */
  readonly comments: ReadonlyMap<string, string>;
}

/** Where the compiler finds what the games' examples can name: the only type that the file exports. */
const SUBJECTS = 'tools/example-words/subjects.ts';

/** Asks the compiler for the words of every game of a project, each a field of the type that the file exports. */
export function readWords(folder: string, file = SUBJECTS): readonly FoundWords[] {
  const api = new API({ cwd: folder });
  try {
    const config = path.join(folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const source = project?.program.getSourceFile(path.join(folder, file));
    const module = source && project?.checker.getSymbolAtLocation(source);
    const [subjects] = (module && project?.checker.getExportsOfModule(module)) ?? [];
    if (project === undefined || subjects === undefined) throw new Error(`${file} exports no type`);
    return wordsOf(project.checker, project.checker.getDeclaredTypeOfSymbol(subjects));
  } finally {
    api.close();
  }
}

function wordsOf(checker: Checker, subjects: Type): readonly FoundWords[] {
  return checker.getPropertiesOfType(subjects).map((game) => {
    const reader = new ShapeReader(checker);
    const type = checker.getTypeOfSymbol(game);
    if (type === undefined) throw new Error(`${game.name} has no type`);
    // The fields of `Spoken` are those of the words.
    const spoken = reader.fieldsOf(type) as ExampleWords['spoken'];
    return { game: game.name, spoken, named: reader.named, comments: reader.comments };
  });
}

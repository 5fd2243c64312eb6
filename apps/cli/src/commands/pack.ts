import path from 'node:path';
import { CliError } from '../cli-error.ts';
import { defineCommand, type Report } from '../command.ts';
import { isFolder, makeFolder, writeTextFile } from '../files.ts';
import { unknownValue } from '../parse-arguments.ts';
import { projectFile } from '../project.ts';
import {
  loadPackCheck,
  type PackCheck,
  type PackProblem,
  readKnownPacks,
  readPackFiles,
} from './pack-files.ts';

const VERBS = ['check', 'schema'];

export const pack = defineCommand({
  name: 'pack',
  summary: 'check a pack of cards, or write the schemas that editors complete cards by',
  notes: [
    'check DIR lists everything that is wrong with the pack in the folder DIR.',
    'schema writes a JSON Schema for each kind of file in a pack.',
    'The packs that DIR requires are looked for beside it, then among the packs of Sitrep.',
  ],
  examples: ['pack check content/modern-core', 'pack check my-pack --json', 'pack schema --out my-schemas'],
  options: {
    out: {
      kind: 'text',
      placeholder: 'DIR',
      summary: 'where to write the schemas; docs/schemas of Sitrep unless told',
    },
  },
  operands: {
    placeholder: 'check DIR | schema',
    summary: 'what to do',
    least: 1,
    most: 2,
  },
  async run({ values: { out }, operands: [verb = '', folder] }) {
    if (!VERBS.includes(verb)) throw unknownValue('pack', verb, VERBS);
    if (verb === 'check') return check(folder, out);
    if (folder !== undefined) throw new CliError('OPERAND_UNWANTED', `unexpected argument “${folder}”`);
    return writeSchemas(out ?? projectFile('docs/schemas'));
  },
});

async function check(folder: string | undefined, out: string | undefined): Promise<Report> {
  if (folder === undefined) throw new CliError('OPERAND_MISSING', 'pack check needs DIR');
  if (out !== undefined) throw new CliError('OPTIONS_CLASH', '--out goes with pack schema, not with check');
  if (!isFolder(folder))
    throw new CliError('FILE_NOT_FOLDER', `${folder}: it is a file; a folder is needed.`, { path: folder });
  const { checkPack } = await loadPackCheck();
  const files = readPackFiles(folder);
  const places = [path.dirname(path.resolve(folder)), projectFile('content')];
  const checked = checkPack(files, readKnownPacks(files, places, checkPack));
  const { ok, problems } = checked;
  return { isGood: ok, lines: linesOf(checked), json: { ok, problems } };
}

function linesOf(checked: PackCheck): readonly string[] {
  if (checked.ok) return [`${checked.pack.id}: ${checked.pack.cards.length} cards, no problem`];
  const count = checked.problems.length;
  return [...checked.problems.map(lineOf), count === 1 ? '1 problem' : `${count} problems`];
}

function lineOf({ file, path: at, code, message }: PackProblem): string {
  return `${file}${at === '' ? '' : ` ${at}`}: ${message} (${code})`;
}

async function writeSchemas(folder: string): Promise<Report> {
  const { schemaFiles } = await loadPackCheck();
  makeFolder(folder);
  const files = schemaFiles().map(({ name, text }) => {
    const file = path.join(folder, name);
    writeTextFile(file, text);
    return file;
  });
  return { isGood: true, lines: [`${files.length} schemas are in ${folder}`], json: { files } };
}

import path from 'node:path';
import type { PackProblem } from '@sitrep/packs';
import { CliError } from '../cli-error.ts';
import { defineCommand, type Report } from '../command.ts';
import { isFolder, makeFolder, writeWholeFile } from '../files.ts';
import { packDeskOf, packDesks } from '../games/index.ts';
import { unknownValue } from '../parse-arguments.ts';
import { projectFile } from '../project.ts';
import type { PackFolder, PackSurvey, PackVerdict } from '../table/pack-desk.ts';
import { gameOf, packFoldersIn, readPackFolder } from './pack-files.ts';

const VERBS = ['check', 'schema'];

export const pack = defineCommand({
  name: 'pack',
  summary: 'check a pack of cards or a scenario, or write the schemas that editors complete them by',
  notes: [
    'check DIR lists everything that is wrong with the pack in the folder DIR, or else its cards with the same abilities',
    'and why. If DIR holds several packs, it checks them all, and lists effect words that no card or one card only uses too.',
    'schema writes a JSON Schema for each kind of file in a pack.',
    ...packDesks().flatMap(({ note }) => note ?? []),
    'The packs that DIR requires are looked for beside it, then among the packs of Sitrep.',
  ],
  examples: [
    'pack check content',
    'pack check content/modern-core',
    'pack check content/cv-keating --json',
    'pack schema --out my-schemas',
  ],
  options: {
    out: {
      kind: 'text',
      placeholder: 'DIR',
      summary: 'where to write the schemas; default: docs/schemas of Sitrep',
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
  const several = packFoldersIn(folder);
  if (several.length > 0) return checkAll(several.map(readPackFolder));
  const pack = readPackFolder(folder);
  const verdict = await deskOf(pack).check(pack);
  const { problems, besides } = verdict;
  const ok = problems.length === 0;
  return {
    isGood: ok,
    lines: [...linesOf(verdict), ...(besides?.lines ?? [])],
    json: { ok, problems, ...besides?.facts },
  };
}

function deskOf({ files }: PackFolder) {
  return packDeskOf(gameOf(files));
}

/** Each pack on its own, then those of one game as a whole. */
async function checkAll(packs: readonly PackFolder[]): Promise<Report> {
  const verdicts = await Promise.all(packs.map((pack) => deskOf(pack).check(pack)));
  const problems = verdicts.flatMap((verdict, at) =>
    verdict.problems.map((problem) => ({ ...problem, file: `${packs[at]?.name}/${problem.file}` })),
  );
  const surveys = problems.length > 0 ? [] : await surveysOf(packs);
  const ok = problems.length === 0 && surveys.every(({ isGood }) => isGood);
  const summaries = verdicts.flatMap(({ problems: found, summary }) => (found.length === 0 ? [summary] : []));
  return {
    isGood: ok,
    lines: [
      ...linesOf({ problems, summary: summaries.join('\n') }),
      ...surveys.flatMap(({ lines }) => lines),
    ],
    json: { ok, problems, ...Object.assign({}, ...surveys.map(({ facts }) => facts)) },
  };
}

function surveysOf(packs: readonly PackFolder[]): Promise<readonly PackSurvey[]> {
  const desks = [...new Set(packs.map(deskOf))];
  return Promise.all(
    desks.flatMap((desk) => desk.survey?.(packs.filter((pack) => deskOf(pack) === desk)) ?? []),
  );
}

function linesOf({ problems, summary }: PackVerdict): readonly string[] {
  const count = problems.length;
  if (count === 0) return [`${summary}, no problem`];
  return [...problems.map(lineOf), count === 1 ? '1 problem' : `${count} problems`];
}

function lineOf({ file, path: at, code, message }: PackProblem): string {
  return `${file}${at === '' ? '' : ` ${at}`}: ${message} (${code})`;
}

async function writeSchemas(folder: string): Promise<Report> {
  const schemas = await Promise.all(packDesks().map((desk) => desk.schemaFiles()));
  const files = schemas.flat().map(({ name, text }) => {
    const file = path.join(folder, name);
    makeFolder(path.dirname(file));
    writeWholeFile(file, text);
    return file;
  });
  return { isGood: true, lines: [`${files.length} schemas are in ${folder}`], json: { files } };
}

import { findGame } from '@sitrep/catalog';
import { hintsOf, type Standing } from '@sitrep/contract';
import { type Difference, type Past, verifySave } from '@sitrep/kernel';
import type { Host } from '@sitrep/session';
import { caveatsOf, tellStory } from '@sitrep/speech';
import type { Dump, DumpProblem, Failure } from '@sitrep/testkit';
import { CliError } from '../cli-error.ts';
import { defineCommand, type Report } from '../command.ts';
import { readTextFile } from '../files.ts';
import { examplesOf } from '../games/index.ts';
import { loadSpeech } from '../load-speech.ts';
import { loadTestkit } from '../load-testkit.ts';
import { type OpenedSave, openSave, refused } from '../open-save.ts';
import { standingLines } from '../standing-lines.ts';

export const replay = defineCommand({
  name: 'replay',
  summary: 'show what happened in a saved game, or whether a fault is still there',
  notes: [
    'A save is opened by its events; for two seconds its commands are run again and compared, with --verify to the end.',
  ],
  examples: ['replay game.json', 'replay game.json --verify --json', ...examplesOf('replay')],
  options: {
    verify: { kind: 'flag', summary: 'run the commands again and find the first difference' },
  },
  operands: { placeholder: 'FILE', summary: 'a saved game, or a dump of a fault', least: 1, most: 1 },
  async run({ values, operands: [file = ''] }) {
    const text = readTextFile(file);
    if (isDump(text)) return replayFault(file, text);
    const opened = await openSave(file, text);
    return values.verify ? verify(opened, file) : tell(opened);
  },
});

/** Dumps say what they are at their beginning, as saves do. */
function isDump(text: string): boolean {
  return text.slice(0, 200).includes('"sitrep-dump"');
}

async function tell({ host, save }: OpenedSave): Promise<Report> {
  const { entry, log, outcome, standing } = host;
  const speech = await loadSpeech('en', entry, host.told);
  return {
    isGood: true,
    lines: [...standingLines(speech, standing), ...tellStory(host, speech)],
    json: {
      game: entry.id,
      entries: log.length,
      hasRulesChanged: save.rulesVersion !== entry.game.version,
      marks: caveatsOf(standing),
      standing,
      ...(outcome !== undefined && { outcome }),
      log,
    },
  };
}

/** Runs everything again, however long it takes. A match that began under other rules may still give the same result. */
async function verify(opened: OpenedSave, file: string): Promise<Report> {
  const { save, host } = opened;
  const { entry } = host;
  const verified = verifySave(entry.game, save);
  if (!verified.ok) throw await refused(file, verified.problems);
  const { firstDifference } = verified.value;
  const known: Standing = { ...host.standing, past: pastOf(host, firstDifference) };
  const speech = await loadSpeech('en', entry, host.told);
  const isSame = firstDifference === undefined;
  const marks = caveatsOf(known);
  return {
    isGood: marks.length === 0,
    lines: [
      ...(isSame ? [`The same again: ${save.log.length} entries of the log.`] : []),
      ...standingLines(speech, known),
      ...(isSame ? [] : differenceLines(firstDifference)),
    ],
    json: {
      ok: marks.length === 0,
      ...(marks.length > 0 && { marks }),
      ...(!isSame && { firstDifference }),
    },
  };
}

/** A past under other rules cannot be verified; nobody knows what those rules would have done. */
function pastOf({ standing: { past } }: Host, difference: Difference | undefined): Past {
  if (difference === undefined) return { kind: 'verified' };
  return 'version' in past ? past : { kind: 'different', difference };
}

function differenceLines({ entry, event, expected, actual }: Difference): readonly string[] {
  const place = event === undefined ? `entry ${entry}` : `entry ${entry}, event ${event}`;
  return [
    `The first difference is at ${place}.`,
    `  saved: ${expected ?? 'it was accepted'}`,
    `  now:   ${actual ?? '–'}`,
  ];
}

async function replayFault(file: string, text: string): Promise<Report> {
  const { parseDump, replayDump } = await loadTestkit();
  const parsed = parseDump(text);
  if (!parsed.ok) throw dumpRefused(file, parsed.problems);
  const dump = parsed.value;
  const entry = findGame(dump.game);
  if (entry === undefined) {
    throw new CliError('GAME_UNKNOWN', `${file} is of a game that is not here: ${dump.game}.`, {
      path: file,
    });
  }
  const failure = replayDump(entry.game, dump, hintsOf(entry));
  return {
    isGood: failure === undefined,
    lines:
      failure === undefined
        ? [`The fault no longer shows: ${dump.failure.message}`]
        : failureLines(dump, failure),
    json: { ok: failure === undefined, ...(failure !== undefined && { failure }) },
  };
}

function failureLines({ acts }: Dump, { law, message, entry }: Failure): readonly string[] {
  return [
    `The law “${law}” is broken after entry ${entry}: ${message}`,
    ...acts.map(
      ({ by, act }, index) => `  ${index + 1}  ${by < 0 ? 'host' : `seat ${by}`}: ${JSON.stringify(act)}`,
    ),
  ];
}

function dumpRefused(file: string, problems: readonly DumpProblem[]): CliError {
  const [first] = problems;
  const place = first === undefined || first.path === '' ? '' : ` at ${first.path}`;
  const line = `${file}: ${first?.code ?? ''}${place}: the file is not a complete dump.`;
  return new CliError('DUMP_REFUSED', line, { path: file, remedy: 'Take the file as the fuzzer wrote it.' });
}

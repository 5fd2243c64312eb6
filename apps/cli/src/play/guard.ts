import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvariantError } from '@sitrep/kernel';
import type { Dump } from '@sitrep/testkit';
import { CliError } from '../cli-error.ts';
import { writeWholeFile } from '../files.ts';
import { loadTestkit } from '../load-testkit.ts';
import { commandLine } from '../place.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Plays; if the engine breaks, writes a file that replays it into the folder and says so in one line. */
export async function guard<V>(terminal: Terminal, work: () => Promise<V>, folder = '.'): Promise<V> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvariantError)) throw error;
    const { formatDump } = await loadTestkit();
    const text = formatDump(makeDump(terminal, error));
    const name = `sitrep-dump-${terminal.host.save().hash.slice(0, 8)}.json`;
    const file = writeDump([folder, tmpdir()], name, text);
    throw new CliError('BROKEN', `the game has a fault (${error.code}: ${error.message}).`, {
      path: file,
      remedy: `Please report it with ${file}; to see it again: ${commandLine(terminal.place, ['replay', file])}`,
    });
  }
}

/** All that was asked of the match, with what broke it last. */
function makeDump({ host, entry }: Terminal, error: InvariantError): Dump {
  const { game, key, config, content, log } = host.save();
  const dump = {
    format: 'sitrep-dump',
    formatVersion: 1,
    game,
    rulesVersion: entry.game.version,
    setup: 'play',
    config,
    content,
    key,
    acts: host.requests,
    failure: { law: 'sound', message: `${error.code}: ${error.message}`, entry: log.length - 1 },
  };
  // What is written is what will be read: plain data without the types of the game.
  return JSON.parse(JSON.stringify(dump)) as Dump;
}

/** Writes into the first folder that takes it. */
function writeDump([folder = '.', ...others]: readonly string[], name: string, text: string): string {
  const file = path.join(folder, name);
  try {
    writeWholeFile(file, text);
    return file;
  } catch (error) {
    if (others.length === 0) throw error;
    return writeDump(others, name, text);
  }
}

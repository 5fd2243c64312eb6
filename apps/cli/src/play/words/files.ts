import type { Host } from '@sitrep/session';
import { LANGUAGES } from '@sitrep/text';
import { CliError } from '../../cli-error.ts';
import { readTextFile } from '../../files.ts';
import { findNote } from '../../kept/notes.ts';
import { loadSpeech } from '../../load-speech.ts';
import { openSave } from '../../open-save.ts';
import { explainFile } from '../../terminal/explain-file.ts';
import { keepUnasked, note, writeAsking } from '../../terminal/keeping.ts';
import { write } from '../../terminal/screen.ts';
import { settleKept } from '../../terminal/settling.ts';
import { goOnVerifying, tellStanding } from '../../terminal/standing.ts';
import { clientsOf, nowOf, type Terminal } from '../../terminal/terminal.ts';
import { playersOfOpened } from '../../terminal/who-plays.ts';
import type { Next, Word } from '../../terminal/word.ts';

export const save: Word = (terminal, _seat, file) =>
  withFile(terminal, 'save', file, async () => {
    await writeAsking(terminal, file);
    terminal.savedAs = file;
    write(terminal, terminal.speech.say('saved', { file }));
    return 'ask';
  });

export const load: Word = (terminal, _seat, file) =>
  withFile(terminal, 'load', file, async () => {
    const { host } = await openSave(file, readTextFile(file), terminal.entry);
    await takeUp(terminal, host, file);
    return 'look';
  });

/** Goes on with an opened match, with those who played it. Its past is no news, and the other match stays where it is. */
async function takeUp(terminal: Terminal, host: Host, file: string): Promise<void> {
  const { entry, io, place, keeper } = terminal;
  const speech = await loadSpeech(terminal.speech.text.language, entry, host.told);
  const isSame = host.id === terminal.host.id;
  const known = isSame ? terminal.host.players : findNote(place.home, file, host.id)?.players;
  host.seat(await playersOfOpened({ io, host, speech }, known));
  const clients = clientsOf(host);
  Object.assign(terminal, {
    host,
    clients,
    speech,
    isResumed: true,
    savedAs: file,
    holder: undefined,
    table: '',
  });
  settleKept(terminal);
  goOnVerifying(terminal);
  for (const seat of clients.keys()) terminal.shown[seat] = nowOf(terminal, seat).events.length;
  keepUnasked(terminal, file);
  write(terminal, speech.say('opened', { file }));
  tellStanding(terminal);
  if (keeper !== undefined && terminal.keeper !== undefined && keeper.file !== terminal.keeper.file)
    write(terminal, speech.say('keptElsewhere', { file: terminal.keeper.file, before: keeper.file }), 2);
}

export const language: Word = async (terminal, _seat, rest) => {
  const chosen = LANGUAGES.find((known) => known === rest);
  if (chosen === undefined) {
    write(terminal, terminal.speech.say('languageNone', { languages: LANGUAGES.join(' | ') }));
    return 'ask';
  }
  terminal.speech = await loadSpeech(chosen, terminal.entry, terminal.host.told);
  note(terminal);
  write(terminal, terminal.speech.say('languageNow'));
  return 'look';
};

async function withFile(
  terminal: Terminal,
  word: string,
  file: string,
  work: () => Promise<Next>,
): Promise<Next> {
  if (file === '') {
    write(terminal, terminal.speech.say('needsFile', { word }));
    return 'ask';
  }
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    write(terminal, explainFile(terminal, error, file), 2);
    return 'ask';
  }
}

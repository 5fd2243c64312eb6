import { LANGUAGES } from '@sitrep/text';
import { CliError } from '../../cli-error.ts';
import { readTextFile } from '../../files.ts';
import { matchIdOf } from '../../kept/match-id.ts';
import { findNote } from '../../kept/notes.ts';
import { loadSpeech } from '../../load-speech.ts';
import { type OpenedSave, openSave } from '../../open-save.ts';
import { explainFile } from '../explain-file.ts';
import { keepUnasked, note, writeAsking } from '../keeping.ts';
import { makeBots } from '../make-bots.ts';
import { write } from '../screen.ts';
import type { Session } from '../session.ts';
import { takeStanding, tellStanding } from '../standing.ts';
import { playersOfOpened } from '../who-plays.ts';
import type { Next, Word } from './word.ts';

export const save: Word = (session, _seat, file) =>
  withFile(session, 'save', file, async () => {
    await writeAsking(session, file);
    session.savedAs = file;
    write(session, session.speech.say('saved', { file }));
    return 'ask';
  });

export const load: Word = (session, _seat, file) =>
  withFile(session, 'load', file, async () => {
    const opened = await openSave(file, readTextFile(file), session.entry);
    await takeUp(session, opened, file);
    return 'look';
  });

/** Goes on with an opened match, with those who played it. Its past is no news, and the other match stays where it is. */
async function takeUp(session: Session, opened: OpenedSave, file: string): Promise<void> {
  const { match } = opened;
  const { entry, io, place, keeper } = session;
  const speech = await loadSpeech(session.speech.text.language, entry, match);
  const isSame = matchIdOf(match) === matchIdOf(session.match);
  const known = isSame ? session.players : findNote(place.home, file, matchIdOf(match))?.players;
  session.players = await playersOfOpened({ io, entry, match, speech }, known);
  session.bots = makeBots(entry, session.players);
  Object.assign(session, {
    match,
    speech,
    savedAs: file,
    holder: undefined,
    isHolderWaiting: false,
    table: '',
  });
  takeStanding(session, opened);
  for (const seat of session.players.keys()) session.shown[seat] = match.events(seat).length;
  keepUnasked(session, file);
  write(session, speech.say('opened', { file }));
  tellStanding(session);
  if (keeper !== undefined && session.keeper !== undefined && keeper.file !== session.keeper.file)
    write(session, speech.say('keptElsewhere', { file: session.keeper.file, before: keeper.file }), 2);
}

export const language: Word = async (session, _seat, rest) => {
  const chosen = LANGUAGES.find((known) => known === rest);
  if (chosen === undefined) {
    write(session, session.speech.say('languageNone', { languages: LANGUAGES.join(' | ') }));
    return 'ask';
  }
  session.speech = await loadSpeech(chosen, session.entry, session.match);
  note(session);
  write(session, session.speech.say('languageNow'));
  return 'look';
};

async function withFile(
  session: Session,
  word: string,
  file: string,
  work: () => Promise<Next>,
): Promise<Next> {
  if (file === '') {
    write(session, session.speech.say('needsFile', { word }));
    return 'ask';
  }
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    write(session, explainFile(session.speech, error, file), 2);
    return 'ask';
  }
}

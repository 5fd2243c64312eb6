import { LANGUAGES } from '@sitrep/text';
import { CliError } from '../../cli-error.ts';
import { readTextFile } from '../../files.ts';
import { openSave } from '../../open-save.ts';
import { loadSpeech } from '../../speech.ts';
import { explainFile, saveGame } from '../game-file.ts';
import { write } from '../screen.ts';
import type { Session } from '../session.ts';
import type { Next, Word } from './word.ts';

export const save: Word = (session, _seat, file) =>
  withFile(session, 'save', file, async () => {
    saveGame(file, session.match);
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

/** Goes on with an opened match. Its past is no news. */
async function takeUp(
  session: Session,
  opened: Awaited<ReturnType<typeof openSave>>,
  file: string,
): Promise<void> {
  session.match = opened.match;
  session.savedAs = file;
  session.isHolderWaiting = false;
  session.players.forEach((_, seat) => {
    session.shown[seat] = opened.match.events(seat).length;
  });
  session.speech = await loadSpeech(session.speech.text.language, session.entry, opened.match);
  write(session, session.speech.say('opened', { file }));
  if (opened.hasRulesChanged) write(session, session.speech.say('rulesChanged'));
}

export const language: Word = async (session, _seat, rest) => {
  const chosen = LANGUAGES.find((known) => known === rest);
  if (chosen === undefined) {
    write(session, session.speech.say('languageNone', { languages: LANGUAGES.join(' | ') }));
    return 'ask';
  }
  session.speech = await loadSpeech(chosen, session.entry, session.match);
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

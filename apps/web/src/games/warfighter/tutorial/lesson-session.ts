import { findGame } from '@sitrep/catalog';
import { makeKey } from '@sitrep/kernel';
import { type Host, openLocal, startHost } from '@sitrep/session';
import { makeAutosave } from '../../../kit/match/autosave.ts';
import { loadSpeech } from '../../../kit/match/load-speech.ts';
import { takeSuggestion } from '../../../kit/match/quick-match.ts';
import { openSession, type Session } from '../../../kit/match/session.ts';
import { LessonClient } from './lesson-client.ts';
import { lessonLuck } from './lesson-luck.ts';
import { instancesOf } from './lesson-place.ts';
import type { LessonScript } from './lesson-script.ts';

const GAME = 'warfighter';
/** The id under which the lesson's game is stored. */
export const LESSON = 'tutorial';

/** A match with the luck of the lesson and the recommended team, ready for the first order. */
export async function openLesson(script: LessonScript): Promise<Host> {
  const entry = findGame(GAME);
  const setup = entry?.recommended?.()[0];
  if (entry === undefined || setup === undefined) throw new Error(`there is no game ${GAME}`);
  const { config, content } = setup;
  const luck = lessonLuck(script, instancesOf(content));
  const started = startHost(entry, { config, content, key: makeKey(LESSON), luck });
  if (!started.ok) throw new Error('the lesson cannot be started');
  await takeSuggestion(openLocal(started.value, 0));
  return started.value;
}

/** A session that offers only what the lesson is about. The match behind it is a real one. */
export async function startLesson(script: LessonScript): Promise<Session> {
  const host = await openLesson(script);
  const speech = await loadSpeech(host.entry, host.told);
  const autosave = makeAutosave(host, { id: LESSON, name: '', names: [], speech }, 0);
  // Half a lesson is not worth keeping: it starts over. A finished one can be replayed.
  host.keepBy(() => (host.outcome === undefined ? undefined : autosave()));
  return openSession({
    id: LESSON,
    host,
    names: [],
    open: (_, seat) => new LessonClient(script, host, openLocal(host, seat)),
  });
}

import { findGame } from '@sitrep/catalog';
import { makeKey } from '@sitrep/kernel';
import { type Host, openLocal, startHost } from '@sitrep/session';
import { makeAutosave } from '../match/autosave.ts';
import { keepLive } from '../match/live-sessions.ts';
import { loadSpeech } from '../match/load-speech.ts';
import { takeSuggestion } from '../match/quick-match.ts';
import { openSession, type Session } from '../match/session.ts';
import type { Lesson } from './lesson.ts';
import { LessonClient } from './lesson-client.ts';
import { lessonLuck } from './lesson-luck.ts';
import { LEARNER, type LessonRun, startRun } from './lesson-run.ts';
import { lessonThinker } from './lesson-thinker.ts';

/** A lesson in a match of its own, ready for the first order. */
export interface OpenLesson {
  readonly run: LessonRun;
  readonly host: Host;
}

/** The same on a screen. */
export interface LessonOnScreen extends OpenLesson {
  readonly session: Session;
}

/** The id under which the lesson of a game is stored. */
export function lessonId(game: string): string {
  return `tutorial-${game}`;
}

/** A match with the luck of the lesson and the suggested set-ups; all but the learner do as the lesson says. */
export async function openLesson(game: string, lesson: Lesson): Promise<OpenLesson> {
  const entry = findGame(game);
  const setup = entry?.lesson?.() ?? entry?.recommended?.()[0];
  if (entry === undefined || setup === undefined) throw new Error(`there is no game ${game}`);
  const { config, content } = setup;
  const luck = lessonLuck(lesson, content);
  const started = startHost(entry, { config, content, key: makeKey(lessonId(game)), luck });
  if (!started.ok) throw new Error('the lesson cannot be started');
  const host = started.value;
  await takeForms(host);
  host.seat(host.players.map((_, seat) => (seat === LEARNER ? 'person' : 'greedy')));
  const run = startRun(lesson, host);
  host.thinkBy(lessonThinker(run, host));
  return { run, host };
}

/** Commits the suggested draft of every form that is open. */
async function takeForms(host: Host): Promise<void> {
  while (host.turn?.kind === 'form') {
    const [seat = LEARNER] = host.turn.asked;
    const entries = host.log.length;
    await takeSuggestion(openLocal(host, seat));
    if (host.log.length === entries) throw new Error('a form of the lesson has no suggestion');
  }
}

/** A session that offers only what the lesson is about. The match behind it is a real one. */
export async function startLesson(game: string, lesson: Lesson): Promise<LessonOnScreen> {
  const { run, host } = await openLesson(game, lesson);
  const id = lessonId(game);
  const speech = await loadSpeech(host.entry, host.told);
  const autosave = makeAutosave(host, { id, name: '', names: [], speech }, 0);
  const open = (_: Host, seat: number) => new LessonClient(run, openLocal(host, seat));
  const session = openSession({ id, host, names: [], open });
  // Half a lesson is not worth keeping: it starts over. A finished one is a match like others and can be replayed.
  host.keepBy(() => {
    if (host.outcome === undefined) return undefined;
    keepLive(session);
    return autosave();
  });
  // What the player has settled for real matches would answer in place of the learner.
  host.settle(LEARNER, {});
  return { run, host, session };
}

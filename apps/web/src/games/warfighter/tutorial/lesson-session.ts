import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { createMatch, makeKey } from '@sitrep/kernel';
import { makeAutosave } from '../../../kit/match/autosave.ts';
import { teamBy, titleBy } from '../../../kit/match/brief.ts';
import { loadSpeech } from '../../../kit/match/load-speech.ts';
import { createSession, type Session } from '../../../kit/match/session.ts';
import { standingHere } from '../../../kit/match/standing.ts';
import type { AnyMatch, Snapshot } from '../../../kit/match/types.ts';
import { lessonLuck } from './lesson-luck.ts';
import type { LessonScript, LessonStep, Wanted } from './lesson-script.ts';
import { findWanted } from './wanted.ts';

/** How far a lesson has come. */
export interface LessonPlace {
  readonly step: LessonStep | undefined;
  /** From 0. */
  readonly number: number;
  readonly order: Wanted | undefined;
}

/** The place in a lesson: everything but the team was answered here, one order at a time. */
export function placeIn({ steps }: LessonScript, match: AnyMatch): LessonPlace {
  let answered = match.log.filter(({ act }) => act.type === 'answer').length - 1;
  for (const [number, step] of steps.entries()) {
    if (answered < step.orders.length) return { step, number, order: step.orders[answered] };
    answered -= step.orders.length;
  }
  return { step: undefined, number: steps.length, order: undefined };
}

const GAME = 'warfighter';
/** The one name of the lesson's game. */
export const LESSON = 'tutorial';

/** A match with the luck of the lesson and the recommended team, ready for the first order. */
export function openLesson(script: LessonScript): { readonly entry: GameEntry; readonly match: AnyMatch } {
  const entry = findGame(GAME);
  const setup = entry?.recommended?.()[0];
  if (entry === undefined || setup === undefined) throw new Error(`there is no game ${GAME}`);
  const { config, content } = setup;
  const luck = lessonLuck(script, instancesOf(content));
  const created = createMatch(entry.game, { config, content, key: makeKey(LESSON) }, { luck });
  const [team] = created.ok ? entry.suggest(created.value.state) : [];
  if (!created.ok || team === undefined) throw new Error('the lesson cannot be begun');
  const match = created.value;
  match.submit(0, match.view(0).decision?.number ?? 0, team.draft);
  return { entry, match };
}

function instancesOf(content: object): readonly string[] {
  const { instances = [] } = content as { readonly instances?: readonly string[] };
  return instances;
}

/** A session that offers what the lesson is about and nothing else. The match behind it is a real one. */
export async function startLesson(script: LessonScript): Promise<Session> {
  const { entry, match } = openLesson(script);
  const speech = await loadSpeech(entry, match);
  const words = { title: titleBy(speech, entry), team: teamBy(speech, entry) };
  const standing = standingHere(entry, match);
  const facts = { id: LESSON, name: '', players: ['person'], names: [], standing, ...words } as const;
  const autosave = makeAutosave(facts, 0);
  // Half a lesson is not worth keeping: it begins anew. A finished one can be replayed.
  const follower = {
    follow: async () => (match.outcome() === undefined ? undefined : autosave.follow(match)),
  };
  const session = createSession({
    id: LESSON,
    entry,
    match,
    players: ['person'],
    standing,
    followers: [follower],
  });
  return narrow(session, script);
}

function narrow(session: Session, script: LessonScript): Session {
  const { match } = session;
  const shown = new WeakMap<Snapshot, Snapshot>();

  function get(): Snapshot {
    const whole = session.get();
    const known = shown.get(whole) ?? { ...whole, options: wantedOptions(script, match, whole.options) };
    shown.set(whole, known);
    return known;
  }

  return {
    ...session,
    get,
    answer(answer, number) {
      const isTaught = get().options.includes(answer);
      return isTaught ? session.answer(answer, number) : { ok: false, refusal: { code: 'ANSWER_ILLEGAL' } };
    },
    // The luck of a lesson is written down once, for every command in its turn.
    undo: () => ({ ok: false, refusal: { code: 'UNDO_NOTHING' } }),
    undoState: () => ({ kind: 'nothing' }),
    blocked: () => [],
  };
}

/** Of all legal options those that the lesson is about now. */
export function wantedOptions(
  script: LessonScript,
  match: AnyMatch,
  options: Snapshot['options'],
): Snapshot['options'] {
  const { order } = placeIn(script, match);
  return order === undefined ? [] : findWanted(options, order, instancesOf(match.setup.content));
}

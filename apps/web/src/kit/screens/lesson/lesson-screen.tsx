import { findGame } from '@sitrep/catalog';
import { useEffect, useRef, useState } from 'react';
import { replaceWith } from '../../address/router.ts';
import type { ScreenProps } from '../../address/screen-props.ts';
import { noteTable } from '../../address/table-address.ts';
import { KeyboardPlay } from '../../keyboard/keyboard-play.tsx';
import type { Lesson } from '../../lesson/lesson.ts';
import { type LessonPlace, type LessonRun, placeIn } from '../../lesson/lesson-run.ts';
import { findLesson, keepLesson } from '../../lesson/live-lessons.ts';
import { type LessonOnScreen, lessonId, startLesson } from '../../lesson/open-lesson.ts';
import { SpotProvider } from '../../lesson/spot.tsx';
import { useLitInView } from '../../lesson/use-lit-in-view.ts';
import { firstGame } from '../../match/first-game.ts';
import { usePrograms } from '../../match/use-programs.ts';
import { MatchProvider, useSeat } from '../../page/match-context.tsx';
import { PageProvider, usePage } from '../../page/page-context.tsx';
import { useOnScreen } from '../../page/use-on-screen.ts';
import { useStore } from '../../store/store.ts';
import { TableProvider } from '../../table/table-context.tsx';
import { Working } from '../../ui/working.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { Coach } from './coach.tsx';
import styles from './lesson-screen.module.css';
import { useOpenTaught } from './use-open-taught.ts';

/** `#/tutorial` and `#/tutorial/GAME`: the game's lesson, one idea at a time, or a match if it has none. */
export function LessonScreen({ path: [name = ''] }: ScreenProps) {
  const { id } = findGame(name) ?? firstGame();
  return (
    <PageProvider key={id} game={id}>
      <LessonHere game={id} />
    </PageProvider>
  );
}

function LessonHere({ game }: { readonly game: string }) {
  const { lesson } = usePage();
  useEffect(() => {
    if (lesson === undefined) replaceWith('quick');
  }, [lesson]);
  return lesson && <TaughtGame game={game} load={lesson} />;
}

interface TaughtGameProps {
  readonly game: string;
  load(): Promise<Lesson>;
}

function TaughtGame({ game, load }: TaughtGameProps) {
  const [taken, setTaken] = useState(() => findLesson(lessonId(game)));
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    noteTable('tutorial', game);
    if (taken !== undefined) return;
    let isWanted = true;
    load()
      .then((lesson) => startLesson(game, lesson))
      .then(
        (started) => isWanted && setTaken(keepLesson(started)),
        (reason) => isWanted && setFault(reason),
      );
    return () => {
      isWanted = false;
    };
  }, [game, load, taken]);
  if (fault !== undefined) throw fault;
  return taken === undefined ? <Working /> : <TakenLesson {...taken} />;
}

function TakenLesson({ run, host, session }: LessonOnScreen) {
  usePrograms(host);
  return (
    <MatchProvider match={useOnScreen(session)}>
      <TableProvider memory={session.id}>
        <LessonTable run={run} />
        <KeyboardPlay />
      </TableProvider>
    </MatchProvider>
  );
}

function LessonTable({ run }: { readonly run: LessonRun }) {
  const place = usePlace(run);
  const { now } = useSeat();
  const stage = useRef<HTMLDivElement>(null);
  useOpenTaught();
  useLitInView(stage, `${now.revision} ${place.number}`);
  return (
    <SpotProvider spot={place.step?.spot}>
      <div className={styles.lesson}>
        <Coach run={run} place={place} />
        <div ref={stage} className={styles.stage}>
          <TableScreen />
        </div>
      </div>
    </SpotProvider>
  );
}

/** How far the lesson has got, followed: with every change of the match, and with every step that is read. */
function usePlace(run: LessonRun): LessonPlace {
  useSeat();
  useStore(run.read);
  return placeIn(run);
}

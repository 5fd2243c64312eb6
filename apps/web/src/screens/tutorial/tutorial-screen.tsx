import { useEffect, useState } from 'react';
import { KeyboardPlay } from '../../keyboard/keyboard-play.tsx';
import { MatchProvider } from '../../match/match-context.tsx';
import type { Session } from '../../match/session.ts';
import { TableProvider } from '../../table/table-context.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import { Working } from '../../ui/working.tsx';
import { Coach } from './coach.tsx';
import { FIRST_LESSON } from './first-lesson.ts';
import { startLesson } from './lesson-session.ts';
import styles from './tutorial-screen.module.css';

/** `#/tutorial`: the first mission, one idea at a time. */
export function TutorialScreen() {
  const session = useLesson();
  if (session === undefined) return <Working />;
  return (
    <MatchProvider session={session}>
      <TableProvider>
        <div className={styles.lesson}>
          <Coach script={FIRST_LESSON} />
          <div className={styles.stage}>
            <TableScreen />
          </div>
        </div>
        <KeyboardPlay />
      </TableProvider>
    </MatchProvider>
  );
}

function useLesson(): Session | undefined {
  const [session, setSession] = useState<Session>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    startLesson(FIRST_LESSON).then(
      (started) => isWanted && setSession(started),
      (reason) => isWanted && setFault(reason),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (fault !== undefined) throw fault;
  return session;
}

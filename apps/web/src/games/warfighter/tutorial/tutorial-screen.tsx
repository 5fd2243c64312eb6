import { useEffect, useState } from 'react';
import { noteTable } from '../../../kit/address/table-address.ts';
import { KeyboardPlay } from '../../../kit/keyboard/keyboard-play.tsx';
import { findLive, keepLive } from '../../../kit/match/live-sessions.ts';
import type { Session } from '../../../kit/match/session.ts';
import { MatchProvider } from '../../../kit/page/match-context.tsx';
import { useOnScreen } from '../../../kit/page/use-on-screen.ts';
import { TableScreen } from '../../../kit/screens/table/table-screen.tsx';
import { TableProvider } from '../../../kit/table/table-context.tsx';
import { Working } from '../../../kit/ui/working.tsx';
import { Coach } from './coach.tsx';
import { FIRST_LESSON } from './first-lesson.ts';
import { placeIn } from './lesson-place.ts';
import { LESSON, startLesson } from './lesson-session.ts';
import styles from './tutorial-screen.module.css';

/** `#/tutorial`: the first mission, one idea at a time. */
export function TutorialScreen() {
  const session = useLesson();
  return session === undefined ? <Working /> : <Lesson session={session} />;
}

function Lesson({ session }: { readonly session: Session }) {
  return (
    <MatchProvider match={useOnScreen(session)}>
      <TableProvider memory={LESSON}>
        <div className={styles.lesson}>
          <Coach script={FIRST_LESSON} findPlace={() => placeIn(FIRST_LESSON, session.host)} />
          <div className={styles.stage}>
            <TableScreen />
          </div>
        </div>
        <KeyboardPlay />
      </TableProvider>
    </MatchProvider>
  );
}

/** The lesson that the player left to look something up; a finished one starts over. */
function findLesson(): Session | undefined {
  const session = findLive(LESSON);
  return session?.host.outcome === undefined ? session : undefined;
}

function useLesson(): Session | undefined {
  const [session, setSession] = useState(findLesson);
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    noteTable('tutorial');
    if (session !== undefined) return;
    let isWanted = true;
    startLesson(FIRST_LESSON).then(
      (started) => isWanted && setSession(keepLive(started)),
      (reason) => isWanted && setFault(reason),
    );
    return () => {
      isWanted = false;
    };
  }, [session]);
  if (fault !== undefined) throw fault;
  return session;
}

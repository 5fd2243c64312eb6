import { useEffect } from 'react';
import { replaceWith } from '../../address/router.ts';
import { firstGame } from '../../match/first-game.ts';
import { PageProvider, usePage } from '../../page/page-context.tsx';

/** `#/tutorial`: the game's lesson, or a match if it has none. */
export function LessonScreen() {
  return (
    <PageProvider game={firstGame().id}>
      <LessonHere />
    </PageProvider>
  );
}

function LessonHere() {
  const { Lesson } = usePage();
  useEffect(() => {
    if (Lesson === undefined) replaceWith('quick');
  }, [Lesson]);
  return Lesson && <Lesson />;
}

import { doors, loadLessonScene } from '../games/index.ts';
import { HomeScreen } from '../kit/screens/home/home-screen.tsx';

/** The first page, with the ways into every game. */
export function Home() {
  return <HomeScreen doors={doors} loadLessonScene={loadLessonScene} />;
}

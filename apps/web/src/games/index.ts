import type { LoadPage } from '../kit/page/page-context.tsx';
import type { Door } from '../kit/screens/home/door.ts';
import { combatVeteranDoor } from './combat-veteran/door/door.ts';
import { loadLessonScene, warfighterDoors } from './warfighter/door/doors.ts';

export { loadLessonScene };

/** The worlds that the first page presents. */
export const doors: readonly Door[] = [...warfighterDoors, combatVeteranDoor];

/** The games with a page of their own, each loaded on demand. */
const pages: Readonly<Record<string, LoadPage>> = {
  'combat-veteran': async () => (await import('./combat-veteran/page.tsx')).combatVeteranPage,
  warfighter: async () => (await import('./warfighter/page.tsx')).warfighterPage,
};

/** The games whose pages bring a lesson. */
export const lessons: readonly string[] = ['warfighter', 'combat-veteran'];

/** The page of a game; the kit's text board plays every other. */
export const loadPage: LoadPage = async (game) =>
  pages[game]?.(game) ?? (await import('../kit/text-board/text-page.tsx')).textPage;

/** Loads every page before any is needed. */
export function preloadPages(): void {
  for (const game of Object.keys(pages)) void loadPage(game);
}

import type { Content } from './content/content.ts';
import type { CvView } from './state.ts';

/** Whether this is the content of a match of this game: clients pass it around as plain data. */
export function isContent(content: object): content is Content {
  return 'scenario' in content && 'forces' in content && 'map' in content;
}

/** Whether this is what a seat of this game sees. */
export function isView(view: unknown): view is CvView {
  return typeof view === 'object' && view !== null && 'phase' in view && 'at' in view && 'stance' in view;
}

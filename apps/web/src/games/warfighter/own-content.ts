import type { Content } from '@sitrep/warfighter';

/** The content that the page hands over: it asks a game only about the game's own. */
export function ownContent(content: object): Content {
  return content as Content;
}

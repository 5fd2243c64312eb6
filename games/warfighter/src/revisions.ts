import { makeRevisions, type Revisions } from '@sitrep/kernel';

/** Changes of the game's own state. */
export const gameRevisions: Revisions = makeRevisions();

import type { Entry, GameTypes } from '@sitrep/kernel';

/** Something that is asked of a match, and by whom: an entry of the log without what came of it. */
export type Deed = Pick<Entry<GameTypes>, 'by' | 'act'>;

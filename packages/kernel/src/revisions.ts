/** Shows whether something has changed. */
export interface Revisions {
  /** What was derived from an object is valid while this number stays the same; no two objects ever share one. */
  of(thing: object): number;
  count(thing: object): void;
}

/**
 * Counts changes outside the objects themselves, which are saved and hashed. Usually the same object is asked about all
 * the time. If another comes in between, the first gets a new number afterwards, as if it had changed.
 */
export function makeRevisions(): Revisions {
  let latest: object | undefined;
  let revision = 0;

  return {
    of(thing) {
      if (thing !== latest) {
        latest = thing;
        revision += 1;
      }
      return revision;
    },
    count(thing) {
      latest = thing;
      revision += 1;
    },
  };
}

/** Changes to the tokens in a state's zones and to who knows them. The zones themselves are fixed from the opening on. */
export const zoneRevisions: Revisions = makeRevisions();

/** Tells whether a thing is as it was. */
export interface Revisions {
  /** What was worked out from a thing holds for as long as this number stays; no two things ever have the same. */
  of(thing: object): number;
  count(thing: object): void;
}

/**
 * Counts changes beside the things themselves, which are saved and hashed. Mostly one thing is asked about all the time.
 * Where another comes in between, the first has a new number afterwards, as if it had changed.
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

/** Changes of what lies in the zones of a state and of who knows it. The zones are the same from the opening on. */
export const zoneRevisions: Revisions = makeRevisions();

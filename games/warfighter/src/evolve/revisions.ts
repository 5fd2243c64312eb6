/** How often a state was written to. */
interface Revision {
  count: number;
}

const revisions = new WeakMap<object, Revision>();
let latest: { readonly game: object; readonly revision: Revision } | undefined;

/** The revision of a state. It lies beside the state, which is saved and hashed; a copy of the state has one of its own. */
function findRevision(game: object): Revision {
  if (latest?.game === game) return latest.revision;
  const revision = revisions.get(game) ?? { count: 0 };
  revisions.set(game, revision);
  latest = { game, revision };
  return revision;
}

/** What was worked out from a state alone holds for as long as this number stays. */
export function revisionOf(game: object): number {
  return findRevision(game).count;
}

export function countChange(game: object): void {
  findRevision(game).count += 1;
}

/** The testkit takes longer to load than all the rest, so only the commands that need it wait for it. */
export function loadTestkit(): Promise<typeof import('@sitrep/testkit')> {
  return import('@sitrep/testkit');
}

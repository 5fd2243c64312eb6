/** The word whose luck every mission has that a test starts without naming another. */
const SEED = 'browser tests';

/** An address of the page at which chance is always the same, by the player's own means. */
export function withLuck(address = '', seed = SEED): string {
  return address === '' ? '' : `${address}?seed=${encodeURIComponent(seed)}`;
}

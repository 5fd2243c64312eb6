/** The seed of every mission that a test starts without naming another. */
const SEED = 'browser tests';

/** An address with a fixed seed, which players can use too. */
export function withLuck(address = '', seed = SEED): string {
  return address === '' ? '' : `${address}?seed=${encodeURIComponent(seed)}`;
}

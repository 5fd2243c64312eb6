/** The zones of chits that may still be called: open ones, and those that wait face down. */
const WAITING = /^(chits|pool|box\d+)$/;

/** How many fire-support chits are left, from the zones as anybody sees them. */
export function chitsLeft(zones: Readonly<Record<string, { readonly count: number }>>): number {
  return Object.entries(zones).reduce((sum, [name, { count }]) => sum + (WAITING.test(name) ? count : 0), 0);
}

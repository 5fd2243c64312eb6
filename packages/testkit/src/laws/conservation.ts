import { hold, type Law, type Watcher } from '../law.ts';
import type { AnyMatch } from '../subject.ts';

export const conservation: Law = {
  name: 'conservation',
  statement:
    'No token appears, doubles or is lost: the zones of each pool together hold the same tokens throughout.',
  watch({ match }): Watcher {
    const first = tokensOf(match);
    return {
      entry() {
        const now = tokensOf(match);
        hold(now === first, () => `the tokens were ${first} and are ${now}`);
      },
    };
  },
};

function tokensOf(match: AnyMatch): string {
  const pools = new Map<string, number[]>();
  for (const { pool, tokens } of Object.values(match.state.zones)) {
    pools.set(pool, [...(pools.get(pool) ?? []), ...tokens]);
  }
  return [...pools].map(([pool, tokens]) => `${pool} ${tokens.sort((a, b) => a - b).join(' ')}`).join('; ');
}

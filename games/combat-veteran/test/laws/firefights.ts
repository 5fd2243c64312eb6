import { hintsOf } from '@sitrep/contract';
import { describeLaws } from '@sitrep/testkit/vitest';
import { combatVeteranEntry } from '../../src/entry/index.ts';

/** The laws in one kind of firefight of one scenario: patrols are the wider, skirmishes the closer. */
export function describeFirefights(scenario: string, kind: 'patrol' | 'skirmish'): void {
  const { game, trials } = combatVeteranEntry;
  const setups = (trials?.() ?? []).filter(({ name }) => name === `${scenario}/${kind}`);
  const share = kind === 'patrol' ? { games: 3, pairs: 15 } : { games: 3, pairs: 50 };
  describeLaws(`${scenario}, ${kind}`, { ...hintsOf(combatVeteranEntry), game, setups }, share);
}

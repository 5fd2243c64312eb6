import type { GameEntry, NamedSetup } from '@sitrep/contract';

/** The scenario with hidden bunkers, with all its pieces and with few. */
const NAMES = ['rice-paddy', 'rice-paddy/patrol'];

export function twinSetups(entry: GameEntry): readonly NamedSetup[] {
  const known = [...entry.setups(), ...(entry.trials?.() ?? [])];
  return NAMES.flatMap((name) => known.find((setup) => setup.name === name) ?? []);
}

import type { EffectiveFigure } from '@sitrep/warfighter/queries';

/** Whether other cards change what is printed. */
export function isChanged({ parts: [printed], total }: EffectiveFigure): boolean {
  return printed?.amount !== total;
}

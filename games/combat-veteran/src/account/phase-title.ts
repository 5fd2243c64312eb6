import type { Rationale } from '@sitrep/contract';
import type { SeatEvent } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import { numberOf, wordOf } from './facts.ts';

/** What a phase is called: its turn, whose it is, and its name. */
export function phaseTitle({ forces: { us, enemy } }: Content, began: SeatEvent): Rationale {
  const { nation } = numberOf(began, 'seat') === 0 ? us : enemy;
  return {
    key: 'account.phase',
    args: { turn: numberOf(began, 'turn'), nation, phase: wordOf(began, 'phase') },
  };
}

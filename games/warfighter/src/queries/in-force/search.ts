import type { RuleId } from '@sitrep/kernel';
import type { Command, RefusalCode } from '../../types.ts';
import type { SoldierView } from '../table/lookup.ts';
import type { Ban } from './forbids.ts';
import type { Mark } from './marks.ts';

/** Takes note of something a player might want to do, what rules it out, and the arguments of the message. */
export type Note = (command: Command, rule: RuleId, refusal: RefusalCode | undefined, args?: object) => void;

/** What is the same for all Soldiers at one moment of the Soldier Turn, worked out once for a whole list of acts. */
export interface TurnFacts {
  readonly marks: readonly Mark[];
  readonly isEscape: boolean;
  /** What rules out playing any Location at all. */
  readonly placing: RefusalCode | undefined;
  /** What forbids Discard and Draw. */
  readonly drawBan: Ban | undefined;
  /** Whether reasons are wanted, or only whether there is one. */
  readonly isExplained: boolean;
}

type Idle = 'NO_ACTIONS' | 'SUPPRESSED' | undefined;

/** A Soldier whose acts are looked for: what keeps him from Actions, and where they are noted. */
export interface Search {
  readonly soldier: SoldierView;
  readonly facts: TurnFacts;
  readonly idle: Idle;
  readonly note: Note;
}

/** Whether an act is noted at all: one that is ruled out only where reasons are wanted. */
export function isNoted({ facts }: Search, refusal: RefusalCode | undefined): boolean {
  return refusal === undefined || facts.isExplained;
}

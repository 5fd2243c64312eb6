import type { RuleId } from '@sitrep/kernel';
import type { Command, RefusalCode } from '../types.ts';

/** Takes note of something a Soldier might want to do in the Soldier Turn, and of what stands against it. */
export type Note = (command: Command, rule: RuleId, refusal: RefusalCode | undefined) => void;

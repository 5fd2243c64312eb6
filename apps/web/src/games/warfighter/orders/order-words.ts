import type { Odds } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import type { AnyAnswer, AnyBlocked } from '../../../kit/match/types.ts';
import type { Scene } from '../../../kit/page/game-page.ts';

/** Orders are listed by Soldier. */
export function headingOf(speech: Speech, command: AnyAnswer | AnyBlocked['command']): string {
  return 'soldier' in command ? speech.noun('soldier', Number(command.soldier)) : '';
}

/** A Hostile, or one of the targets of the Objective. */
export function targetOf({ speech }: Scene, { about }: Odds): string {
  if ('hostile' in about) return speech.noun('hostile', Number(about.hostile));
  return 'target' in about ? speech.noun('target', Number(about.target)) : '';
}

import { removeHostile } from '../acts/common.ts';
import type { Instant } from './effect.ts';
import { isInPlay } from './whom.ts';

/** The hostile card leaves play without XP, and its counter returns to the cup (WF-KEY-19, WF-XP-08). */
export const discardHostile: Instant<'discardHostile'> = {
  can: isInPlay,
  run: (context, { hostile }) => removeHostile(context, hostile, 'discarded', 'WF-KEY-19'),
};

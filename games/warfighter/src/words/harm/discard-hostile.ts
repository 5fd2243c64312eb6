import { removeHostile } from '../../acts/common.ts';
import { WHEN_USED } from '../../content/moments.ts';
import { struckBy } from '../../describe/parts/effect-text.ts';
import { part } from '../../describe/parts/text-part.ts';
import { whyGone } from '../form/whom.ts';
import type { Instant } from '../form/word.ts';

const fields = {};

/** The hostile card leaves play without XP, and its counter returns to the cup (WF-KEY-19, WF-XP-08). */
export const discardHostile: Instant<'discardHostile', typeof fields> = {
  name: 'discardHostile',
  fields,
  meaning: 'takes the hostile card out of play, without XP',
  at: WHEN_USED,
  needs: 'hostile',
  why: whyGone,
  run: (context, { hostile }) => removeHostile(context, hostile, 'discarded', 'WF-KEY-19'),
  saysWho: () => true,
  text: (_effect, setting) => part('effect.discardHostile', { who: struckBy(setting) }),
};

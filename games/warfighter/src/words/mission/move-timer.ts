import { moveTimer as move } from '../../acts/common.ts';
import { change } from '../../content/fields.ts';
import { ANYTIME } from '../../content/moments.ts';
import { quantity } from '../../describe/parts/effect-text.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: change };

/** Forward takes turns away, backward gives them (WF-RULING-24). */
export const moveTimer: Instant<'moveTimer', typeof fields> = {
  name: 'moveTimer',
  fields,
  meaning: 'moves the timer: plus takes turns away',
  at: ANYTIME,
  run: (context, _scope, { amount }) => move(context, amount, 'WF-KEY-63'),
  text: ({ amount }) => quantity(amount < 0 ? 'moveTimer.backward' : 'moveTimer.forward', Math.abs(amount)),
};

import { moveTimer as move } from '../acts/common.ts';
import type { Instant } from './effect.ts';

/** Forward takes turns away, backward gives them (WF-RULING-24). */
export const moveTimer: Instant<'moveTimer'> = {
  run: (context, _scope, { amount }) => move(context, amount, 'WF-KEY-63'),
};

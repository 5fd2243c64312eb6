import type { ActionCard } from '../../content/cards.ts';
import { figure } from '../parts/face-figure.ts';
import { part } from '../parts/text-part.ts';
import { given } from './common.ts';
import type { FaceParts } from './face-parts.ts';

/** The type with its discard cost, and what keeping it costs (WF-CARD-07, 19). */
export function actionFace({ kind, discard = 0, retain }: ActionCard): FaceParts {
  return {
    ...(kind !== undefined && { variant: kind }),
    line: [part('type.action'), ...given(kind, (each) => part(`action.${each}`))],
    badges: discard === 0 ? [] : [figure('discard', discard)],
    foot: given(retain, (xp) => figure('retain', xp)),
  };
}

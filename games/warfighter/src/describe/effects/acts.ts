import { facesText } from '../parts/figures.ts';
import { listPart, part, termPart } from '../parts/text-part.ts';
import { type Describers, quantity } from './describer.ts';

/** What a Soldier gets or may do. */
export const actWords: Describers<
  | 'grantAttack'
  | 'grantMove'
  | 'grantReload'
  | 'gainActions'
  | 'drawCards'
  | 'drawLocation'
  | 'payDiscard'
  | 'discardCards'
  | 'gainXp'
  | 'gainGear'
  | 'gainHardy'
  | 'removeSuppress'
  | 'heal'
  | 'healRoll'
> = {
  grantAttack: ({ afterMove, strikes }) =>
    part(`effect.grantAttack${afterMove ? '.afterMove' : ''}${strikes ? '.strikes' : ''}`),
  grantMove: () => part('effect.grantMove'),
  grantReload: () => part('effect.grantReload'),
  gainActions: ({ amount, next }) => quantity(next ? 'gainActions.next' : 'gainActions', amount),
  drawCards: ({ amount }) => quantity('drawCards', amount),
  payDiscard: ({ amount, kind }) => part(`effect.payDiscard.${kind}`, { amount }),
  drawLocation: () => part('effect.drawLocation'),
  discardCards: ({ amount }) => quantity('discardCards', amount),
  gainXp: ({ amount }) => quantity('gainXp', amount),
  gainGear: ({ amount, shared }) => quantity(shared ? 'gainGear.shared' : 'gainGear', amount),
  gainHardy: ({ climate, amount }) => part('effect.gainHardy', { climate: termPart(climate), amount }),
  removeSuppress: ({ amount }) => quantity('removeSuppress', amount),
  heal: ({ amount }) => quantity('heal', amount),
  healRoll({ rows }) {
    const faces = facesText(rows);
    const lines = rows.map(({ heal }, index) =>
      part('row', { faces: faces[index] ?? '', result: quantity('heal', heal) }),
    );
    return part('effect.healRoll', { rows: listPart('comma', lines) });
  },
};

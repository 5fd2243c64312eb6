import { part } from '../parts/text-part.ts';
import { type Describers, modifier, quantity } from './describer.ts';

/** What changes the mission as a whole. */
export const missionWords: Describers<
  'modBudget' | 'modTime' | 'modSlots' | 'modHostileValue' | 'moveTimer'
> = {
  modBudget: ({ amount, perSlot }) =>
    part(`effect.modBudget.${amount < 0 ? 'pay' : 'gain'}${perSlot ? 'PerSlot' : ''}`, {
      amount: Math.abs(amount),
    }),
  modTime: (effect, _setting, upgun) => modifier('modTime', effect, upgun),
  modSlots: (effect, _setting, upgun) => modifier('modSlots', effect, upgun),
  modHostileValue: (effect, _setting, upgun) => modifier('modHostileValue', effect, upgun),
  moveTimer: ({ amount }) =>
    quantity(amount < 0 ? 'moveTimer.backward' : 'moveTimer.forward', Math.abs(amount)),
};

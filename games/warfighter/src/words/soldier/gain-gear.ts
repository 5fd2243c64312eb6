import { from1, optional, yes } from '../../content/fields.ts';
import { WHEN_USED } from '../../content/moments.ts';
import { quantity } from '../../describe/parts/effect-text.ts';
import { isPlayerSoldier } from '../../queries/soldiers/soldiers.ts';
import { getSoldier, soldiersIn } from '../../queries/table/lookup.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(20), shared: optional(yes) };

/** An allowance of RP for gear and ammunition in mid-mission (WF-BUY-25, WF-KEY-20, WF-RULING-10). */
export const gainGear: Instant<'gainGear', typeof fields> = {
  name: 'gainGear',
  fields,
  meaning: 'resources for gear and ammunition now; `shared` by the Player Soldiers in the slot',
  at: { ...WHEN_USED, locationCleared: ['location'] },
  needs: 'soldier',
  why: (state, { beneficiary }) =>
    isPlayerSoldier(state, getSoldier(state, beneficiary)) ? undefined : 'NPS_GEAR',
  run(context, { beneficiary, slot }, { amount, shared = false }) {
    const here = soldiersIn(context.state, slot).filter((soldier) => isPlayerSoldier(context.state, soldier));
    const buyers = shared ? here.map(({ number }) => number) : [beneficiary];
    context.call('shopping', { points: amount, soldiers: buyers });
  },
  text: ({ amount, shared }) => quantity(shared ? 'gainGear.shared' : 'gainGear', amount),
};

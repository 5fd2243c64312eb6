import { isPlayerSoldier } from '../queries/soldiers/soldiers.ts';
import { getSoldier, soldiersIn } from '../queries/table/lookup.ts';
import type { Instant } from './effect.ts';

/** An allowance of RP for gear and ammunition in mid-mission (WF-BUY-25, WF-KEY-20, WF-RULING-10). */
export const gainGear: Instant<'gainGear'> = {
  can: (state, { beneficiary }) => isPlayerSoldier(state, getSoldier(state, beneficiary)),
  run(context, { beneficiary, slot }, { amount, shared = false }) {
    const here = soldiersIn(context.state, slot).filter((soldier) => isPlayerSoldier(context.state, soldier));
    const buyers = shared ? here.map(({ number }) => number) : [beneficiary];
    context.call('shopping', { points: amount, soldiers: buyers });
  },
};

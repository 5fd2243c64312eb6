import type { Command, GearPurchase, Purchase } from '../types.ts';

/** A legal team list, reduced to the fields that the rules know: drafts come from outside and may have others. */
export function plainTeam(soldiers: readonly Purchase[]): Command {
  return { type: 'buyTeam', soldiers: soldiers.map(plainLine) };
}

function plainLine({ card, seat, gear, skills, records }: Purchase): Purchase {
  return { card, seat, gear: gear.map(plainGear), skills, ...(records !== undefined && { records }) };
}

function plainGear({ card, units, ammo, attachTo }: GearPurchase): GearPurchase {
  return {
    card,
    ...(units !== undefined && { units }),
    ...(ammo !== undefined && { ammo }),
    ...(attachTo !== undefined && { attachTo }),
  };
}

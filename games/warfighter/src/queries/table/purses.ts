import type { ItemView, Read, SoldierView } from './lookup.ts';

type Purse = readonly [name: string, left: number];

/** Everything that Soldiers pay with: Actions, XP, ammunition, counters and uses left. For tests of costs. */
export function pursesOf({ game }: Read): readonly Purse[] {
  return [
    ['timer', game.timer],
    ['time counters', game.timeCounters],
    ['clear counters', game.clearCounters],
    ...game.soldiers.flatMap(pursesOfSoldier),
    ...game.path.flatMap(({ ammo, gear }, slot) => [
      ...ammo.map(({ left }): Purse => [`ammunition in slot ${slot}`, left]),
      ...gear.flatMap((item) => pursesOfItem(`slot ${slot}`, item)),
    ]),
    ...game.hostiles.flatMap(({ token, suppress, ekia }): readonly Purse[] => [
      [`suppressed of hostile ${token}`, suppress],
      [`eliminated of hostile ${token}`, ekia],
    ]),
  ];
}

function pursesOfSoldier(soldier: SoldierView): readonly Purse[] {
  const { number, actions, dueActions, savedActions, suppress, xp, gear, hardy, uses } = soldier;
  const own = { actions, dueActions, savedActions, suppress, xp, ...hardy, ...uses };
  return [
    ...Object.entries(own).map(([name, left]): Purse => [`${name} of Soldier ${number}`, left]),
    ...gear.flatMap((item) => pursesOfItem(`Soldier ${number}`, item)),
  ];
}

function pursesOfItem(owner: string, { id, counters, stacks }: ItemView): readonly Purse[] {
  const name = `item ${id} of ${owner}`;
  return [
    [`counters of ${name}`, counters],
    ...stacks.map(({ left }, stack): Purse => [`stack ${stack} of ${name}`, left]),
  ];
}

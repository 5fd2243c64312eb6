import type { NounRef } from '@sitrep/contract';
import type { ChitType, Content } from '../content/content.ts';
import { say } from './lines.ts';

/** The bunkers with one armor number. */
export function describeBunker({ forces: { us, enemy } }: Content, armor: string): readonly NounRef[] {
  const alike = [...(us.bunkers ?? []), ...(enemy.bunkers ?? [])].filter((each) => `${each.armor}` === armor);
  return alike
    .slice(0, 1)
    .flatMap((bunker) => [
      say('room', { armor: bunker.armor }),
      say('lends', { value: bunker.firepower }),
      say('count', { count: alike.length }),
    ]);
}

/** The fire-support chits of one kind. */
export function describeChit({ forces: { us, enemy }, setup }: Content, id: string): readonly NounRef[] {
  const chit = [...(us.chits ?? []), ...(enemy.chits ?? [])].find((each) => each.id === id);
  return chit === undefined ? [] : chitLines(chit, setup.track !== undefined);
}

function chitLines(
  { firepower, skulls, count, isLast, mortarCrew }: ChitType,
  hasTrack: boolean,
): readonly NounRef[] {
  return [
    ...(firepower === undefined ? [] : [say('dice', { dice: firepower })]),
    ...(skulls === undefined ? [] : [say('skulls', { skulls })]),
    say('count', { count }),
    // CV-S1-09
    ...(isLast ? [say('last')] : []),
    // CV-S2-09, CV-S2-04
    ...(mortarCrew === undefined ? [] : [say('mortar', { men: mortarCrew })]),
    ...(hasTrack && mortarCrew === undefined ? [say('faceDown')] : []),
  ];
}

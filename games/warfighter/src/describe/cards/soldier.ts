import type { RangeFigure, SoldierCard } from '../../content/cards.ts';
import { signed } from '../parts/figures.ts';
import { cardPart, listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';
import { when } from './common.ts';

export function describeSoldier(card: SoldierCard): readonly TextPart[] {
  const { kind, nation, cost, kit = [], squadAttack = [], xp = 0, hardy = [] } = card;
  return [
    listPart('dot', [part(`kind.${kind}`), termPart(nation), stat('price', cost)]),
    figures(card),
    ...when(kit.length > 0, () => part('soldier.kit', { kit: listPart('comma', kit.map(cardPart)) })),
    ...squadAttack.map((ranges, index) => squadLine(index + 1, ranges)).reverse(),
    ...when(xp > 0, () => part('soldier.xp', { xp })),
    ...hardy.map(({ climate, amount }) => part('soldier.hardy', { climate: termPart(climate), amount })),
  ];
}

function figures({ health, cover, movement, actions, loadout, unarmed, hth }: SoldierCard): TextPart {
  const isSame = actions.every((number) => number === actions[0]);
  return listPart('dot', [
    stat('health', health),
    stat('cover', cover),
    stat('movement', movement),
    isSame ? stat('actions', actions[0] ?? 0) : stat('actionsByHealth', actions.join('/')),
    ...when(loadout !== undefined, () => stat('loadout', loadout ?? 0)),
    ...when(unarmed !== undefined, () => stat('unarmed', unarmed ?? 0)),
    ...when(hth !== undefined, () => stat('hth', signed(hth ?? 0))),
  ]);
}

/** A Squad Soldier's kill numbers at one Health (WF-SOLD-09), the best line first. */
function squadLine(health: number, ranges: readonly RangeFigure[]): TextPart {
  return part('soldier.squadAttack', {
    health,
    ranges: listPart(
      'comma',
      ranges.map(({ range, kill }) => part('range.kill', { range, kill })),
    ),
  });
}

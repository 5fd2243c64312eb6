import { topLocals } from '@sitrep/kernel';
import {
  allEffects,
  cardOfToken,
  entranceCosts,
  planAttack,
  planHostileAttack,
  type Read,
} from '../../for-clients.ts';
import type { AttackFrame, ChartRow, WarEvent } from '../../index.ts';
import { standingMarks } from './in-force.ts';
import { findRowMark } from './list.ts';

/** The standing text that an attack of a Soldier counts, card by card. */
export function attackMarks(state: Read, { type }: WarEvent): readonly string[] {
  const frame = topLocals(state, 'attack');
  if (type !== 'attackRolled' || frame === undefined) return [];
  const plan = planAttack(state, frame, frame.mode, []);
  return [
    ...plan.attack.flatMap(({ source }) => saidBy(state, source, 'modAttack')),
    ...plan.defeatCover.flatMap(({ source }) => saidBy(state, source, 'modDefeatCover')),
    ...(plan.isSeparate && plan.mode !== 'explosion' ? ['trigger static', 'effect spray'] : []),
    ...(plan.stumble > 0 ? standingMarks(state, 'modHth') : []),
    ...rangeMarks(state, frame),
  ];
}

/** WF-KEY-42: a different Cover at this distance. */
function rangeMarks(state: Read, { soldier, hostile }: AttackFrame): readonly string[] {
  const target = state.game.hostiles.find(({ token }) => token === hostile);
  const attacker = state.game.soldiers[soldier - 1];
  if (target === undefined || attacker === undefined) return [];
  const distance = Math.abs(target.slot - attacker.slot);
  const isSaid = (state.content.cards[target.card]?.abilities ?? [])
    .flatMap(allEffects)
    .some((effect) => effect.effect === 'coverAtRange' && isWithin(effect.range, distance));
  return isSaid ? ['trigger static', 'effect coverAtRange'] : [];
}

function isWithin([least, most]: readonly [number, number], distance: number): boolean {
  return distance >= least && distance <= most;
}

/** Whatever makes an entrance more expensive. */
export function entranceMarks(state: Read, event: WarEvent): readonly string[] {
  if (event.type !== 'soldierMoved') return [];
  return entranceCosts(state, event.to).flatMap(({ source }) => saidBy(state, source, 'modEntrance'));
}

function saidBy({ content }: Read, id: string, word: 'modAttack' | 'modDefeatCover' | 'modEntrance') {
  const abilities = content.cards[id]?.abilities ?? [];
  return abilities.flatMap((ability) =>
    allEffects(ability).some(({ effect }) => effect === word)
      ? [`trigger ${ability.when}`, `effect ${word}`]
      : [],
  );
}

/** The chart row that a hostile rolled, even if it is a printed miss. */
export function rowMarks(state: Read, event: WarEvent): readonly string[] {
  if (event.type !== 'hostileRolled') return [];
  const { hostile, soldier, die } = event;
  const row = rowRolled(planHostileAttack(state, hostile, soldier)?.rows ?? [], die);
  // The card as the rules read it: its rows are those of the plan.
  const mark = row && findRowMark(cardOfToken(state, hostile), row);
  return mark === undefined ? [] : [mark];
}

export function rowRolled(rows: readonly ChartRow[], die: number): ChartRow | undefined {
  return rows.filter(({ from }) => die >= from).sort((a, b) => b.from - a.from)[0];
}

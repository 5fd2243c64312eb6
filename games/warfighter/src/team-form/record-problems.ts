import type { Problem } from '@sitrep/kernel';
import type { RecordCard, SoldierCard } from '../content/cards.ts';
import type { Read } from '../queries/table/lookup.ts';
import type { Purchase } from '../types.ts';

/** WF-SR-01, 02, 08: records of the Soldier's own nation, for this kind of Soldier, of different times. */
export function recordProblems(
  state: Read,
  soldier: SoldierCard,
  { records = [] }: Purchase,
  path: string,
): readonly Problem[] {
  const cards = records.map((id) => state.content.cards[id]);
  return cards.flatMap((card, at): readonly Problem[] => {
    const where = `${path}.records.${at}`;
    if (card?.type !== 'record')
      return [{ code: 'NOT_A_RECORD', path: where, rule: 'WF-BUY-03', args: { card: records[at] } }];
    const args = { card: card.id };
    const problems: Problem[] = [];
    if (card.nation !== soldier.nation)
      problems.push({ code: 'WRONG_NATION', path: where, rule: 'WF-SR-01', args: { nation: card.nation } });
    if (!card.kinds.includes(soldier.kind))
      problems.push({ code: 'WRONG_KIND', path: where, rule: 'WF-SR-01', args });
    const earlier = cards.slice(0, at).filter((other) => other?.type === 'record');
    if (earlier.some((other) => overlaps(card, other)))
      problems.push({ code: 'RECORDS_OVERLAP', path: where, rule: 'WF-SR-02', args });
    return problems;
  });
}

/** WF-RULING-132: whole months, both ends included; their text sorts like their time. */
function overlaps({ period: [from, to] }: RecordCard, { period: [start, end] }: RecordCard): boolean {
  return from <= end && start <= to;
}

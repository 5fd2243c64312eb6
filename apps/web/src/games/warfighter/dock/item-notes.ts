import type { ItemView, Read } from '@sitrep/warfighter/queries';

/** What changes about an item: its ammunition or counters, and the state it is in. */
export function itemNotes(
  t: (key: string, args?: Readonly<Record<string, number>>) => string,
  { content }: Read,
  item: ItemView,
): string {
  const card = content.cards[item.card];
  const stacks = item.stacks.map(({ left, isEmpty }) =>
    isEmpty ? t('item.empty', { left: Math.max(0, left - 1) }) : String(left),
  );
  const isUsedUp = (card?.type === 'weapon' || card?.type === 'equipment') && card.expended;
  const isCounted = isUsedUp || (card?.type === 'equipment' && card.counters !== undefined);
  return [
    ...(stacks.length > 0 ? [stacks.join(' / ')] : []),
    ...(isCounted ? [`×${item.counters}`] : []),
    ...(item.isJammed ? [t('item.jammed')] : []),
    ...(item.isDeployed ? [t('item.deployed')] : []),
    ...(item.under >= 0 ? [t('item.thrown')] : []),
  ].join(' · ');
}

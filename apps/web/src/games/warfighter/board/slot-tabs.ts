/** Neighbouring slots that share a tab: one, or several in which nothing is to be seen. */
export type SlotTabs = readonly (readonly number[])[];

/** A slot and what its tab must show. */
export interface Tabbed {
  readonly isPlain: boolean;
  readonly hasHostiles: boolean;
  readonly hasSoldiers: boolean;
}

/** The width of a tab in rem: at least what a thumb hits. */
const TAB = 2.9;
const FIGURE = 1.7;

/** A tab for each slot; where there is no room for so many, plain ones that lie side by side share one. */
export function tabsFor(slots: readonly Tabbed[], width: number): SlotTabs {
  const needed = slots.reduce(
    (sum, slot) => sum + TAB + FIGURE * (Number(slot.hasHostiles) + Number(slot.hasSoldiers)),
    0,
  );
  const tabs: number[][] = [];
  for (const [index, slot] of slots.entries()) {
    const last = tabs.at(-1);
    const isShared = needed > width && slot.isPlain && slots[index - 1]?.isPlain === true;
    if (last !== undefined && isShared) last.push(index + 1);
    else tabs.push([index + 1]);
  }
  return tabs;
}

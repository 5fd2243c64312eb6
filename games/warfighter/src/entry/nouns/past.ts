import type { Naming } from '@sitrep/contract';
import { type AnyEvent, derive, isKernelEvent } from '@sitrep/kernel';
import type { WarTypes } from '../../index.ts';

/** The part of the table that names need. */
export interface Named {
  readonly soldiers: readonly { readonly card: string; readonly gear: readonly NamedItem[] }[];
  readonly path: readonly { readonly card: string; readonly gear: readonly NamedItem[] }[];
}

export interface NamedItem {
  readonly id: number;
  readonly card: string;
}

/** A finished mission of a campaign: how many events there were by its end, and what was on its table. */
interface Closed {
  readonly events: number;
  readonly table: Named;
  readonly items: readonly NamedItem[];
}

/** An event with the fields that matter here. */
interface Told {
  readonly type?: string;
  readonly soldier?: number;
  readonly slot?: number;
  readonly slots?: number;
  readonly card?: string;
  readonly mission?: string;
  readonly objective?: string;
  readonly recruit?: Named['soldiers'][number];
  readonly gear?: NamedItem;
}

/** The table that an event of an earlier mission is about: the numbers of Soldiers, items and slots mean something else by now. */
export function findFormer({ past = [], before }: Naming<WarTypes>, data: object): Closed | undefined {
  const place = before?.(data);
  return place === undefined ? undefined : closedOf(past, past.length).find(({ events }) => place < events);
}

/** Cached by the length of the past, which only ever grows. */
const closedOf = derive.content((past: readonly object[], _length: number) =>
  // They come from the log of a match of this game.
  close((past as readonly AnyEvent<WarTypes>[]).filter((event) => !isKernelEvent(event))),
);

function close(past: readonly Told[]): readonly Closed[] {
  const ends = past.flatMap(({ type }, index) => (type === 'missionCleared' ? [index + 1] : []));
  return ends.map((events, index) => {
    const own = past.slice(ends[index - 1] ?? 0, events);
    return { events, table: tableOf(own), items: own.flatMap(itemsIn) };
  });
}

function tableOf(events: readonly Told[]): Named {
  const soldiers: Named['soldiers'][number][] = [];
  const path: Named['path'][number][] = [];
  const put = (slot: number, card = '') => {
    path[slot - 1] = { card, gear: [] };
  };
  for (const { type, soldier = 0, recruit, slot = 0, slots = 0, card, mission, objective } of events) {
    if (recruit !== undefined) soldiers[soldier - 1] = recruit;
    if (type === 'missionLaidOut') put(1, mission);
    if (type === 'missionLaidOut') put(slots, objective);
    if (type === 'locationPlaced') put(slot, card);
  }
  return { soldiers, path };
}

/** The items that an event brought into the mission, as they were then. */
export function itemsIn(event: object): readonly NamedItem[] {
  const { recruit, gear } = event as Told;
  return recruit?.gear ?? (gear === undefined ? [] : [gear]);
}

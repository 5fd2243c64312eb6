import type { CardName, GameEntry } from '@sitrep/contract';
import type { Card } from '@sitrep/warfighter';
import {
  attachLast,
  buy,
  type Draft,
  dismiss,
  drop,
  hire,
  reseat,
  setAmmo,
} from '@sitrep/warfighter/queries';
import { findCards, nearestCard } from '../../../find-card.ts';
import type { Desk } from './sheet.ts';
import { nameOf } from './sheet.ts';

/** The result of a typed line: a new draft, or what is wrong with the line. */
type Edited = { readonly draft: Draft } | { readonly words: string };

interface Order {
  readonly desk: Desk;
  readonly entry: GameEntry;
  readonly draft: Draft;
  readonly rest: string;
}

type Edit = (order: Order) => Edited;

const EDITS: Readonly<Record<string, Edit>> = {
  hire(order) {
    const found = choose(order, order.rest, ['soldier']);
    if ('words' in found) return found;
    return { draft: hire(order.draft, found.card.id, order.desk.state.config.seats) };
  },
  dismiss: (order) => withLine(order, (at) => ({ draft: dismiss(order.draft, at) })),
  buy: (order) => withLine(order, (at, rest) => buyFor(order, at, rest)),
  drop: (order) => withLine(order, (at, rest) => dropFrom(order, at, rest)),
  ammo: (order) => withLine(order, (at, rest) => ammoFor(order, at, rest)),
  seat: (order) =>
    withLine(order, (at, rest) =>
      /^\d+$/.test(rest)
        ? { draft: reseat(order.draft, at, Number(rest) - 1) }
        : { words: usage(order, 'seat') },
    ),
};

/** Carries out a typed line on the draft; `undefined` when it does not start with a word of this editor. */
export function edit(desk: Desk, entry: GameEntry, draft: Draft, line: string): Edited | undefined {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
  const name = word.toLowerCase();
  return Object.hasOwn(EDITS, name) ? EDITS[name]?.({ desk, entry, draft, rest: rest.trim() }) : undefined;
}

function usage({ desk }: Order, name: string): string {
  return desk.speech.text.t(`team.usage.${name}`);
}

/** Reads the number of a Soldier from the front of the line. */
function withLine(order: Order, work: (at: number, rest: string) => Edited): Edited {
  const [, number, rest = ''] = /^(\d+)\s*(.*)$/.exec(order.rest) ?? [];
  const at = Number(number) - 1;
  if (order.draft[at] !== undefined) return work(at, rest.trim());
  return { words: order.desk.speech.text.t('team.noSoldier', { most: order.draft.length }) };
}

/** What is bought for a Soldier. */
const GOODS: readonly Card['type'][] = ['weapon', 'equipment', 'skill', 'record'];

function buyFor(order: Order, at: number, rest: string): Edited {
  const [, name = rest, units = '1'] = /^(.*?)\s*[x×]\s*(\d{1,2})$/i.exec(rest) ?? [];
  const found = choose(order, name, GOODS);
  if ('words' in found) return found;
  const bought = buy(order.draft, at, found.card, Math.max(1, Number(units)));
  return { draft: attachLast(bought, at, order.desk.state.content.cards) };
}

function dropFrom(order: Order, at: number, name: string): Edited {
  const line = order.draft[at];
  const owned = [
    ...(line?.gear.map(({ card }) => card) ?? []),
    ...(line?.skills ?? []),
    ...(line?.records ?? []),
  ];
  const found = choose(order, name, GOODS, owned);
  return 'words' in found ? found : { draft: drop(order.draft, at, found.card.id) };
}

/** `ammo 1 M4 2` buys two sets; `ammo 1 M203 1/2` one of the first ammunition type and two of the second. */
function ammoFor(order: Order, at: number, rest: string): Edited {
  const [, name = '', figures = ''] = /^(.*?)\s+(\d{1,2}(?:\/\d{1,2})*)$/.exec(rest) ?? [];
  if (name === '') return { words: usage(order, 'ammo') };
  const owned = order.draft[at]?.gear.map(({ card }) => card) ?? [];
  const found = choose(order, name, ['weapon'], owned);
  if ('words' in found) return found;
  return { draft: setAmmo(order.draft, at, found.card.id, figures.split('/').map(Number)) };
}

/** The one card of these types that a name means, among those owned where they are given. */
function choose(
  { desk, entry }: Order,
  name: string,
  types: readonly Card['type'][],
  owned?: readonly string[],
): { readonly card: Card } | { readonly words: string } {
  const { speech, state } = desk;
  const { cards } = state.content;
  const wares: readonly CardName[] = entry
    .cardsOf(state.content)
    .filter(({ id }) => types.some((type) => cards[id]?.type === type) && (owned?.includes(id) ?? true));
  const found = findCards(speech, wares, name);
  const [only, second] = found;
  const card = only === undefined ? undefined : cards[only.id];
  if (card !== undefined && second === undefined) return { card };
  if (found.length > 1)
    return {
      words: speech.text.t('team.which', { cards: found.map(({ id }) => nameOf(speech, id)).join(', ') }),
    };
  const near = nearestCard(speech, wares, name);
  return {
    words: speech.text.t(near === undefined ? 'team.unknown' : 'team.unknownNear', {
      name,
      near: near ?? '',
    }),
  };
}

import type { Card } from '@sitrep/warfighter';
import { loadOf, type Read } from '@sitrep/warfighter/queries';
import { alignColumns } from '../../../layout.ts';
import { type Desk, nameOf } from './sheet.ts';

/** What can be listed, and the types of cards in each list. */
const SHELVES: Readonly<Record<string, Card['type']>> = {
  soldiers: 'soldier',
  weapons: 'weapon',
  equipment: 'equipment',
  skills: 'skill',
  records: 'record',
};

/** The lists that have anything in them. */
export function shelfNames({ state }: Desk): readonly string[] {
  return Object.entries(SHELVES).flatMap(([name, type]) => (cardsOf(state, type).length > 0 ? [name] : []));
}

/** Everything of one kind that can be bought, with its price, or `undefined` when there is no such kind. */
export function shelfLines(desk: Desk, name: string): readonly string[] | undefined {
  const type = Object.hasOwn(SHELVES, name) ? SHELVES[name] : undefined;
  if (type === undefined) return undefined;
  const cards = cardsOf(desk.state, type);
  return alignColumns(cards.map((card) => ['', ...wareRow(desk, card)]));
}

function cardsOf({ content }: Read, type: Card['type']): readonly Card[] {
  return Object.values(content.cards).filter((card) => card.type === type);
}

function wareRow({ speech }: Desk, card: Card): readonly string[] {
  const { text } = speech;
  const price = 'cost' in card ? text.t('team.cost', { cost: card.cost }) : '';
  return [nameOf(speech, card.id), price, ...detailsOf({ speech }, card)];
}

function detailsOf({ speech }: Pick<Desk, 'speech'>, card: Card): readonly string[] {
  const { text } = speech;
  const nation = 'nation' in card && card.nation !== undefined ? [text.t(`term.${card.nation}`)] : [];
  if (card.type === 'soldier') return [[text.t(`team.${card.kind}`), ...nation].join(', ')];
  if (card.type !== 'weapon' && card.type !== 'equipment') return [nation.join(', ')];
  return [[text.t('team.weight', { load: loadOf(card) }), ...nation].join(', ')];
}

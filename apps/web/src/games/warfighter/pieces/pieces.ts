import type { Scene } from '../../../kit/page/game-page.ts';
import { type Piece, partsOf } from '../../../kit/page/piece.ts';

// The pieces of a mission: `soldier:1`, `hostile:17`, `slot:3`, `card:40`, `item:5`, `target:0`, `face:m16`.
type Finder = (value: unknown, data: object) => readonly Piece[];

const numbered =
  (kind: string): Finder =>
  (value) =>
    typeof value === 'number' && value >= 0 ? [`${kind}:${value}`] : [];

/** Cards in play are identified by token; a card known only by its id is on offer and not in play yet. */
const card: Finder = (value) => {
  if (typeof value === 'string' && value !== '') return [`face:${value}`];
  return typeof value === 'number' && value >= 0 ? [`card:${value}`] : [];
};
const soldier = numbered('soldier');
const slot = numbered('slot');

/** Weapons 0 and below are the Soldier's own hands and squad. */
const item: Finder = (value) => (typeof value === 'number' && value > 0 ? [`item:${value}`] : []);

/** `item:ID` is an item, `support:TOKEN` a card in play. */
const source: Finder = (value) => {
  const [, kind, id] = /^(item|support):(\d+)$/.exec(String(value)) ?? [];
  if (kind === undefined) return [];
  return [kind === 'item' ? `item:${id}` : `card:${id}`];
};

/** What `to` means depends on what is done. */
const to: Finder = (value, data) => {
  const type = 'type' in data ? String(data.type) : '';
  if (['move', 'soldierMoved', 'hostileClosed'].includes(type)) return slot(value, data);
  if (['passGear', 'gearPassed'].includes(type)) return soldier(value, data);
  return ['giveAmmo', 'pickUpAmmo', 'takeAmmo', 'attach', 'attachmentMoved'].includes(type)
    ? item(value, data)
    : [];
};

/** The fields that point at pieces, the most telling first: what a player would reach for to choose an option. */
const FIELDS: readonly (readonly [string, Finder])[] = [
  ['hostile', numbered('hostile')],
  ['target', numbered('target')],
  ['to', to],
  ['card', card],
  ['report', card],
  ['member', card],
  ['weapon', item],
  ['item', item],
  ['source', source],
  ['slot', slot],
  ['soldier', soldier],
];

/** The pieces that an option, a blocked command or an event is about, the most telling first. */
export function piecesOf(data: object): readonly Piece[] {
  const fields = new Map<string, unknown>(Object.entries(data));
  const found = FIELDS.flatMap(([field, find]) => find(fields.get(field), data));
  return [...new Set(found)];
}

/** The name of a piece that is not a field of the rules. */
export function pieceName({ speech }: Scene, piece: Piece): string | undefined {
  const [kind, id] = partsOf(piece);
  return kind === 'face' ? speech.noun('card', id) : undefined;
}

/** The Soldier that a piece stands for, by number. */
export function soldierOf(piece: Piece | undefined): number | undefined {
  const [kind, id] = partsOf(piece ?? '');
  return kind === 'soldier' ? Number(id) : undefined;
}

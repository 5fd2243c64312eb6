interface Figured {
  readonly type?: string;
  readonly entrance?: number;
  readonly cover?: number;
  readonly health?: number;
}

/** The figure that a player looks for first on a card of its type: what entering costs, how hard it is to hit. */
export function cardBadge(content: object, id: string): number | undefined {
  const { cards = {} } = content as { cards?: Readonly<Record<string, Figured>> };
  const { type, entrance, cover, health } = cards[id] ?? {};
  if (type === 'location') return entrance;
  if (type === 'soldier') return health;
  return type === 'hostile' ? cover : undefined;
}

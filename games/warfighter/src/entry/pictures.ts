import type { Picture } from '@sitrep/art';
import core from '../../../../content/modern-core/art.json' with { type: 'json' };
import jungle from '../../../../content/modern-jungle/art.json' with { type: 'json' };
import desert from '../../../../content/modern-middle-east/art.json' with { type: 'json' };
import europe from '../../../../content/ww2-europe/art.json' with { type: 'json' };
import russia from '../../../../content/ww2-russia-winter/art.json' with { type: 'json' };
import type { Content } from '../content/cards.ts';
import type { ArtEntry } from '../pictures/art-entry.ts';
import { cardPicture } from '../pictures/card-picture.ts';

/** What the packs that come with the game say about pictures. */
const FILES: Readonly<Record<string, { readonly cards: Readonly<Record<string, object>> }>> = {
  'modern-core': core,
  'modern-jungle': jungle,
  'modern-middle-east': desert,
  'ww2-europe': europe,
  'ww2-russia-winter': russia,
};

const ENTRIES: ReadonlyMap<string, ArtEntry> = new Map(
  Object.entries(FILES).flatMap(([pack, { cards }]) =>
    // TypeScript reads JSON strings as plain `string`: the pack check tests that the entries fit their type.
    Object.entries(cards).map(([id, entry]) => [`${pack}/${id}`, entry as ArtEntry] as const),
  ),
);

/** What a card's picture shows, whatever content it is from; `undefined` for a card that does not exist. */
export function pictureOf({ cards, ruleset }: Content, id: string): Picture | undefined {
  const card = cards[id];
  return card && cardPicture({ card, era: ruleset === 'ww2' ? 'ww2' : 'modern' }, ENTRIES.get(id));
}

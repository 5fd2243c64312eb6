import type { Card, DuelTypes } from '@sitrep/duel';
import type { ZoneView } from '@sitrep/kernel';
import { alignColumns } from '../../layout.ts';
import type { Board, Scene } from '../../table/board.ts';

type DuelScene = Scene<DuelTypes>;

/** The duel's table: both duellists, the viewer's hand, and the piles. */
export const duelBoard: Board<DuelTypes> = {
  lines(scene) {
    const { text } = scene.speech;
    const { round } = scene.view.game;
    const { rounds } = scene.config;
    const { deck, discard } = scene.view.zones;
    return [
      text.t('board.round', { round: Math.min(round, rounds), rounds }),
      ...alignColumns([headings(scene), ...rows(scene)]),
      `${text.t('board.hand')}: ${handLine(scene)}`,
      text.t('board.deck', { deck: deck?.count ?? 0, discard: discard?.count ?? 0 }),
    ];
  },
  note(scene, answer) {
    return 'card' in answer ? cardNote(scene, answer.card) : '';
  },
};

function headings({ speech: { text } }: DuelScene): readonly string[] {
  const figures = ['health', 'strength', 'guard', 'stance'].map((name) => text.t(`field.${name}`));
  return ['', ...figures, text.t('board.cards')];
}

function rows(scene: DuelScene): readonly (readonly string[])[] {
  const { view, speech } = scene;
  const { duellists } = view.game;
  return duellists.map((duellist, seat) => {
    const { health, strength, guard, stance } = duellist;
    const you = seat === view.seat ? ` (${speech.text.t('board.you')})` : '';
    const name = `${speech.seat(seat)}${you}`;
    const figures = [health, strength, guard].map(String);
    return [name, ...figures, speech.text.t(`field.stance.${stance}`), restOf(scene, seat)];
  });
}

/** The last column, which is not padded. */
function restOf(scene: DuelScene, seat: number): string {
  return [cardsOf(scene, seat), ...notesOf(scene, seat)].join(' · ');
}

function cardsOf({ view, speech: { text, nouns } }: DuelScene, seat: number): string {
  const unseen = view.zones[`hand${seat}`]?.count ?? 0;
  const open = tokensOf(view.zones[`shown${seat}`]);
  const names = open.map((token) => text.t(nouns('card', token, {})?.key ?? ''));
  const shown = names.length === 0 ? [] : [text.t('board.open', { cards: names.join(', ') })];
  const rest = unseen > 0 || shown.length === 0 ? [text.t('board.unseen', { count: unseen })] : [];
  return [...rest, ...shown].join(', ');
}

function notesOf({ view, speech: { text } }: DuelScene, seat: number): readonly string[] {
  const duellist = view.game.duellists[seat];
  if (duellist === undefined) return [];
  const { hasActed, hasOmen, omen } = duellist;
  const omens = omen === undefined ? text.t('board.omen.hidden') : text.t('board.omen', { omen });
  return [...(hasOmen ? [omens] : []), ...(hasActed ? [text.t('board.acted')] : [])];
}

function handLine(scene: DuelScene): string {
  const { view, speech } = scene;
  const tokens = [...tokensOf(view.zones[`hand${view.seat}`]), ...tokensOf(view.zones[`shown${view.seat}`])];
  if (tokens.length === 0) return speech.text.t('board.empty');
  const cards = tokens.map((token) => speech.text.t(speech.nouns('card', token, {})?.key ?? ''));
  return cards.join(', ');
}

function cardNote(scene: DuelScene, token: number): string {
  const { view, speech } = scene;
  const card: Card | undefined = scene.content.cards[token];
  if (card === undefined) return '';
  const facts = speech.text.t(`note.${card.type}`, { power: card.power, cost: card.cost });
  const isOpen = tokensOf(view.zones[`shown${view.seat}`]).includes(token);
  return isOpen ? `${facts}, ${speech.text.t('note.open')}` : facts;
}

function tokensOf(zone: ZoneView | undefined): readonly number[] {
  return zone?.tokens ?? [];
}

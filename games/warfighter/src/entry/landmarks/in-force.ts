import { allWords, type Read } from '../../for-clients.ts';
import type { Card, EffectName, WarEvent } from '../../index.ts';

/** The marks of standing text that an event shows in use, for every card that prints it. */
export function askedMarks(state: Read, { type }: WarEvent): readonly string[] {
  const words = allWords.filter(({ shownBy = [] }) => shownBy.includes(type));
  return words.flatMap(({ name }) => standingMarks(state, name));
}

/** `static` and the word, if a card in play prints it. */
export function standingMarks(state: Read, word: EffectName): readonly string[] {
  const isSaid = cardsInForce(state).some((card) => says(card, word));
  return isSaid ? ['trigger static', `effect ${word}`] : [];
}

function says({ abilities = [] }: Card, word: EffectName): boolean {
  return abilities.some(
    ({ when, do: effects }) => when === 'static' && effects.some(({ effect }) => effect === word),
  );
}

/** Every card whose text may hold now. */
function cardsInForce({ game, content }: Read): readonly Card[] {
  const ids = [
    game.mission,
    game.report,
    ...game.soldiers.flatMap(({ card, skills, records, gear, standing }) =>
      standing === 'in' ? [card, ...skills, ...records, ...gear.map((item) => item.card)] : [],
    ),
    ...game.hostiles.map(({ card }) => card),
    ...game.path.flatMap(({ card, attached }) => [
      card,
      ...attached.map((token) => content.instances[token] ?? ''),
    ]),
  ];
  return ids.flatMap((id) => content.cards[id] ?? []);
}

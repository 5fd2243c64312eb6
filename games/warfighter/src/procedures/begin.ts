import type { Answer } from '@sitrep/kernel';
import { playableAbility } from '../choices/held-cards.ts';
import type { Occasion } from '../choices/playing.ts';
import { soldierAbilities } from '../queries/in-force/abilities.ts';
import { cardOfToken, getSoldier, type Read } from '../queries/table/lookup.ts';
import type { PlayFrame, WarTypes } from '../types.ts';

/** A play frame before any choice. */
const NOTHING_CHOSEN = {
  isUpgunned: false,
  beneficiary: 0,
  discards: [],
  helps: [],
  payers: [],
  weapon: 0,
  stack: 0,
} as const;

/** The card or ability that a Soldier answers an occasion with, nothing about it chosen yet; `undefined` for any other answer. */
export function playOf(state: Read, answer: Answer<WarTypes>, occasion: Occasion): PlayFrame | undefined {
  const chosen = findChosen(state, answer, occasion);
  const { when, about, hostile, spoken = [] } = occasion;
  return chosen && { ...NOTHING_CHOSEN, ...chosen, when, about, hostile, spoken };
}

/** The card or ability that a command names. */
function findChosen(state: Read, command: Answer<WarTypes>, occasion: Occasion) {
  if (command.type === 'playCard') {
    const { soldier, card: token } = command;
    const ability = playableAbility(state, getSoldier(state, soldier), token, occasion);
    return { soldier, token, card: cardOfToken(state, token).id, source: 'hand', ability };
  }
  if (command.type !== 'useAbility') return undefined;
  const { soldier, source, ability } = command;
  const found = soldierAbilities(state, getSoldier(state, soldier), occasion.when).find(
    ({ key, index }) => key === source && index === ability,
  );
  return found && { soldier, token: -1, card: found.card.id, source, ability };
}

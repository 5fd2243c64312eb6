import { type Seat, sameData } from '@sitrep/kernel';
import type { Trigger } from '../content/vocabulary.ts';
import type { Command } from '../types.ts';
import { soldierAbilities } from './abilities.ts';
import { seatsOf } from './coop.ts';
import { getSoldier, type Read } from './lookup.ts';
import { canPlay, type Occasion, playableCards } from './playing.ts';
import { isPlayerSoldier } from './soldiers.ts';
import { hasUses, mayJoin } from './uses.ts';
import { handCount } from './zones.ts';

/** Everything a seat could answer an occasion with: cards from its hands, abilities of its Soldiers and their gear. */
export function answersTo(state: Read, seat: Seat, occasion: Occasion): readonly Command[] {
  const found: Command[] = [];
  for (const soldier of state.game.soldiers) {
    if (soldier.standing !== 'in' || soldier.seat !== seat) continue;
    if (isPlayerSoldier(state, soldier)) {
      for (const { token } of playableCards(state, soldier, occasion))
        found.push({ type: 'playCard', soldier: soldier.number, card: token });
    }
    for (const source of soldierAbilities(state, soldier, occasion.when)) {
      const { key, index, card, ability } = source;
      if (
        hasUses(state, soldier, source) &&
        mayJoin(state, soldier, source, occasion) &&
        canPlay(state, { soldier, card: card.id, token: -1, ability, discard: 0 }, occasion)
      ) {
        found.push({ type: 'useAbility', soldier: soldier.number, source: key, ability: index });
      }
    }
  }
  return found;
}

/** The answers to any of several occasions of the same moment, each once. */
export function answersAbout(state: Read, seat: Seat, occasions: readonly Occasion[]): readonly Command[] {
  const [only, second] = occasions;
  if (only !== undefined && second === undefined) return answersTo(state, seat, only);
  const found: Command[] = [];
  for (const answer of occasions.flatMap((occasion) => answersTo(state, seat, occasion)))
    if (!found.some((other) => sameData(other, answer))) found.push(answer);
  return found;
}

/** The occasions among these that a command answers. */
export function occasionsFor(
  state: Read,
  seat: Seat,
  occasions: readonly Occasion[],
  command: Command,
): readonly Occasion[] {
  return occasions.filter((occasion) =>
    answersTo(state, seat, occasion).some((answer) => sameData(answer, command)),
  );
}

/** The seats that might react, by common knowledge: any hand with cards, and open abilities for this moment. */
export function seatsToReact(state: Read, when: Trigger): readonly Seat[] {
  let bits = 0;
  for (const soldier of state.game.soldiers) {
    const bit = 1 << soldier.seat;
    if (soldier.standing !== 'in' || (bits & bit) !== 0) continue;
    const isAble =
      (isPlayerSoldier(state, soldier) && handCount(state, soldier.number) > 0) ||
      soldierAbilities(state, soldier, when).length > 0;
    if (isAble) bits |= bit;
  }
  return seatsOf(bits);
}

/** What would lift Screening for an attack of this Soldier with this weapon. */
export function breakersOf(state: Read, soldier: number, weapon: number): readonly Command[] {
  const occasion: Occasion = {
    when: 'declareAttack',
    about: soldier,
    hostile: -1,
    weapon,
    fits: (ability) => ability.do.some((effect) => effect.effect === 'ignoreScreening'),
  };
  return answersTo(state, getSoldier(state, soldier).seat, occasion);
}

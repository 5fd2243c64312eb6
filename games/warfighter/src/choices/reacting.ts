import { type Seat, sameData } from '@sitrep/kernel';
import type { Ability, Trigger } from '../content/vocabulary.ts';
import { hasUses, joinRefusal } from '../queries/gear/uses.ts';
import { soldierAbilities } from '../queries/in-force/abilities.ts';
import { banArgs, findPlayBan } from '../queries/in-force/forbids.ts';
import { momentReason } from '../queries/in-force/moments.ts';
import type { Note } from '../queries/in-force/search.ts';
import { leaveArgs } from '../queries/in-force/staying.ts';
import { conditionArgs } from '../queries/movement/obstacles.ts';
import { seatsOf } from '../queries/soldiers/coop.ts';
import { isPlayerSoldier } from '../queries/soldiers/soldiers.ts';
import { cardOfToken, getSoldier, type Read, type SoldierView } from '../queries/table/lookup.ts';
import type { Source } from '../queries/table/profile.ts';
import { handCount, handOf } from '../queries/table/zones.ts';
import type { Command, RefusalCode } from '../types.ts';
import { cardRefusal, firstPlayer, playableCards } from './held-cards.ts';
import { type Occasion, type Player, playRefusal } from './playing.ts';

/** Everything a seat could answer an occasion with: cards from its hands, abilities of its Soldiers and their gear. */
export function answersTo(state: Read, seat: Seat, occasion: Occasion): readonly Command[] {
  const found: Command[] = [];
  for (const soldier of state.game.soldiers) {
    if (soldier.standing !== 'in' || soldier.seat !== seat) continue;
    if (isPlayerSoldier(state, soldier)) {
      for (const { token } of playableCards(state, soldier, occasion))
        found.push({ type: 'playCard', soldier: soldier.number, card: token });
    }
    for (const source of soldierAbilities(state, soldier, occasion.when))
      if (useRefusal(state, soldier, source, occasion) === undefined) found.push(useOf(soldier, source));
  }
  return found;
}

function useOf({ number }: SoldierView, { key, index }: Source): Command {
  return { type: 'useAbility', soldier: number, source: key, ability: index };
}

/** Why something in play cannot be used on this occasion. */
function useRefusal(
  state: Read,
  soldier: SoldierView,
  source: Source,
  occasion: Occasion,
): RefusalCode | undefined {
  if (!hasUses(state, soldier, source)) return 'LIMIT_REACHED';
  const { card, ability } = source;
  const player = { soldier, card: card.id, token: -1, ability, discard: 0 };
  return joinRefusal(state, soldier, source, occasion) ?? playRefusal(state, player, occasion);
}

/** Every card in the hands of a seat, and what its Soldiers have for this moment, with what rules each of them out. */
export function considerAnswers(state: Read, seat: Seat, occasion: Occasion, note: Note): void {
  for (const soldier of state.game.soldiers) {
    if (soldier.standing !== 'in' || soldier.seat !== seat) continue;
    if (isPlayerSoldier(state, soldier)) considerHand(state, soldier, occasion, note);
    for (const source of soldierAbilities(state, soldier, occasion.when)) {
      const refusal = useRefusal(state, soldier, source, occasion);
      const args = playArgs(state, { soldier, ability: source.ability }, occasion, refusal);
      note(useOf(soldier, source), 'WF-ACT-17', refusal, args);
    }
  }
}

function considerHand(state: Read, soldier: SoldierView, occasion: Occasion, note: Note): void {
  for (const token of handOf(state, soldier.number)) {
    const refusal = cardRefusal(state, soldier, token, occasion);
    note(
      { type: 'playCard', soldier: soldier.number, card: token },
      'WF-CARD-01',
      refusal,
      heldArgs(state, soldier, token, { refusal, occasion }),
    );
  }
}

/** What the reason against a card in hand names: its own moment, say. */
export function heldArgs(
  state: Read,
  soldier: SoldierView,
  token: number,
  { refusal, occasion }: { readonly refusal: RefusalCode | undefined; readonly occasion: Occasion },
): object | undefined {
  const card = cardOfToken(state, token);
  if (refusal === 'WRONG_MOMENT') return momentReason(state, token).args;
  if (refusal === 'FORBIDDEN') return banArgs(findPlayBan(state, soldier.slot, occasion.when));
  const player = card.type === 'action' ? firstPlayer(soldier, token, card, occasion.when) : undefined;
  return player && playArgs(state, player, occasion, refusal);
}

/** What the reason against an ability names. */
export function playArgs(
  state: Read,
  { soldier, ability }: Pick<Player, 'soldier' | 'ability'>,
  occasion: Occasion,
  refusal: RefusalCode | undefined,
): object | undefined {
  if (refusal === 'CANNOT_LEAVE') return leaveArgs(state, soldier.slot, refusal);
  if (refusal === 'NOT_FOR_HIM' && occasion.about > 0) return { soldier: occasion.about };
  const unmet = refusal === 'ONLY_IF' ? occasion.unmet?.(ability) : undefined;
  return unmet && conditionArgs(unmet, ability);
}

/** The same for any of several occasions of one moment: what none of them allows, by what rules out the first. */
export function considerAnswersAbout(
  state: Read,
  seat: Seat,
  [first = NOBODY_LEFT, ...others]: readonly Occasion[],
  note: Note,
): void {
  const legal = answersAbout(state, seat, [first, ...others]);
  considerAnswers(state, seat, first, (command, rule, refusal, args) => {
    const isLegal = legal.some((answer) => sameData(answer, command));
    note(command, rule, isLegal ? undefined : refusal, args);
  });
}

/** Wounds are about to be suffered, but every victim already has a stand-in. */
const NOBODY_LEFT: Occasion = {
  when: 'woundAbout',
  about: 0,
  hostile: -1,
  refuses: () => 'NOBODY_LEFT',
};

/** The answers to any of several occasions of the same moment, each once. */
export function answersAbout(state: Read, seat: Seat, occasions: readonly Occasion[]): readonly Command[] {
  const [only, second] = occasions;
  if (only !== undefined && second === undefined) return answersTo(state, seat, only);
  const found: Command[] = [];
  for (const answer of occasions.flatMap((occasion) => answersTo(state, seat, occasion)))
    if (!found.some((other) => sameData(other, answer))) found.push(answer);
  return found;
}

/** The one among these occasions that a command answers: a Soldier's own card serves himself if it can. */
export function ownOccasion(
  state: Read,
  seat: Seat,
  occasions: readonly Occasion[],
  command: Command,
): Occasion | undefined {
  const fitting = occasions.filter((occasion) =>
    answersTo(state, seat, occasion).some((answer) => sameData(answer, command)),
  );
  const own = 'soldier' in command ? command.soldier : 0;
  return fitting.find(({ about }) => about === own) ?? fitting[0];
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

/** Joining an attack before its target is chosen: what would lift Screening for it. */
export function breaking(soldier: number, weapon: number): Occasion {
  return {
    when: 'declareAttack',
    about: soldier,
    hostile: -1,
    weapon,
    refuses: (ability) => (isBreaker(ability) ? undefined : 'AFTER_TARGET'),
  };
}

function isBreaker(ability: Ability): boolean {
  return ability.do.some((effect) => effect.effect === 'ignoreScreening');
}

/** What would lift Screening for an attack of this Soldier with this weapon. */
export function breakersOf(state: Read, soldier: number, weapon: number): readonly Command[] {
  return answersTo(state, getSoldier(state, soldier).seat, breaking(soldier, weapon));
}

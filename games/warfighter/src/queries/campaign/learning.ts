import type { Seat } from '@sitrep/kernel';
import type { Command } from '../../types.ts';
import type { Read } from '../table/lookup.ts';
import {
  controllerOf,
  findObstacle,
  fitMembers,
  getCampaign,
  skillPrice,
  skillsToLearn,
} from './campaign.ts';

type Learn = Extract<Command, { type: 'learnSkill' }>;

/** A Skill that somebody might buy: what it costs him, and what stands in the way. */
interface Lesson {
  readonly command: Learn;
  readonly price: number;
  readonly obstacle: ReturnType<typeof findObstacle>;
}

/** WF-CAMP-07: every Skill that the Player Soldiers of a seat do not have. */
export function learning(state: Read, seat: Seat): readonly Lesson[] {
  const own = fitMembers(getCampaign(state)).filter((member) => controllerOf(state, member) === seat);
  return own.flatMap((member) =>
    skillsToLearn(state, member).map((skill) => ({
      command: { type: 'learnSkill', member: member.card, card: skill.id } as const,
      price: skillPrice(state, skill),
      obstacle: findObstacle(state, member, skill),
    })),
  );
}

/** The seats that could buy a Skill and have not said that they are done. */
export function canLearn(state: Read, finished: readonly Seat[]): readonly Seat[] {
  return state.seats.flatMap((_, seat) =>
    !finished.includes(seat) && learning(state, seat).some(({ obstacle }) => obstacle === undefined)
      ? [seat]
      : [],
  );
}

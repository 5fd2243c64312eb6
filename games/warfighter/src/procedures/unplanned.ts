/*
 * Why dice may follow an answer without a plan. Most questions of this game are asked in the middle of something else, and a
 * step knows neither its caller nor what texts will still say.
 */

/** The question was asked on behalf of another procedure, which goes on. */
export const CALLER = 'whoever asked for this goes on, and may roll';

/** Texts are resolved one after the other, each by what the one before has left. */
export const TEXTS = 'what texts roll shows only as they are resolved';

/** Cards are drawn, hostiles attack, and the climate is withstood before anybody is asked again. */
export const TURN = 'the turn goes on, with cards that nobody has seen yet';

/** The same for the actions of a Soldier, by type; an attack always has its plans. */
export const OF_ACTIONS = {
  done: TURN,
  resume: TURN,
  playCard: TEXTS,
  useAbility: TEXTS,
  playLocation: TEXTS,
  activateObjective: TEXTS,
  medevac: TEXTS,
  move: TEXTS,
} as const;

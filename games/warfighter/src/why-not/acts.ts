import { type Reason, seesToken } from '@sitrep/kernel';
import { TRIGGERS } from '../content/vocabulary.ts';
import { EVERYBODY } from '../queries/attack/striking.ts';
import { armsOf } from '../queries/gear/weapons.ts';
import { soldierAbilities } from '../queries/in-force/abilities.ts';
import { cardOfToken, findHostile, findItem, hostilesIn, type SoldierView } from '../queries/table/lookup.ts';
import { handOf } from '../queries/table/zones.ts';
import type { WarTypes } from '../types.ts';
import { type Attempt, because, type WhyNot, type WhyNots } from './attempt.ts';

/** What keeps a Soldier from being the one who acts: he is gone, somebody else's, or not the one who is asked. */
export function actorReason({ seat, soldier, asked, number }: Attempt) {
  const actor = soldier('soldier');
  if (actor === undefined) return because('HAS_LEFT', 'WF-DOWN-01');
  if (actor.seat !== seat) return because('NOT_YOURS', 'WF-COOP-08', { soldier: actor.number });
  return asked !== undefined && asked.number !== number('soldier')
    ? because('OTHER_SOLDIER', 'WF-CORE-14', { soldier: asked.number })
    : undefined;
}

/** The card is not in this hand. Says nothing about cards that the seat cannot see. */
export function handReason({ state, seat, number }: Attempt, holder: SoldierView | undefined) {
  const token = number('card');
  if (holder !== undefined && handOf(state, holder.number).includes(token)) return undefined;
  return seesToken(state, seat, token) ? because('NOT_IN_HAND', 'WF-COOP-04') : undefined;
}

/** A reason about a card, as long as the seat can see it. */
export function sightReason({ state, seat, number }: Attempt, reason: Reason<WarTypes>) {
  return seesToken(state, seat, number('card')) ? reason : undefined;
}

const playLocation: WhyNot = (attempt) =>
  actorReason(attempt) ?? handReason(attempt, attempt.soldier('soldier')) ?? kindReason(attempt, 'location');

const playCard: WhyNot = (attempt) =>
  actorReason(attempt) ?? handReason(attempt, attempt.soldier('soldier')) ?? kindReason(attempt, 'action');

/** Only Locations are played as Locations. Cards out of sight were handled before. */
function kindReason({ state, soldier, number }: Attempt, wanted: 'location' | 'action') {
  const holder = soldier('soldier');
  const token = number('card');
  if (holder === undefined || !handOf(state, holder.number).includes(token)) return undefined;
  if (cardOfToken(state, token).type === wanted) return undefined;
  return wanted === 'location' ? because('NO_LOCATION', 'WF-LOC-03') : because('IS_LOCATION', 'WF-LOC-03');
}

const useAbility: WhyNot = (attempt) => actorReason(attempt) ?? abilityReason(attempt);

/** An ability that he does not have, or that works at another moment. */
function abilityReason({ state, soldier, text, number }: Attempt) {
  const owner = soldier('soldier');
  if (owner === undefined) return undefined;
  const sources = TRIGGERS.flatMap((when) => soldierAbilities(state, owner, when)).filter(
    ({ key }) => key === text('source'),
  );
  if (sources.length === 0) return because('NOT_CARRIED', 'WF-ACT-17');
  const meant = sources.find(({ index }) => index === number('ability'));
  return meant === undefined
    ? because('NO_SUCH_TEXT', 'WF-ACT-17')
    : because('OTHER_MOMENT', 'WF-ACT-17', { moment: [meant.ability.when] });
}

const attack: WhyNot = (attempt) => actorReason(attempt) ?? armReason(attempt);

function armReason({ state, soldier, number }: Attempt) {
  const attacker = soldier('soldier');
  if (attacker === undefined) return undefined;
  const weapon = number('weapon');
  const arms = armsOf(state, attacker).filter((arm) => arm.weapon === weapon);
  if (arms.length === 0) return because('NOT_CARRIED', 'WF-ATK-03');
  if (!arms.some(({ profile }) => profile === number('profile'))) return because('NO_SUCH_WAY', 'WF-ATK-03');
  // Weapons usable in the Soldier Turn are listed there: here only weapons made for this moment count.
  return because('OTHER_WEAPONS_NOW', 'WF-ATK-31');
}

const reload: WhyNot = (attempt) =>
  actorReason(attempt) ?? carriedReason(attempt) ?? because('NOT_EMPTY', 'WF-ACT-09');

function carriedReason({ soldier, number }: Attempt) {
  const owner = soldier('soldier');
  const isHis = owner !== undefined && findItem(owner, number('weapon')) !== undefined;
  return isHis ? undefined : because('NOT_CARRIED', 'WF-GEAR-08');
}

const move: WhyNot = (attempt) => actorReason(attempt) ?? because('NOT_ADJACENT', 'WF-MOVE-01');

const strike: WhyNot = (attempt) => actorReason(attempt) ?? opponentReason(attempt);

function opponentReason(attempt: Attempt) {
  const { state, soldier, number } = attempt;
  const striker = soldier('soldier');
  if (striker === undefined) return undefined;
  if (number('hostile') === EVERYBODY || hostilesIn(state, striker.slot).some(isMeant(number('hostile'))))
    return because('CLOSE_QUARTERS', 'WF-HTH-17');
  return findHostile(state, number('hostile')) === undefined
    ? hostileReason(attempt)
    : because('NOT_SAME_PLACE', 'WF-HTH-08');
}

const isMeant = (token: number) => (hostile: { readonly token: number }) => hostile.token === token;

/** The card is not a Hostile in play, or not one that can be chosen here. Says nothing about cards that the seat cannot see. */
export function hostileReason({ state, seat, number }: Attempt) {
  const token = number('hostile');
  if (!seesToken(state, seat, token)) return undefined;
  return findHostile(state, token) === undefined
    ? because('NOT_IN_PLAY', 'WF-HOST-12')
    : because('OTHER_CHOICE', 'WF-CARD-06');
}

/** Acts that need nothing but their Soldier: if one is not listed for him, he has nothing to do there now. */
const plainAct: WhyNot = (attempt) => actorReason(attempt) ?? because('NOTHING_TO_DO', 'WF-CORE-15');

export const ACTS: WhyNots = {
  playLocation,
  playCard,
  useAbility,
  attack,
  reload,
  move,
  strike,
  clearJam: (attempt) => actorReason(attempt) ?? carriedReason(attempt) ?? because('NOT_JAMMED', 'WF-ACT-21'),
  deploy: (attempt) => actorReason(attempt) ?? carriedReason(attempt) ?? because('NO_BIPOD', 'WF-ACT-19'),
  removeSuppress: plainAct,
  discardDraw: plainAct,
  medevac: plainAct,
  handleGear: plainAct,
  setAside: plainAct,
  activateObjective: plainAct,
  saveForStrike: (attempt) => actorReason(attempt) ?? because('NO_SAVING', 'WF-HTH-11'),
  leaveStrike: (attempt) => actorReason(attempt) ?? because('NOT_ENGAGED', 'WF-HTH-14'),
  claimReward: (attempt) => actorReason(attempt) ?? because('NO_REWARD', 'WF-KEY-24'),
  lighten: () => because('NOTHING_EXTRA', 'WF-DOWN-16'),
  done: () => because('TURN_ENDED', 'WF-COOP-11'),
  resume: () => because('NOT_ENDED', 'WF-COOP-11'),
};

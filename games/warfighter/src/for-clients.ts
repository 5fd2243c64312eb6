export { actionPrice } from './choices/action-price.ts';
export { whyApart } from './choices/held-cards.ts';
export { adjustmentsOf, stageOf } from './debrief/campaign-facts.ts';
export { type Goal, goalsOf } from './debrief/goals.ts';
export { type PlayedMission, playedMissions } from './debrief/played-missions.ts';
export { isTableRoll, tellRoll } from './debrief/rolls/tell-roll.ts';
export type { RollParty, RollRow, ToldRoll } from './debrief/rolls/told-roll.ts';
export { rollsIn, type TurningPoint, turningPoints } from './debrief/turning-points.ts';
export { whyEnded } from './debrief/why-ended.ts';
export {
  isSketch,
  type JoinSketch,
  type MoveSketch,
  type NoShotSketch,
  type ShotSketch,
  type WarSketch,
} from './proposals/sketches.ts';
export { planAttack } from './queries/attack/attack.ts';
export { type AttackOutcome, attackOdds, effectCounts } from './queries/attack/attack-odds.ts';
export {
  type HostileResult,
  hostileOdds,
  hostilePlans,
  planHostileAttack,
} from './queries/attack/hostile-attack.ts';
export { openModes } from './queries/attack/modes.ts';
export { attackNeeds, hostileNeeds, type Needs } from './queries/attack/needs.ts';
export { isScreened } from './queries/attack/screening.ts';
export { strikingCost } from './queries/attack/striking.ts';
export { legalMarks, legalModes } from './queries/attack/targets.ts';
export { type CampaignView, fitMembers, isLost, levelOf, skillPrice } from './queries/campaign/campaign.ts';
export {
  type EffectiveFigure,
  effectiveCover,
  effectiveEntrance,
  effectiveMovement,
  effectiveReach,
  effectiveSoldierCover,
  rangeFrom,
} from './queries/figures/effective.ts';
export { type Figure, hostileFigures, slotFigures, soldierFigures } from './queries/figures/figures.ts';
export { armsOf, getArm } from './queries/gear/weapons.ts';
export { soldierAbilities } from './queries/in-force/abilities.ts';
export { aimOf, markOf } from './queries/in-force/marks.ts';
export { total } from './queries/in-force/modifiers.ts';
export { staysInPlay } from './queries/in-force/moments.ts';
export { uncoveredReticles } from './queries/in-force/reticles.ts';
export { decksOf } from './queries/mission/decks.ts';
export { finalTurn, type LastTurn, lastTurn } from './queries/mission/last-turn.ts';
export {
  type MissionReport,
  reportMission,
  type SoldierReport,
  type TurnReport,
} from './queries/mission/mission-report.ts';
export { keepClearOf } from './queries/mission/objective.ts';
export { entranceCosts, entranceDue, entranceTotal } from './queries/movement/entrance.ts';
export { healOdds } from './queries/soldiers/healing.ts';
export { healthOf, soldierCard } from './queries/soldiers/soldiers.ts';
export { printedGear } from './queries/squad/printed.ts';
export { budgetOf, canAttach, lineCost, loadOf, loadOfLine, priceOf, spentOn } from './queries/squad/team.ts';
export { orderKey } from './queries/table/alike.ts';
export { hiddenHelp } from './queries/table/hidden-help.ts';
export {
  cardOfToken,
  findHostile,
  type HostileView,
  type ItemView,
  type Read,
  type SoldierView,
  soldiersIn,
} from './queries/table/lookup.ts';
export { pursesOf } from './queries/table/purses.ts';
export { readView } from './queries/table/read-view.ts';
export {
  asidePlacesZone,
  asideZone,
  handZone,
  placesZone,
  shownPlacesZone,
  shownZone,
  supportZone,
  ZONES,
} from './queries/table/zones.ts';
export { type Recalled, recall } from './recall.ts';
export { withOwnSkills } from './team-form/campaign-team.ts';
export { fitTeam } from './team-form/fit-team.ts';
export {
  attachLast,
  buy,
  cardsOfProblem,
  changeGear,
  type Draft,
  dismiss,
  drop,
  dropGear,
  hire,
  hostsFor,
  isEquipped,
  reseat,
  setAmmo,
  tryPurchase,
} from './team-form/team-draft.ts';
export { teamProblems } from './team-form/team-problems.ts';
export { allEffects, allWords, isInstant } from './words/lookup.ts';

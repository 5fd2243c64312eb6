export { whyApart } from './choices/held-cards.ts';
export { isInstant } from './effects/registry.ts';
export { soldierAbilities } from './queries/abilities.ts';
export {
  type AttackPlan,
  attackOdds,
  type Modifier,
  planAttack,
  supportPlan,
} from './queries/attack.ts';
export { fitMembers, isLost, levelOf, skillPrice } from './queries/campaign.ts';
export { withOwnSkills } from './queries/campaign-team.ts';
export { decksOf } from './queries/decks.ts';
export { effectCounts } from './queries/effect-counts.ts';
export {
  type EffectiveFigure,
  effectiveCover,
  effectiveEntrance,
  effectiveMovement,
  effectiveReach,
  effectiveSoldierCover,
} from './queries/effective.ts';
export { entranceCosts, entranceDue, entranceTotal } from './queries/entrance.ts';
export { type Figure, hostileFigures, slotFigures, soldierFigures } from './queries/figures.ts';
export { fitTeam } from './queries/fit-team.ts';
export { hiddenHelp } from './queries/hidden-help.ts';
export { hostileOdds, planHostileAttack } from './queries/hostile-attack.ts';
export {
  cardOfToken,
  findHostile,
  type HostileView,
  type ItemView,
  type Read,
  type SoldierView,
  soldiersIn,
} from './queries/lookup.ts';
export { aimOf, markOf } from './queries/marks.ts';
export {
  type MissionReport,
  reportMission,
  type SoldierReport,
  type TurnReport,
} from './queries/mission-report.ts';
export { openModes } from './queries/modes.ts';
export { staysInPlay } from './queries/moments.ts';
export { keepClearOf } from './queries/objective.ts';
export { printedGear } from './queries/printed.ts';
export { pursesOf } from './queries/purses.ts';
export { readView } from './queries/read-view.ts';
export { uncoveredReticles } from './queries/reticles.ts';
export { isScreened } from './queries/screening.ts';
export { healthOf, soldierCard } from './queries/soldiers.ts';
export { strikingCost } from './queries/striking.ts';
export { legalMarks, legalModes } from './queries/targets.ts';
export { budgetOf, canAttach, lineCost, loadOf, loadOfLine, priceOf, spentOn } from './queries/team.ts';
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
} from './queries/team-draft.ts';
export { teamProblems } from './queries/team-problems.ts';
export { armsOf, getArm } from './queries/weapons.ts';
export {
  asidePlacesZone,
  asideZone,
  handZone,
  placesZone,
  shownPlacesZone,
  shownZone,
  supportZone,
  ZONES,
} from './queries/zones.ts';

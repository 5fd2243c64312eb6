export { isInstant } from '../effects/registry.ts';
export { soldierAbilities } from './abilities.ts';
export {
  type AttackPlan,
  attackOdds,
  type Modifier,
  planAttack,
  supportPlan,
} from './attack.ts';
export { fitMembers, isLost, levelOf, skillPrice } from './campaign.ts';
export { withOwnSkills } from './campaign-team.ts';
export { decksOf } from './decks.ts';
export { effectCounts } from './effect-counts.ts';
export {
  type EffectiveFigure,
  effectiveCover,
  effectiveEntrance,
  effectiveMovement,
  effectiveReach,
  effectiveSoldierCover,
} from './effective.ts';
export { entranceCosts, entranceDue, entranceTotal } from './entrance.ts';
export { type Figure, hostileFigures, slotFigures, soldierFigures } from './figures.ts';
export { fitTeam } from './fit-team.ts';
export { whyApart } from './held-cards.ts';
export { hiddenHelp } from './hidden-help.ts';
export { hostileOdds, planHostileAttack } from './hostile-attack.ts';
export {
  cardOfToken,
  findHostile,
  type HostileView,
  type ItemView,
  type Read,
  type SoldierView,
  soldiersIn,
} from './lookup.ts';
export { aimOf, markOf } from './marks.ts';
export {
  type MissionReport,
  reportMission,
  type SoldierReport,
  type TurnReport,
} from './mission-report.ts';
export { openModes } from './modes.ts';
export { staysInPlay } from './moments.ts';
export { keepClearOf } from './objective.ts';
export { printedGear } from './printed.ts';
export { pursesOf } from './purses.ts';
export { readView } from './read-view.ts';
export { uncoveredReticles } from './reticles.ts';
export { isScreened } from './screening.ts';
export { healthOf, soldierCard } from './soldiers.ts';
export { strikingCost } from './striking.ts';
export { legalMarks, legalModes } from './targets.ts';
export { budgetOf, canAttach, lineCost, loadOf, loadOfLine, priceOf, spentOn } from './team.ts';
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
} from './team-draft.ts';
export { teamProblems } from './team-problems.ts';
export { armsOf, getArm } from './weapons.ts';
export {
  asidePlacesZone,
  asideZone,
  handZone,
  placesZone,
  shownPlacesZone,
  shownZone,
  supportZone,
  ZONES,
} from './zones.ts';

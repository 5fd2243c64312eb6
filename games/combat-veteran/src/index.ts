export { type Act, type ActKind, actsOf, type Struck } from './account/acts.ts';
export { type Loss, lossesOf } from './account/losses.ts';
export { recall } from './account/recall.ts';
export { SOUNDS, type Sound } from './account/sounds.ts';
export { advise } from './advice/advise.ts';
export { askedHexes } from './asked-hexes.ts';
export { combatVeteran } from './combat-veteran.ts';
export type { Command } from './commands.ts';
export { type Board, boardOf } from './content/board.ts';
export * from './content/content.ts';
export { type Piece, type Roster, rosterOf } from './content/roster.ts';
export type { Config, CvTypes } from './cv-types.ts';
export type { DecisionName } from './decisions.ts';
export { describeBarrier, describeTerrain } from './describe/ground.ts';
export { cardOfChit, cardOfHex, cardOfPiece } from './describe/piece-card.ts';
export type { CvEvent } from './events.ts';
export type { Frames } from './frames.ts';
export type * from './plans.ts';
export {
  besides,
  COMING,
  firstFocus,
  focusAt,
  focusOn,
  focusPast,
  focusWithout,
  groundFocus,
  hexesIn,
  isMeant,
  type Pointed,
  type Pointing,
  squadIn,
} from './pointing.ts';
export { type BestShot, bestShots, sharesText } from './proposals/best-shots.ts';
export type { CvFocus } from './proposals/focus.ts';
export { pointsCost } from './proposals/points-cost.ts';
export * from './proposals/sketches.ts';
export { type TargetMark, targetMarks } from './proposals/target-marks.ts';
export { openAim } from './queries/aims.ts';
export { allowanceOf } from './queries/allowance.ts';
export {
  type AttackOdds,
  atLeast,
  attackCounts,
  attackOdds,
  type EffectCounts,
  rerollCounts,
} from './queries/attack-odds.ts';
export { isPassed } from './queries/check.ts';
export { chitsLeft } from './queries/chits.ts';
export { fightTotal, type Losses, resolveFight, resolveRound } from './queries/close-combat.ts';
export * from './queries/conditions.ts';
export {
  type Exposure,
  exposureIn,
  exposureOf,
  type Fire,
  HABITS,
  type Habit,
  type Threatened,
} from './queries/exposure.ts';
export { type Field, fieldOf } from './queries/field.ts';
export { type Budget, type Firer, findBudget } from './queries/firepower.ts';
export { type Arrived, arrivals, type GroupReach, groupReach } from './queries/group-reach.ts';
export { type Look, lookAt, type SightStop } from './queries/look.ts';
export type { Gun } from './queries/manning.ts';
export { pursesOf } from './queries/purses.ts';
export { type Mover, reachOf } from './queries/reach.ts';
export * from './queries/resolve-attack.ts';
export { anyHit, menExpected, type Risk } from './queries/risk.ts';
export { hexesOf, isRiver, stepCost, terrainAt, terrainDice } from './queries/terrain.ts';
export { type Progress, progressOf } from './queries/victory.ts';
export { watchersOf } from './queries/watchers.ts';
export { isContent, isView } from './reading.ts';
export * from './setup/arrange.ts';
export { isCertain } from './setup/certain.ts';
export { deploymentProblems } from './setup/deployment.ts';
export { isDeployment, previewOf } from './setup/preview.ts';
export { DEPLOYMENT_PROBLEMS, type DeploymentProblem } from './setup/problems.ts';
export { readDeployment } from './setup/read-deployment.ts';
export { redeploy } from './setup/redeploy.ts';
export { sampleDeployment } from './setup/sample.ts';
export { startHexes } from './setup/zones.ts';
export { type CvState, type CvView, isAllPoints, PHASES, type Phase } from './state.ts';
export * from './types.ts';

export { type Board, boardOf } from './content/board.ts';
export type * from './content/content.ts';
export { hexesOf, isRiver, stepCost, terrainAt, terrainDice } from './queries/terrain.ts';
export { deploymentProblems } from './setup/deployment.ts';
export { DEPLOYMENT_PROBLEMS, type DeploymentProblem } from './setup/problems.ts';
export { readDeployment } from './setup/read-deployment.ts';
export { sampleDeployment } from './setup/sample.ts';
export type * from './types.ts';

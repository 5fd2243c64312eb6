export { describeHandbook } from './describe-handbook.ts';
export { describeLaws } from './describe-laws.ts';
export { stageWorlds, type Worlds } from './stage-worlds.ts';

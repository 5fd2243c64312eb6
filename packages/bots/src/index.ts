export type { AnyAnswer, AnyMatch, Bot } from './bot.ts';
export { type Advice, makeGreedyBot } from './greedy-bot.ts';
export { randomBot } from './random-bot.ts';
export { type Simulation, type SimulationOptions, simulate } from './simulate.ts';

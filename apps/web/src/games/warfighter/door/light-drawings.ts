import { drawDoors } from './drawings.ts';

export const drawings = drawDoors('light');

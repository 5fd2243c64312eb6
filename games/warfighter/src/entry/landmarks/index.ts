import type { Landmarks } from '@sitrep/contract';
import type { WarTypes } from '../../index.ts';
import { listLandmarks } from './list.ts';
import { landmarksMet } from './met.ts';

/** What random missions should reach. */
export const landmarks: Landmarks<WarTypes> = { list: listLandmarks, met: landmarksMet };

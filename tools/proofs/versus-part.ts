// Some games of the proof of balance between two sides, run by versus.ts beside others.
import { parentPort } from 'node:worker_threads';
import { serve } from './in-parallel.ts';
import { measureVersus } from './measure-versus.ts';

await serve(parentPort, measureVersus);

import type { Law } from '../law.ts';
import { blocked } from './blocked.ts';
import { clone } from './clone.ts';
import { conservation } from './conservation.ts';
import { deals } from './deals.ts';
import { ending } from './ending.ts';
import { events } from './events.ts';
import { hostile } from './hostile.ts';
import { kept } from './kept.ts';
import { legal } from './legal.ts';
import { masks } from './masks.ts';
import { orders } from './orders.ts';
import { plans } from './plans.ts';
import { pure } from './pure.ts';
import { purses } from './purses.ts';
import { repeats } from './repeats.ts';
import { replay } from './replay.ts';
import { save } from './save.ts';
import { seats } from './seats.ts';
import { setup } from './setup.ts';
import { sound } from './sound.ts';
import { timeOut } from './time-out.ts';
import { twoWorlds } from './two-worlds.ts';
import { undo } from './undo.ts';
import { whyNot } from './why-not.ts';

/** Every law, the simplest first: the first broken one is reported. */
export const LAWS: readonly Law[] = [
  sound,
  setup,
  ending,
  conservation,
  purses,
  events,
  clone,
  pure,
  kept,
  plans,
  legal,
  repeats,
  hostile,
  blocked,
  whyNot,
  masks,
  deals,
  twoWorlds,
  undo,
  orders,
  save,
  seats,
  timeOut,
  replay,
];

export function findLaw(name: string): Law | undefined {
  return LAWS.find((law) => law.name === name);
}

import type { Stencil } from '../press/press.ts';
import { BOMBS } from './bombs.ts';
import { GEAR } from './gear.ts';
import { KIT } from './kit.ts';
import { SIDEARMS } from './sidearms.ts';
import { TUBES } from './tubes.ts';

/** Everything that can lie on a ground of its own. */
export const OBJECTS = { ...KIT, ...GEAR, ...SIDEARMS, ...BOMBS, ...TUBES } as const satisfies Readonly<
  Record<string, Stencil>
>;

export type ObjectName = keyof typeof OBJECTS;

import * as z from 'zod';
import { SOURCES } from '../../types.ts';

/** The figures and names that packs are made of. Bounds are wide: they catch slips of the pen, not bold designs. */

export const upTo = (most: number) => z.int().min(0).max(most);
export const from1 = (most: number) => z.int().min(1).max(most);
export const dice = z.int().min(-20).max(20);

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'an id is in kebab-case: small letters, digits and single hyphens, such as usv-m60-1',
});

/** The label of a hex. */
export const label = z.string().regex(/^(\d\d){2,3}$/, {
  error: 'a hex is named by its column and row, such as 0529',
});

export const source = z.enum(SOURCES);

export const yes = z.literal(true, { error: 'only true is possible here; otherwise leave the field out' });

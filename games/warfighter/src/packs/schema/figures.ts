import * as z from 'zod';

/** The figures and names that cards are made of. Bounds are wide: they catch slips of the pen, not bold designs. */

export const upTo = (most: number) => z.int().min(0).max(most);
export const from1 = (most: number) => z.int().min(1).max(most);
/** A bonus or a penalty. */
export const change = z.int().min(-20).max(20);

/** A name inside one pack, such as `steady-aim`. */
export const localId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'an id is in kebab-case: small letters, digits and single hyphens, such as steady-aim',
});

/** A card of this pack by its id, or of a required pack as `pack/id`. */
export const reference = z.string().regex(/^([a-z0-9]+(-[a-z0-9]+)*\/)?[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'a card is named by its id, or by pack/id when it is of another pack',
});

/** A word that is printed on cards and has a name in every language: a trait, a title word, a nation. */
export const term = z.string().regex(/^\S(.{0,38}\S)?$/, {
  error: 'a term has 1 to 40 characters and no space at its ends',
});

export const yes = z.literal(true, { error: 'only true is possible here; otherwise leave the field out' });

export const span = z
  .tuple([upTo(20), upTo(20)])
  .refine(([least, most]) => least <= most, { error: 'the first bound may not be above the second' });

export const amount = z.union(
  [
    change,
    z.strictObject({ byColumn: z.array(change).min(1).max(10) }),
    z.strictObject({ perHostile: change }),
  ],
  {
    error:
      'needed here: a whole number, {"byColumn": […]} with one number for each chart column, or {"perHostile": …}',
  },
);

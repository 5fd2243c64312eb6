import type * as z from 'zod';

/** A list without duplicates: a second copy would count twice, or not at all. */
export function distinct<S extends z.ZodArray<z.ZodType<string | number>>>(list: S): S {
  return list
    .superRefine((items, context) => {
      for (const [at, item] of items.entries())
        if (items.indexOf(item) < at)
          context.addIssue({
            code: 'custom',
            path: [at],
            message: `“${item}” is given twice; leave one out`,
            params: { isTwice: true },
          });
    })
    .meta({ uniqueItems: true }) as S;
}

import type * as z from 'zod';

/** A list that holds nothing twice: what is given once more would count once more, or not at all. */
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

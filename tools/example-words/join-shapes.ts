import { type ExampleWords, type Fields, meantShape, type Shape } from '@sitrep/contract';

type Named = ExampleWords['named'];

/** What may stand where either of two shapes may. Records that nothing tells apart are put together. */
export function joinShapes(one: Shape, other: Shape, named: Named): Shape {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  if (isWords(one) && isWords(other)) return [...new Set([...one, ...other])].sort();
  const first = fieldsOf(one, named);
  const second = fieldsOf(other, named);
  return first === undefined || second === undefined ? 'any' : { fields: joinFields(first, second, named) };
}

function isWords(shape: Shape): shape is readonly string[] {
  return Array.isArray(shape);
}

function fieldsOf(shape: Shape, named: Named): Fields | undefined {
  const meant = meantShape({ named }, shape);
  return typeof meant === 'object' && 'fields' in meant ? meant.fields : undefined;
}

function joinFields(one: Fields, other: Fields, named: Named): Fields {
  const joined = Object.entries(other).map(([name, shape]) => {
    const known = one[name];
    return [name, known === undefined ? shape : joinShapes(known, shape, named)] as const;
  });
  return { ...one, ...Object.fromEntries(joined) };
}

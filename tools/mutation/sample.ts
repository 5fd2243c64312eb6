// A plugin for Stryker: puts faults into only one in N top-level statements (functions, steps, tables), chosen by
// position, so that the same code always gives the same sample. The rest of a large package would take days.

import { makeKey, makeUniform } from '@sitrep/kernel';

/** The part of Babel's path that is looked at. */
interface Path {
  readonly node: { readonly start?: number | null; readonly end?: number | null };
  readonly parentPath: { isProgram(): boolean } | null;
}

function shouldIgnore({ node, parentPath }: Path, oneIn: number): string | undefined {
  if (parentPath?.isProgram() !== true) return undefined;
  const draw = makeUniform(makeKey(`${node.start} ${node.end}`), 'sample').below(oneIn);
  return draw === 0 ? undefined : 'not in the sample';
}

/** What Stryker looks for in a plugin: the samples that configurations may name. */
export const strykerPlugins = [2, 16, 80].map((oneIn) => ({
  kind: 'Ignore',
  name: `one-in-${oneIn}`,
  value: { shouldIgnore: (path: Path) => shouldIgnore(path, oneIn) },
}));

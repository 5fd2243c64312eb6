import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const QUERY = '?at-build';

/**
 * Runs a module that is imported with `?at-build` while the page is built. The page gets what the module exports, as
 * data, and nothing of its code. Tests know no such thing: there the module runs when it is imported.
 */
export function atBuild(): Plugin {
  return {
    name: 'at-build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const exported: object = await import(pathToFileURL(id.slice(0, -QUERY.length)).href);
      return Object.entries(exported)
        .map(
          ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
        )
        .join('\n');
    },
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { folderGraph } from './check-folders.ts';
import { findLayerFault, findOutsideFault, layerOf } from './layers.ts';
import { manifestsOf, sourceFiles } from './project.ts';

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

type Workspaces = ReadonlyMap<string, { folder: string; exports: Readonly<Record<string, string>> }>;

/** What a source file imports or re-exports, types included: a type that points backwards is a fault too. */
export function importsOf(file: string, source: string): string[] {
  const { module, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const imported = module.staticImports.map((entry) => entry.moduleRequest.value);
  const exported = module.staticExports
    .flatMap((entry) => entry.entries)
    .flatMap((entry) => entry.moduleRequest?.value ?? []);
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .filter((argument) => /^(['"]).*\1$/.test(argument))
    .map((argument) => argument.slice(1, -1));
  return [...new Set([...imported, ...exported, ...dynamic])];
}

/** Every import in a project that breaks the layers, and import cycles between files or folders; an empty list is a pass. */
export function findLayerProblems(folder: string): string[] {
  const workspaces = findWorkspaces(folder);
  const graph = new Map<string, string[]>();
  const problems: string[] = [];
  for (const file of sourceFiles(folder)) {
    const targets: string[] = [];
    for (const specifier of importsOf(file, readFileSync(path.join(folder, file), 'utf8'))) {
      const target = resolve(file, specifier, workspaces);
      const fault =
        target === undefined ? findOutsideFault(file, specifier) : findFault(file, specifier, target);
      if (fault !== undefined) problems.push(`${file}: ${fault}`);
      if (target !== undefined) targets.push(target);
    }
    graph.set(file, targets);
  }
  const cycle = findCycle(graph) ?? findCycle(folderGraph(graph));
  return cycle === undefined ? problems : [...problems, `import cycle: ${cycle.join(' -> ')}`];
}

function findFault(file: string, specifier: string, target: string): string | undefined {
  const layer = layerOf(target);
  const isShortcut = specifier.startsWith('.') && layer !== layerOf(file) && layer !== 'content';
  return (
    findLayerFault(file, layer) ??
    (isShortcut ? `import ${layer} by its package name: ${specifier}` : undefined)
  );
}

/** The file that an import means, from the project's folder; `undefined` for a package from outside. */
function resolve(file: string, specifier: string, workspaces: Workspaces): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [scope, name, ...rest] = specifier.split('/');
  const workspace = workspaces.get(`${scope}/${name}`);
  return (
    workspace && path.posix.join(workspace.folder, exportedFile(workspace.exports, ['.', ...rest].join('/')))
  );
}

/** The file behind `subpath` in a manifest's `exports`. What is not exported stands for itself: tsc reports it. */
function exportedFile(exports: Readonly<Record<string, string>>, subpath: string): string {
  for (const [key, target] of Object.entries(exports)) {
    const [start = '', end] = key.split('*');
    if (key === subpath) return target;
    if (end === undefined || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
    return target.replace('*', subpath.slice(start.length, subpath.length - end.length));
  }
  return subpath;
}

/** The project's own packages by name. */
function findWorkspaces(folder: string): Workspaces {
  return new Map(
    manifestsOf(folder).map((manifest) => {
      const { name, exports = {} } = JSON.parse(
        readFileSync(path.join(folder, manifest), 'utf8'),
      ) as Manifest;
      return [name, { folder: path.posix.dirname(manifest), exports }];
    }),
  );
}

/** The first import cycle, as the files on it with the first one repeated at the end. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const target of graph.get(file) ?? []) {
      const cycle = visit(target, [...trail, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

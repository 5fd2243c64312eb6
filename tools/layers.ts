/**
 * Which part of the project may import which: `kernel <- contract <- games <- catalog <- apps`.
 * This file is the rule; check-layers.ts applies it to the source files.
 */

/** A part of the project that the import rules are about. A game's layer is `games/<name>`, so that games differ. */
export type Layer = string;

/** The layers each layer may import besides itself; `games` stands for any game. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': [],
  'packages/art': [],
  'packages/hex': ['packages/kernel'],
  'packages/text': [],
  'packages/print': [],
  'packages/page-host': [],
  'packages/packs': ['packages/text'],
  'packages/contract': ['packages/kernel', 'packages/text'],
  'packages/testkit': ['packages/kernel', 'packages/contract', 'packages/text'],
  'packages/bots': ['packages/kernel', 'packages/hex', 'games'],
  'packages/session': ['packages/kernel', 'packages/contract', 'packages/bots'],
  'packages/catalog': ['packages/contract', 'games'],
  'packages/speech': ['packages/kernel', 'packages/contract', 'packages/text'],
  games: ['packages/kernel', 'packages/contract', 'packages/hex', 'packages/packs', 'packages/art'],
  apps: ['packages', 'games', 'content'],
  bench: ['packages', 'games', 'content'],
  e2e: ['packages', 'games', 'content'],
  tools: ['packages', 'games', 'content'],
};

/** The layers whose code imports nothing from outside the project. */
const SELF_CONTAINED = ['packages/kernel', 'packages/contract', 'packages/hex', 'packages/art', 'games'];

/** Rules get their packs from outside; what a game offers its clients brings the packs that come with it. */
const ENTRY = /^games\/[^/]+\/src\/entry(?:\/|\.ts$)/;

/** The layer that holds a file, by its path from the project's folder. */
export function layerOf(file: string): Layer {
  const [top = '', name = ''] = file.split('/');
  if (['packages', 'games', 'apps'].includes(top)) return `${top}/${name}`;
  return file.includes('/') ? top : 'tools';
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts') || file.split('/').includes('test');
}

/** Why `file` may not import from `target`, or `undefined` when it may. */
export function findLayerFault(file: string, target: Layer): string | undefined {
  const layer = layerOf(file);
  if (layer === target) return undefined;
  const allowed = [
    ...(MAY_IMPORT[layer] ?? MAY_IMPORT[kindOf(layer)] ?? []),
    ...(ENTRY.test(file) ? ['content'] : []),
    ...testsMayImport(file),
  ];
  if (allowed.includes(target) || allowed.includes(kindOf(target))) return undefined;
  return `${layer} may not import ${target}`;
}

/** Schemas of content packs are kept apart from the engine, which never loads them; they are written with zod. */
const SCHEMA = /^games\/[^/]+\/src\/packs\/schema\//;

/** Why `file` may not import a package from outside the project, or `undefined` when it may. */
export function findOutsideFault(file: string, specifier: string): string | undefined {
  const layer = layerOf(file);
  if (specifier === 'zod' && SCHEMA.test(file)) return undefined;
  if (isTest(file) || !(SELF_CONTAINED.includes(layer) || SELF_CONTAINED.includes(kindOf(layer))))
    return undefined;
  return `${layer} may import nothing from outside the project: ${specifier}`;
}

/** Tests may use the testkit. Those of a package may play with the games that prove it, those of a game may read its texts. */
function testsMayImport(file: string): string[] {
  if (!isTest(file)) return [];
  if (file.startsWith('packages/'))
    return ['packages/testkit', 'packages/kernel', 'packages/catalog', 'games', 'content'];
  return file.startsWith('games/') ? ['packages/testkit', 'packages/text'] : ['packages/testkit'];
}

function kindOf(layer: Layer): string {
  return layer.split('/')[0] ?? layer;
}

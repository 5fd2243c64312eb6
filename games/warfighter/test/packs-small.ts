import { type CheckedPack, checkPack, type PackFile } from '../src/packs/index.ts';

/** A small pack to spoil, and its problems in short. */

export const NAMES = { cards: { axe: 'Axe' }, terms: { Axe: 'Axe', Unarmed: 'Unarmed' } };

export const AXE = {
  id: 'axe',
  source: 'original',
  type: 'weapon',
  cost: 1,
  words: ['Axe'],
  traits: ['Unarmed'],
  profiles: [{ ranges: [{ range: 0, kill: 8 }], modes: [{ mode: 'semi', dice: 1 }] }],
  stacks: [],
};

export const MANIFEST = {
  id: 'small',
  version: '1.0.0',
  ruleset: 'modern',
  requires: [] as string[],
  languages: ['en'],
  sources: [],
};

/** The smallest pack: one weapon. Files given here replace or join its own. */
export function smallPack(files: Readonly<Record<string, unknown>> = {}): readonly PackFile[] {
  const all = {
    'pack.json': MANIFEST,
    'weapons.json': [AXE],
    'locales/en.json': NAMES,
    ...files,
  };
  return Object.entries(all).map(([name, data]) => ({
    name,
    text: typeof data === 'string' ? data : JSON.stringify(data),
  }));
}

export function problemsOf(files: Readonly<Record<string, unknown>>, known: readonly CheckedPack[] = []) {
  return checkPack(smallPack(files), known).problems.map(({ file, path, code }) => `${file} ${path} ${code}`);
}

export const does = (when: string, ...effects: readonly unknown[]) => ({ when, do: effects });
export const plus = { effect: 'modAttack', amount: 1 };

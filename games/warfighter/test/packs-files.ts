import { readdirSync, readFileSync } from 'node:fs';
import { pick, type Uniform } from '@sitrep/kernel';
import { type CheckedPack, checkPack, type PackFile, type PackProblemCode } from '../src/packs/index.ts';

/** Packs broken on purpose, each in one place. */

export const PACKS = ['modern-core', 'modern-jungle', 'modern-middle-east'] as const;
export type PackId = (typeof PACKS)[number];

/** A card or team as plain data that can be spoiled. */
export type Data = Record<string, unknown>;

export function readFiles(id: string): readonly PackFile[] {
  const folder = new URL(`../../../content/${id}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}

export const originals = Object.fromEntries(PACKS.map((id) => [id, readFiles(id)])) as Record<
  PackId,
  readonly PackFile[]
>;

function mustPass(id: PackId, known: readonly CheckedPack[]): CheckedPack {
  const checked = checkPack(originals[id], known);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.pack;
}

const core = mustPass('modern-core', []);

export interface Broken {
  readonly files: readonly PackFile[];
  readonly known: readonly CheckedPack[];
  readonly file: string;
  readonly path: string;
  readonly code: PackProblemCode;
}

/** Spoils a pack at random; `undefined` if the chosen place does not allow it. */
export type Spoiler = (random: Uniform) => Broken | undefined;

export function textOf(id: PackId, file: string): string {
  return originals[id].find(({ name }) => name === file)?.text ?? '';
}

export function knownFor(id: PackId): readonly CheckedPack[] {
  return id === 'modern-core' ? [] : [core];
}

export function withText(id: PackId, file: string, text: string): readonly PackFile[] {
  return originals[id].map((each) => (each.name === file ? { name: file, text } : each));
}

/** Spoils one entry of one list file, and says at which path below the entry and with which code. */
export function spoilEntry(
  file: string,
  spoil: (
    entry: Data,
    random: Uniform,
    list: Data[],
  ) => readonly [path: string, code: PackProblemCode] | undefined,
): Spoiler {
  return (random) => {
    const id = pick(
      PACKS.filter((pack) => originals[pack].some(({ name }) => name === file)),
      random,
    );
    const list = JSON.parse(textOf(id, file)) as Data[];
    const index = random.below(list.length);
    const found = spoil(list[index] ?? {}, random, list);
    if (found === undefined) return undefined;
    const [below, code] = found;
    const path = below.startsWith('/') ? below.slice(1) : `${index}.${below}`;
    return { files: withText(id, file, JSON.stringify(list)), known: knownFor(id), file, path, code };
  };
}

export function spoilObject(
  file: string,
  spoil: (data: Data, random: Uniform) => readonly [path: string, code: PackProblemCode],
): Spoiler {
  return (random) => {
    const id = pick(PACKS, random);
    const data = JSON.parse(textOf(id, file)) as Data;
    const [path, code] = spoil(data, random);
    return { files: withText(id, file, JSON.stringify(data)), known: knownFor(id), file, path, code };
  };
}

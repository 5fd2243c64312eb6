import type { Problem } from '@sitrep/kernel';
import type { Deployment } from '../content/content.ts';

type Data = Readonly<Record<string, unknown>>;

/** A deployment as it came from outside, or why it is none. */
export type ReadDeployment =
  | { readonly ok: true; readonly deployment: Deployment }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Checks the form of a draft, which may be any data. */
export function readDeployment(draft: unknown): ReadDeployment {
  const { type, posts, users, inside } = isData(draft) ? draft : {};
  const problems = [
    ...shape('type', type === 'deploy'),
    ...shape('posts', isTexts(posts)),
    ...shape('users', isTexts(users)),
    ...shape('inside', Array.isArray(inside) && inside.every((piece) => typeof piece === 'string')),
  ];
  if (problems.length > 0) return { ok: false, problems };
  // the casts: all three were looked at just now
  return { ok: true, deployment: { posts, users, inside } as unknown as Deployment };
}

function shape(path: string, isGood: boolean): readonly Problem[] {
  return isGood ? [] : [{ code: 'DRAFT_BROKEN', path, rule: 'CV-S1-01' }];
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): boolean {
  return isData(value) && Object.values(value).every((text) => typeof text === 'string');
}

import { isRecord, type Problem } from '@sitrep/kernel';
import type { Deployment } from '../content/content.ts';

/** A deployment that came from outside, or the reason why it is not one. */
export type ReadDeployment =
  | { readonly ok: true; readonly deployment: Deployment }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Checks the shape of a draft, which may be any data. */
export function readDeployment(draft: unknown): ReadDeployment {
  const { type, posts, users, inside } = isRecord(draft) ? draft : {};
  if (type === 'deploy' && isTexts(posts) && isTexts(users) && isList(inside))
    return { ok: true, deployment: { posts, users, inside } };
  const problems = [
    ...shape('type', type === 'deploy'),
    ...shape('posts', isTexts(posts)),
    ...shape('users', isTexts(users)),
    ...shape('inside', isList(inside)),
  ];
  return { ok: false, problems };
}

function shape(path: string, isGood: boolean): readonly Problem[] {
  return isGood ? [] : [{ code: 'DRAFT_BROKEN', path, rule: 'CV-S1-01' }];
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

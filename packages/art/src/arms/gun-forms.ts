import type { GunForm } from './gun-form.ts';
import { NEW_GUNS } from './new-guns.ts';
import { OLD_GUNS } from './old-guns.ts';

/** Forms by what such a gun is called in general. A picture may name one and change single parts. */
export const GUN_FORMS = { ...NEW_GUNS, ...OLD_GUNS } as const satisfies Readonly<Record<string, GunForm>>;

export type GunName = keyof typeof GUN_FORMS;

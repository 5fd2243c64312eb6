import { OBJECTS, type ObjectName } from '../objects/objects.ts';
import { namesOf } from '../press/names.ts';
import type { Stencil } from '../press/press.ts';
import { GLYPHS, type Glyph } from './glyphs.ts';

/** What can stand for something: a thing, or a sign. */
export type Sign = Glyph | ObjectName;

export const SIGN_STENCILS: Readonly<Record<Sign, Stencil>> = { ...OBJECTS, ...GLYPHS };

export const SIGNS: readonly Sign[] = namesOf(SIGN_STENCILS);

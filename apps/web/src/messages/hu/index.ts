import type { Messages } from '@sitrep/text';
import { pages } from './pages.ts';
import { table } from './table.ts';

export const hu: Messages = { ...pages, ...table };

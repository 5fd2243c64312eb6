import type { Messages } from '@sitrep/text';
import { cards } from './cards.ts';
import { pages } from './pages.ts';
import { table } from './table.ts';

export const hu: Messages = { ...cards, ...pages, ...table };

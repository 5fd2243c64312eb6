import type { Messages } from '@sitrep/text';
import { after } from './after.ts';
import { before } from './before.ts';
import { cards } from './cards.ts';
import { dock } from './dock.ts';
import { feed } from './feed.ts';
import { home } from './home.ts';
import { keys } from './keys.ts';
import { lesson } from './lesson.ts';
import { moments } from './moments.ts';
import { pages } from './pages.ts';
import { print } from './print.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';
import { words } from './words.ts';

export const hu: Messages = {
  ...after,
  ...before,
  ...cards,
  ...dock,
  ...feed,
  ...home,
  ...keys,
  ...lesson,
  ...moments,
  ...pages,
  ...print,
  ...replay,
  ...rules,
  ...setup,
  ...table,
  ...words,
};

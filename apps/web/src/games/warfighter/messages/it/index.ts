import type { Messages } from '@sitrep/text';
import { board } from './board.ts';
import { keys } from './keys.ts';
import { campaign } from './campaign.ts';
import { moments } from './moments.ts';
import { ownWords } from './own-words.ts';
import { packs } from './packs.ts';
import { planner } from './planner.ts';
import { print } from './print.ts';
import { report } from './report.ts';
import { show } from './show.ts';
import { team } from './team.ts';
import { tutorial } from './tutorial.ts';

export const it: Messages = {
  ...board,
  ...keys,
  ...campaign,
  ...moments,
  ...ownWords,
  ...packs,
  ...planner,
  ...print,
  ...report,
  ...show,
  ...team,
  ...tutorial,
};

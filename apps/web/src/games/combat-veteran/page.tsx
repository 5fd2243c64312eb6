import { AccountRecap } from '../../kit/log/account-recap.tsx';
import type { GamePage } from '../../kit/page/game-page.ts';
import { BattleBoard } from './board/battle-board.tsx';
import { BriefingPicture } from './briefing/briefing-picture.tsx';
import { cardLook } from './card-look.ts';
import { Emblem } from './counters/emblem.tsx';
import { DeploymentForm } from './deployment/deployment-form.tsx';
import { CommandDock } from './dock/command-dock.tsx';
import { SavedPicture } from './door/saved-picture.tsx';
import { keys } from './keys.ts';
import { messages } from './messages/index.ts';
import { showOf } from './motion/show-of.ts';
import { cardOf, figuresOf, optionNote } from './notes/about-piece.ts';
import { Report, ReportLead } from './report/report.tsx';
import { Status } from './status/status.tsx';

/** All that Combat Veteran brings to the page. */
export const combatVeteranPage: GamePage = {
  messages,
  Board: BattleBoard,
  Emblem,
  BriefingPicture,
  SavedPicture,
  cardOf,
  cardLook,
  Status,
  Recap: AccountRecap,
  Dock: CommandDock,
  isDockSheet: true,
  forms: { deployment: DeploymentForm },
  optionNote,
  figuresOf,
  keys,
  showOf,
  isChapter: ({ type }) => type === 'phaseBegan',
  ReportLead,
  Report,
  termSections: [
    'discipline',
    'stances',
    'conditions',
    'results',
    'weapons',
    'wounds',
    'attacks',
    'movement',
    'terrain',
    'bunkers',
    'support',
    'close-combat',
  ],
  printing: async () => (await import('./printing/printing.ts')).printing,
  lesson: async () => (await import('./tutorial/first-firefight.ts')).FIRST_FIREFIGHT,
};

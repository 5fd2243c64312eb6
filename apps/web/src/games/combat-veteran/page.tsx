import type { SeatEvent } from '@sitrep/kernel';
import { AccountRecap } from '../../kit/log/account-recap.tsx';
import type { BeatKind } from '../../kit/page/beat-kind.ts';
import type { BeatLook, GamePage } from '../../kit/page/game-page.ts';
import { BattleBoard } from './board/battle-board.tsx';
import { BriefingPicture } from './briefing/briefing-picture.tsx';
import { cardLook } from './card-look.ts';
import { Emblem } from './counters/emblem.tsx';
import { DeploymentForm } from './deployment/deployment-form.tsx';
import { CommandDock } from './dock/command-dock.tsx';
import { keys } from './keys.ts';
import { messages } from './messages/index.ts';
import { cardOf, figuresOf, optionNote } from './notes/about-piece.ts';
import { Status } from './status/status.tsx';

/** What its events look like over the board. */
const BEATS: Readonly<Record<string, BeatKind>> = { rolled: 'dice' };

function beatOf({ type, dice }: SeatEvent): BeatLook | undefined {
  const kind = BEATS[type];
  const faces = Array.isArray(dice) ? dice.filter((face) => typeof face === 'number') : [];
  return kind === undefined ? undefined : { kind, dice: faces };
}

/** All that Combat Veteran brings to the page. */
export const combatVeteranPage: GamePage = {
  messages,
  Board: BattleBoard,
  Emblem,
  BriefingPicture,
  cardOf,
  cardLook,
  Status,
  Recap: AccountRecap,
  Dock: CommandDock,
  isDockSheet: true,
  forms: { deployment: DeploymentForm },
  optionNote,
  figuresOf,
  beatOf,
  keys,
  isChapter: ({ type }) => type === 'phaseBegan',
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
  lesson: async () => (await import('./tutorial/first-firefight.ts')).FIRST_FIREFIGHT,
};

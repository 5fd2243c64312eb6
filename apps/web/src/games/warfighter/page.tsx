import type { GamePage } from '../../kit/page/game-page.ts';
import { PathBoard } from './board/path-board.tsx';
import { Status } from './board/status.tsx';
import { TeamForm } from './builder/team-form.tsx';
import { readHand } from './dock/read-hand.ts';
import { ReplayDock } from './dock/replay-dock.tsx';
import { TeamDock } from './dock/team-dock.tsx';
import { cardLook } from './look/card-look.ts';
import { messages } from './messages/index.ts';
import { cardOf, figuresOf, situationOf, whyApart } from './orders/about-piece.ts';
import { optionNote } from './orders/option-note.ts';
import { headingOf, targetOf } from './orders/order-words.ts';
import { quickOrders } from './orders/quick-orders.ts';
import { pictures } from './pictures.ts';
import { pieceName, piecesOf } from './pieces/pieces.ts';
import { PileSheet } from './piles/pile-sheet.tsx';
import { markingOf } from './planner/marking.ts';
import { plannedFocus } from './planner/offers.ts';
import { Planner } from './planner/planner.tsx';
import { ReadyAnswers } from './planner/ready-answers.tsx';
import { readOf } from './read/use-read.ts';
import { RecapCard } from './recap/recap-card.tsx';
import { Report, ReportLead } from './report/report.tsx';
import { showOf } from './show/show-of.ts';
import { pastOf } from './show/show-setting.ts';

/** What opens over the table. */
function TableSheets() {
  return (
    <>
      <PileSheet />
      <Planner />
    </>
  );
}

/** Everything that Warfighter contributes to the page. */
export const warfighterPage: GamePage = {
  messages,
  makeFinder: () => piecesOf,
  pieceName,
  isOpened: (piece) => piece.startsWith('soldier:'),
  markingOf,
  Answers: ReadyAnswers,
  cardOf,
  situationOf,
  cardLook,
  pictures,
  Board: PathBoard,
  Dock: TeamDock,
  hasDrawer: true,
  ReplayDock,
  Status,
  Sheets: TableSheets,
  isPlanned: ({ now }, piece) => plannedFocus(now.view.decision?.name, piece) !== undefined,
  Recap: RecapCard,
  landscapeOf: (scene) => readOf(scene).game.mission,
  forms: { team: TeamForm },
  optionNote,
  quickOrders,
  headingOf,
  figuresOf,
  whyApart,
  targetOf,
  termSections: ['keywords', 'hostiles', 'wounds', 'attacks', 'movement', 'actions', 'cards', 'gear'],
  showOf,
  recall: pastOf,
  isChapter: ({ type }) => type === 'phaseStarted',
  readHand,
  ReportLead,
  Report,
  printing: async () => (await import('./printing/printing.ts')).printing,
  lesson: async () => (await import('./tutorial/first-lesson.ts')).FIRST_LESSON,
};

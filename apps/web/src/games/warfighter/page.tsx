import type { GamePage } from '../../kit/page/game-page.ts';
import { Ending } from './after/ending.tsx';
import { Report, ReportLead } from './after/report.tsx';
import { Status } from './board/status.tsx';
import { BriefingPicture } from './briefing/briefing-picture.tsx';
import { TeamForm } from './builder/team-form.tsx';
import { CampaignButton } from './campaign/campaign-button.tsx';
import { useIsBetween } from './campaign/use-is-between.ts';
import { WarBoard } from './campaign/war-board.tsx';
import { readHand } from './dock/read-hand.ts';
import { ReplayDock } from './dock/replay-dock.tsx';
import { TeamDock } from './dock/team-dock.tsx';
import { SavedPicture } from './door/saved-picture.tsx';
import { keys } from './keys.ts';
import { cardLook } from './look/card-look.ts';
import { messages } from './messages/index.ts';
import { MissionKeys } from './mission-keys.tsx';
import { cardOf, figuresOf, situationOf, whyApart } from './orders/about-piece.ts';
import { alarmOf } from './orders/alarm-of.ts';
import { keyOfOrder } from './orders/key-of-order.ts';
import { optionNote } from './orders/option-note.ts';
import { headingOf, targetOf } from './orders/order-words.ts';
import { quickOffers } from './orders/quick-offers.ts';
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
import { condense } from './show/condense.ts';
import { showOf } from './show/show-of.ts';
import { pastOf } from './show/show-setting.ts';
import { themeOf } from './show/sounds.ts';

/** What opens over the table. */
function TableSheets() {
  return (
    <>
      <PileSheet />
      <Planner />
      <MissionKeys />
    </>
  );
}

/** The figures of the mission, if one is laid out, and the way to the campaign that it is part of. */
function WarStatus() {
  return (
    <>
      {!useIsBetween() && <Status />}
      <CampaignButton />
    </>
  );
}

/** Nothing covers the campaign between two missions. */
function WarRecap() {
  return useIsBetween() ? undefined : <RecapCard />;
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
  Board: WarBoard,
  SavedPicture,
  BriefingPicture,
  Dock: TeamDock,
  hasDrawer: true,
  ReplayDock,
  Status: WarStatus,
  Sheets: TableSheets,
  isPlanned: ({ now }, piece) => plannedFocus(now.view.decision?.name, piece) !== undefined,
  keys,
  Recap: WarRecap,
  landscapeOf: (scene) => readOf(scene).game.mission,
  forms: { team: TeamForm },
  draftType: 'buyTeam',
  optionNote,
  orderKey: keyOfOrder,
  quickOrders,
  quickOffers,
  alarmOf,
  headingOf,
  figuresOf,
  whyApart,
  targetOf,
  termSections: ['keywords', 'hostiles', 'wounds', 'attacks', 'movement', 'actions', 'cards', 'gear'],
  showOf,
  condense,
  recall: pastOf,
  isChapter: ({ type }) => type === 'phaseStarted',
  readHand,
  Ending,
  endSounds: themeOf,
  ReportLead,
  Report,
  printing: async () => (await import('./printing/printing.ts')).printing,
  lesson: async () => (await import('./tutorial/first-lesson.ts')).FIRST_LESSON,
};

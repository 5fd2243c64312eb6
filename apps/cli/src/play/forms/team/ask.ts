import type { Answer, GameTypes, Problem, Seat } from '@sitrep/kernel';
import type { Purchase } from '@sitrep/warfighter';
import type { Draft } from '@sitrep/warfighter/queries';
import { readView } from '@sitrep/warfighter/queries';
import { folded, writePaged } from '../../pager.ts';
import { write } from '../../screen.ts';
import { type Session, sceneOf } from '../../session.ts';
import { obey } from '../../words/index.ts';
import type { Next } from '../../words/word.ts';
import { askDraft } from '../ask-draft.ts';
import { edit } from './edit.ts';
import { type Desk, problemLines, sheetLines } from './sheet.ts';
import { shelfLines, shelfNames } from './shop.ts';

type BuyTeam = Answer<GameTypes> & { readonly soldiers: Draft };

/** Lets a team be taken as recommended, drawn by chance, or written line by line, until the rules accept it. */
export function askTeam(session: Session, seat: Seat): Promise<Next> {
  return askDraft(session, seat, {
    start: startOf(session, seat),
    show: (draft) => showDraft(session, seat, draft),
    answerOf,
    take: (draft, line) => take(session, seat, draft, line),
  });
}

/** The draft after a typed line, or what comes next where the line was no edit. */
async function take(session: Session, seat: Seat, draft: Draft, line: string): Promise<Draft | Next> {
  const ready = READY[line];
  if (ready !== undefined) return ready(session, seat);
  const desk = deskOf(session, seat);
  const [word, shelf = ''] = line.toLowerCase().split(/\s+/);
  if (word === 'list') return list(session, desk, shelf);
  const edited = edit(desk, session.entry, draft, line);
  if (edited === undefined) return obey(session, seat, line);
  if ('draft' in edited) return edited.draft;
  write(session, edited.words, 2);
  return 'ask';
}

/** The drafts that a number asks for. */
const READY: Readonly<Record<string, (session: Session, seat: Seat) => Draft>> = {
  '2': startOf,
  '3': ({ match, random }, seat) => draftOf(match.game.sample(match.state, seat, random)),
  '4': () => [],
};

/** The recommended team; without one, what a time-out would commit. */
function startOf({ match, entry }: Session, seat: Seat): Draft {
  const [recommended] = entry.suggest(match.state);
  return draftOf(recommended?.draft ?? match.game.fallback(match.state, seat));
}

function draftOf(answer: Answer<GameTypes>): Draft {
  // Suggestions, samples and fallbacks of this form are teams.
  return (answer as BuyTeam).soldiers;
}

function answerOf(soldiers: readonly Purchase[]): Answer<GameTypes> {
  return { type: 'buyTeam', soldiers } as Answer<GameTypes>;
}

function deskOf(session: Session, seat: Seat): Desk {
  return { state: readView(sceneOf(session, seat)), speech: session.speech };
}

function list(session: Session, desk: Desk, shelf: string): Next {
  const lines = shelfLines(desk, shelf);
  if (lines === undefined)
    write(session, desk.speech.text.t('team.shelves', { lists: shelfNames(desk).join(', ') }));
  else
    writePaged(
      session,
      lines.flatMap((line) => folded(session, line, 4)),
    );
  return 'ask';
}

/** The team as it stands, what is wrong with it, and what can be done. */
function showDraft(session: Session, seat: Seat, draft: Draft): void {
  const { match, speech } = session;
  const desk = deskOf(session, seat);
  const problems: readonly Problem[] = match.game.problems(match.state, seat, answerOf(draft));
  const verdict = problems.length === 0 ? [] : [speech.text.t('team.problems', { count: problems.length })];
  const choices = ['go', 'recommended', 'random', 'empty'].map(
    (name, index) => `${String(index + 1).padStart(3)}  ${speech.text.t(`team.${name}`)}`,
  );
  const lines = [
    ...sheetLines(desk, draft),
    ...verdict,
    ...problemLines(desk, draft, problems),
    '',
    ...choices,
  ];
  writePaged(
    session,
    [...lines, speech.text.t('team.hint', { lists: shelfNames(desk).join('/') })].flatMap((line) =>
      folded(session, line, 7),
    ),
  );
}

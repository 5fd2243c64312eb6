import type { Deployment } from '@sitrep/combat-veteran';
import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { mapLines, regionAround } from '../../boards/combat-veteran/map.ts';
import { findHexOf, type Table, tableOf } from '../../boards/combat-veteran/table.ts';
import { folded, writePaged } from '../../pager.ts';
import { write } from '../../screen.ts';
import { type Session, sceneOf } from '../../session.ts';
import { obey } from '../../words/index.ts';
import type { Next } from '../../words/word.ts';
import { askDraft } from '../ask-draft.ts';
import { edit } from './edit.ts';
import { problemLines, sheetLines } from './sheet.ts';

const ROWS = 12;

/** Lets a side be set up as suggested, by chance, or piece by piece, until the rules accept it. */
export function askDeployment(session: Session, seat: Seat): Promise<Next> {
  return askDraft(session, seat, {
    start: suggested(session, seat),
    show: (draft) => showDraft(session, seat, draft),
    answerOf,
    take: (draft, line) => take(session, seat, draft, line),
  });
}

/** The draft after a typed line, or what comes next where the line was no edit. */
async function take(
  session: Session,
  seat: Seat,
  draft: Deployment,
  line: string,
): Promise<Deployment | Next> {
  if (line === '2') return suggested(session, seat);
  if (line === '3') return draftOf(session.match.game.sample(session.match.state, seat, session.random));
  if (line === 'list') return draft;
  const edited = edit(tableAt(session, seat), seat, draft, line);
  if (edited === undefined) return obey(session, seat, line);
  if ('draft' in edited) return edited.draft;
  write(session, edited.words, 2);
  return 'ask';
}

function suggested({ match, entry }: Session, seat: Seat): Deployment {
  const [first] = entry.suggest(match.state);
  return draftOf(first?.draft ?? match.game.fallback(match.state, seat));
}

function draftOf(answer: Answer<GameTypes>): Deployment {
  // Suggestions, samples and fallbacks of this form are set-ups.
  const { posts, users, inside } = answer as unknown as Deployment;
  return { posts, users, inside };
}

function answerOf(draft: Deployment): Answer<GameTypes> {
  return { type: 'deploy', ...draft } as unknown as Answer<GameTypes>;
}

function tableAt(session: Session, seat: Seat): Table {
  return tableOf(sceneOf(session, seat));
}

/** The table with the draft's pieces on the map. */
function laidOut(table: Table, { posts }: Deployment): Table {
  const at = [...table.game.at];
  for (const [id, hex] of Object.entries(posts)) {
    const piece = table.roster.numbers.get(id);
    if (piece !== undefined) at[piece] = findHexOf(table, hex) ?? -1;
  }
  return { ...table, game: { ...table.game, at } };
}

/** The map with the draft, who is where, what is wrong with it, and what can be done. */
function showDraft(session: Session, seat: Seat, draft: Deployment): void {
  const { match, speech } = session;
  const table = laidOut(tableAt(session, seat), draft);
  const [post = ''] = Object.values(draft.posts);
  const hex = findHexOf(table, post) ?? 0;
  const problems = match.game.problems(match.state, seat, answerOf(draft));
  const verdict =
    problems.length === 0 ? [] : [speech.text.t('cv.deploy.problems', { count: problems.length })];
  const choices = ['go', 'suggested', 'random'].map(
    (name, index) => `${String(index + 1).padStart(3)}  ${speech.text.t(`cv.deploy.${name}`)}`,
  );
  const lines = [
    ...mapLines(table, regionAround(table, hex, ROWS)),
    ...sheetLines(table, seat, draft),
    ...verdict,
    ...problemLines(table, problems),
    '',
    ...choices,
    speech.text.t('cv.deploy.hint'),
  ];
  writePaged(
    session,
    lines.flatMap((line) => folded(session, line, 6)),
  );
}

import type { CvTypes, Deployment } from '@sitrep/combat-veteran';
import type { Answer } from '@sitrep/kernel';
import type { DraftForm, Edited, FormDesk } from '../../../table/form.ts';
import { mapLines } from '../board/map.ts';
import { findHexOf, type Table, tableOf } from '../board/table.ts';
import { regionAround } from '../board/window.ts';
import { edit } from './edit.ts';
import { problemLines, sheetLines } from './sheet.ts';

/** Sets up a side as suggested, at random, or piece by piece, until the rules accept it. */
export function deploymentForm(form: FormDesk<CvTypes>): DraftForm<Deployment, CvTypes> {
  return {
    draftOf,
    lines: (draft) => linesOf(form, draft),
    indent: 6,
    answerOf,
    take: (draft, line) => take(form, draft, line),
  };
}

async function take(
  form: FormDesk<CvTypes>,
  draft: Deployment,
  line: string,
): Promise<Edited<Deployment> | undefined> {
  if (line === '2') return { draft: draftOf((await form.suggested()) ?? form.usual()) };
  if (line === '3') return { draft: draftOf(await form.sample()) };
  if (line === 'list') return { draft };
  return edit(tableOf(form.scene()), form.seat, draft, line);
}

function draftOf(answer: object): Deployment {
  // Suggestions, samples and fallbacks of this form are set-ups.
  const { posts, users, inside } = answer as Deployment;
  return { posts, users, inside };
}

function answerOf(draft: Deployment): Answer<CvTypes> {
  return { type: 'deploy', ...draft };
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
async function linesOf(form: FormDesk<CvTypes>, draft: Deployment): Promise<readonly string[]> {
  const scene = form.scene();
  const { text } = scene.speech;
  const table = laidOut(tableOf(scene), draft);
  const [post = ''] = Object.values(draft.posts);
  const hex = findHexOf(table, post) ?? 0;
  const problems = await form.problems(answerOf(draft));
  const verdict = problems.length === 0 ? [] : [text.t('cv.deploy.problems', { count: problems.length })];
  const choices = ['go', 'suggested', 'random'].map(
    (name, index) => `${String(index + 1).padStart(3)}  ${text.t(`cv.deploy.${name}`)}`,
  );
  return [
    ...mapLines(table, regionAround(roomFor(table), hex)),
    ...sheetLines(table, form.seat, draft),
    ...verdict,
    ...problemLines(table, problems),
    '',
    ...choices,
    text.t('cv.deploy.hint'),
  ];
}

/** Lines that the list of who is where takes. */
const SHEET_LINES = 8;

/** The same table where less of the map has room. */
function roomFor(table: Table): Table {
  const { rows } = table.scene;
  return rows === undefined ? table : { ...table, scene: { ...table.scene, rows: rows - SHEET_LINES } };
}

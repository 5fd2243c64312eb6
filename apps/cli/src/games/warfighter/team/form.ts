import type { Answer } from '@sitrep/kernel';
import type { Purchase, WarTypes } from '@sitrep/warfighter';
import type { Draft } from '@sitrep/warfighter/queries';
import { readView } from '@sitrep/warfighter/queries';
import type { DraftForm, Edited, FormDesk } from '../../../table/form.ts';
import { edit } from './edit.ts';
import { type Desk, problemLines, sheetLines } from './sheet.ts';
import { shelfLines, shelfNames } from './shop.ts';

/** Takes a recommended team, a random one, or one written line by line, until the rules accept it. */
export function teamForm(form: FormDesk<WarTypes>): DraftForm<Draft, WarTypes> {
  return {
    draftOf,
    lines: (draft) => linesOf(form, draft),
    indent: 7,
    answerOf,
    take: (draft, line) => take(form, draft, line),
  };
}

async function take(
  form: FormDesk<WarTypes>,
  draft: Draft,
  line: string,
): Promise<Edited<Draft> | undefined> {
  const ready = await readyAt(form, line);
  if (ready !== undefined) return { draft: await ready.draft() };
  const desk = deskOf(form);
  const [word, shelf = ''] = line.toLowerCase().split(/\s+/);
  return word === 'list' ? list(desk, shelf) : edit(desk, form.entry, draft, line);
}

/** A draft that a number asks for. */
interface Ready {
  readonly name: 'recommended' | 'random' | 'empty';
  draft(): Promise<Draft>;
}

/** Not every mission comes with a recommended team. */
async function readyDrafts(form: FormDesk<WarTypes>): Promise<readonly Ready[]> {
  const suggested = await form.suggested();
  return [
    ...(suggested === undefined
      ? []
      : [{ name: 'recommended', draft: async () => draftOf(suggested) } as const]),
    { name: 'random', draft: async () => draftOf(await form.sample()) },
    { name: 'empty', draft: async () => [] },
  ];
}

/** `1` commits; the drafts are numbered from 2 on. */
async function readyAt(form: FormDesk<WarTypes>, line: string): Promise<Ready | undefined> {
  return /^\d+$/.test(line) ? (await readyDrafts(form))[Number(line) - 2] : undefined;
}

function draftOf(answer: object): Draft {
  // Suggestions, samples and fallbacks of this form are teams.
  return (answer as { readonly soldiers: Draft }).soldiers;
}

function answerOf(soldiers: readonly Purchase[]): Answer<WarTypes> {
  return { type: 'buyTeam', soldiers };
}

function deskOf(form: FormDesk<WarTypes>): Desk {
  const scene = form.scene();
  return { state: readView(scene), speech: scene.speech };
}

function list(desk: Desk, shelf: string): Edited<Draft> {
  const lines = shelfLines(desk, shelf);
  if (lines !== undefined) return { list: lines };
  return { words: desk.speech.text.t('team.shelves', { lists: shelfNames(desk).join(', ') }) };
}

/** The team as it stands, what is wrong with it, and what can be done. */
async function linesOf(form: FormDesk<WarTypes>, draft: Draft): Promise<readonly string[]> {
  const desk = deskOf(form);
  const { text } = desk.speech;
  const problems = await form.problems(answerOf(draft));
  const verdict = problems.length === 0 ? [] : [text.t('team.problems', { count: problems.length })];
  const ready = await readyDrafts(form);
  const choices = ['go', ...ready.map(({ name }) => name)].map(
    (name, index) => `${String(index + 1).padStart(3)}  ${text.t(`team.${name}`)}`,
  );
  return [
    ...sheetLines(desk, draft),
    ...verdict,
    ...problemLines(desk, draft, problems),
    '',
    ...choices,
    text.t('team.hint', { lists: shelfNames(desk).join('/') }),
  ];
}

import type { GameEntry } from '@sitrep/contract';
import type { SeatClient } from '@sitrep/session';
import type { Language } from '@sitrep/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadPage } from '../games/index.ts';
import { loadText } from '../kit/i18n/text.tsx';
import { loadGameText } from '../kit/match/load-speech.ts';
import type { GamePage } from '../kit/page/game-page.ts';
import { SpokenMatch } from '../kit/page/match-context.tsx';
import { GivenPage } from '../kit/page/page-context.tsx';
import { TableScreen } from '../kit/screens/table/table-screen.tsx';
import { TableProvider } from '../kit/table/table-context.tsx';

/** The controls of a page, read from its markup. */
export interface Controls {
  /** The lit pieces on the board with the number of options that each says it has. */
  readonly lit: ReadonlyMap<string, number>;
  /** The kinds of options that are buttons beside the question. */
  readonly loose: readonly string[];
  /** The kinds of options in the list of orders. */
  readonly orders: readonly string[];
}

/** An element that is not read out, up to the first end of an element of its kind. */
const SILENT = /<(\w+)\b[^>]* aria-hidden="true"[^>]*>/;

/** Renders the table of a seat with its real components but without a browser, optionally with another page. */
export async function makeTableDrawer(
  entry: GameEntry,
  language: Language = 'en',
  given?: GamePage,
): Promise<(client: SeatClient) => Promise<string>> {
  const page = given ?? (await loadPage(entry.id));
  const text = await loadText(language, page.messages);
  const words = await loadGameText(entry, language);
  return async (client) => {
    const heard = listenTo(client);
    const match = { id: 'drawn', entry, names: [], reader: heard.client, client: heard.client };
    const draw = () =>
      renderToStaticMarkup(
        <GivenPage page={page} text={text}>
          <SpokenMatch match={match} text={words}>
            <TableProvider>
              <TableScreen />
            </TableProvider>
          </SpokenMatch>
        </GivenPage>,
      );
    // Like a browser: renders once to find out what is asked, and again with the replies.
    draw();
    await heard.replies();
    return draw();
  };
}

/** The same client, and what it has replied to. */
function listenTo(client: SeatClient): { readonly client: SeatClient; replies(): Promise<void> } {
  const asked: Promise<unknown>[] = [];
  return {
    client: changed(client, {
      ask(revision, question) {
        const reply = client.ask(revision, question);
        asked.push(reply);
        return reply;
      },
    }),
    replies: async () => void (await Promise.all(asked)),
  };
}

/** The same client except for some members. */
export function changed(client: SeatClient, change: Partial<SeatClient>): SeatClient {
  return {
    facts: client.facts,
    told: client.told,
    snapshot: () => client.snapshot(),
    subscribe: (listener) => client.subscribe(listener),
    ask: (revision, question) => client.ask(revision, question),
    answer: (answer, number) => client.answer(answer, number),
    carryOut: (answers, number) => client.carryOut(answers, number),
    undo: () => client.undo(),
    order: (decision, isOn) => client.order(decision, isOn),
    settle: (policy) => client.settle(policy),
    concede: () => client.concede(),
    defer: () => client.defer(),
    keepDraft: (draft) => client.keepDraft(draft),
    ...change,
  };
}

/** The enabled controls in the markup of a table. */
export function readControls(markup: string): Controls {
  const tags = markup.match(/<button[^>]*>/g) ?? [];
  const valuesOf = (name: string) =>
    tags.flatMap((tag) => {
      const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
      const [, copies = '1'] = / data-copies="(\d+)"/.exec(tag) ?? [];
      return value === undefined ? [] : Array.from({ length: Number(copies) }, () => value);
    });
  const lit = new Map<string, number>();
  for (const tag of tags) {
    const [, piece] = / data-piece="([^"]*)"/.exec(tag) ?? [];
    const [, count] = / data-lit="(\d+)"/.exec(tag) ?? [];
    if (piece !== undefined && count !== undefined) lit.set(piece, Number(count));
  }
  return { lit, loose: valuesOf('data-loose'), orders: valuesOf('data-option') };
}

/** The names of all buttons and links in the markup: their label, or else their text. */
export function readNames(markup: string): readonly string[] {
  return [...markup.matchAll(/<(button|a)\b(?<attributes>[^>]*)>(?<inside>.*?)<\/\1>/gs)].map(
    ({ groups }) => {
      const [, label] = / aria-label="([^"]*)"/.exec(groups?.attributes ?? '') ?? [];
      return label ?? withoutSilent(groups?.inside ?? '').replaceAll(/<[^>]*>/g, '');
    },
  );
}

/** Markup without what is not read out, and all that is in it. */
function withoutSilent(markup: string): string {
  const start = SILENT.exec(markup);
  if (start === null) return markup;
  const [tag, kind] = start;
  const from = start.index + tag.length;
  const tags = markup.slice(from).matchAll(new RegExp(`<(/?)${kind}\\b[^>]*>`, 'g'));
  let depth = 1;
  for (const { 0: found, 1: slash, index } of tags) {
    depth += slash === '/' ? -1 : 1;
    if (depth === 0)
      return markup.slice(0, start.index) + withoutSilent(markup.slice(from + index + found.length));
  }
  return markup.slice(0, start.index);
}

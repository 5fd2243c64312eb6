import type { GameEntry } from '@sitrep/catalog';
import { makeSpeech } from '@sitrep/speech';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadText, TextProvider } from '../i18n/text.tsx';
import { loadSpeech } from '../match/load-speech.ts';
import { SpokenMatch } from '../match/match-context.tsx';
import type { Session } from '../match/session.ts';
import { TableProvider } from '../table/table-context.tsx';
import { TableScreen } from '../table/table-screen.tsx';

/** What can be pressed on a page, as its markup tells. */
export interface Controls {
  /** The lit pieces on the board with the number of options that each says it has. */
  readonly lit: ReadonlyMap<string, number>;
  /** The kinds of options that are buttons beside the question. */
  readonly loose: readonly string[];
  /** The kinds of options in the list of orders. */
  readonly orders: readonly string[];
}

/** Draws the table of a session with its real components, without a browser. */
export async function makeTableDrawer(entry: GameEntry): Promise<(session: Session) => string> {
  const text = await loadText('en');
  const { text: words } = await loadSpeech(entry, undefined, 'en');
  return (session) => {
    const speech = makeSpeech(words, entry, session.match);
    return renderToStaticMarkup(
      <TextProvider text={text}>
        <SpokenMatch session={session} speech={speech}>
          <TableProvider>
            <TableScreen />
          </TableProvider>
        </SpokenMatch>
      </TextProvider>,
    );
  };
}

/** What is enabled in the markup of a table. */
export function readControls(markup: string): Controls {
  const tags = markup.match(/<button[^>]*>/g) ?? [];
  const valuesOf = (name: string) =>
    tags.flatMap((tag) => (tag.match(new RegExp(` ${name}="([^"]*)"`)) ?? []).slice(1));
  const lit = new Map<string, number>();
  for (const tag of tags) {
    const [, piece] = / data-piece="([^"]*)"/.exec(tag) ?? [];
    const [, count] = / data-lit="(\d+)"/.exec(tag) ?? [];
    if (piece !== undefined && count !== undefined) lit.set(piece, Number(count));
  }
  return { lit, loose: valuesOf('data-loose'), orders: valuesOf('data-option') };
}

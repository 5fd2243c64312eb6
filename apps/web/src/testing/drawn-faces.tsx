import type { CardFace, GameEntry } from '@sitrep/contract';
import { makeSpeech, type Speech } from '@sitrep/speech';
import type { Language } from '@sitrep/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadPage } from '../games/index.ts';
import { Face } from '../kit/cards/face.tsx';
import { loadText } from '../kit/i18n/text.tsx';
import { loadGameText } from '../kit/match/load-speech.ts';
import { GivenPage } from '../kit/page/page-context.tsx';

/** A card as it is drawn. */
export interface DrawnFace {
  readonly face: CardFace;
  /** What stands on it, without what only a screen reader says. */
  readonly words: string;
}

/** Draws every card of a game without a browser. */
export async function drawFaces(
  entry: GameEntry,
  language: Language,
): Promise<{ readonly speech: Speech; readonly faces: readonly DrawnFace[] }> {
  const page = await loadPage(entry.id);
  const text = await loadText(language, page.messages);
  const speech = makeSpeech(await loadGameText(entry, language), entry);
  const content = entry.everyCard();
  const faces = entry.cardsOf(content).flatMap(({ id }) => {
    const face = entry.faceOf(content, id);
    if (face === undefined) return [];
    const markup = renderToStaticMarkup(
      <GivenPage page={page} text={text}>
        <Face face={face} content={content} speech={speech} size="full" />
      </GivenPage>,
    );
    return [{ face, words: wordsOf(markup) }];
  });
  return { speech, faces };
}

function wordsOf(markup: string): string {
  const [drawn = ''] = markup.split('<span class="visually-hidden">');
  return drawn
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

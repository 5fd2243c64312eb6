import { titled } from '@sitrep/speech';
import { plainText } from '@sitrep/text';
import { useEffect } from 'react';
import { useText } from '../i18n/text.tsx';
import { titleBy } from '../match/brief.ts';
import { useMatch } from './match-context.tsx';

const PAGE = 'Sitrep';

/** Names the match in the title of the page, with what sets it apart. */
export function MatchTitle() {
  const { entry, reader, speech, now } = useMatch();
  const text = useText();
  const title = titled(text, titleBy(speech, entry)(reader), now.standing);
  useEffect(() => {
    document.title = plainText(`${title} – ${PAGE}`);
    return () => {
      document.title = PAGE;
    };
  }, [title]);
  return undefined;
}

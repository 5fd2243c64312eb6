import { span, upTo } from '../../content/fields.ts';
import { HOSTILE } from '../../content/moments.ts';
import { spanText } from '../../describe/parts/figures.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { cover: upTo(12), range: span };

/** A different Cover at some distances (WF-KEY-42). */
export const coverAtRange: Passive<'coverAtRange', typeof fields> = {
  name: 'coverAtRange',
  fields,
  meaning: 'has this Cover against attacks from such a distance',
  at: { static: HOSTILE },
  readIn: 'queries/attack/cover.ts',
  text: ({ cover, range }) => part('effect.coverAtRange', { cover, range: spanText(range) }),
};

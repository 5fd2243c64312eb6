import type { Figure } from '../queries/figures/figures.ts';
import { signed, spanText } from './parts/figures.ts';
import { cardPart, listPart, part, type TextPart } from './parts/text-part.ts';

/** A figure with every card that it comes from: “Cover 5: Thug 3, Bunker +2”. */
export function describeFigure(figure: Figure): TextPart {
  if (figure.name === 'reach') return part('figure.reach', { spans: figure.spans.map(spanText).join(', ') });
  const { name, total, parts } = figure;
  const sources = parts.map(({ source, amount }, index) =>
    part('figure.part', {
      source: source === '' ? part('figure.eased') : cardPart(source),
      amount: index === 0 ? amount : signed(amount),
    }),
  );
  const range = figure.name === 'coverAt' ? { range: figure.range } : {};
  return part(`figure.${name}`, { total, ...range, parts: listPart('comma', sources) });
}

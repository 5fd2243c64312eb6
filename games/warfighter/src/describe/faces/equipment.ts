import type { FaceFigure } from '@sitrep/contract';
import type { EquipmentCard } from '../../content/cards.ts';
import { figure } from '../parts/face-figure.ts';
import { cardPart, listPart, part, type TextPart, termPart } from '../parts/text-part.ts';
import { given, keywordBlock, note, when } from './common.ts';
import type { FaceParts } from './face-parts.ts';
import { loadFigure, purchaseLine, purchaseNotes } from './purchase.ts';

/** What it is attached to, and how long it lasts (WF-BUY-19, 22). */
export function equipmentFace(card: EquipmentCard): FaceParts {
  const { attachesTo, counters, expended, cost } = card;
  return {
    line: purchaseLine(card),
    badges: [figure('price', cost)],
    above: given(attachesTo, (hosts) =>
      note(part('equipment.attachesTo', { words: listPart('or', hosts.map(hostPart)) })),
    ),
    below: [...when(expended, () => keywordBlock('expended')), ...purchaseNotes(card)],
    foot: [...given(counters, counterFigure), loadFigure(card)],
  };
}

/** A title word or trait, or a card by its id. */
function hostPart(name: string): TextPart {
  return name.includes('/') ? cardPart(name) : termPart(name);
}

function counterFigure(counters: number): FaceFigure {
  return {
    symbol: 'counter',
    value: `${counters}`,
    label: part('equipment.counters', { counters }),
    pips: { count: counters },
  };
}

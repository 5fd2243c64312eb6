import type { HostileCard } from '../../content/cards.ts';
import { figure, pips, signedFigure } from '../parts/face-figure.ts';
import { part, stat, termPart } from '../parts/text-part.ts';
import { chartTable } from './chart-table.ts';
import { given, keywordBlock, note, traitParts, when } from './common.ts';
import type { FaceParts } from './face-parts.ts';
import type { InForce } from './in-force.ts';

/** Its figures, and a table for every range at which it attacks (WF-HOST-20). */
export function hostileFace(card: HostileCard, now: InForce): FaceParts {
  const { enemy, level, value, reticles, cover, penetration, charts, traits, banner, year } = card;
  return {
    line: [
      part('type.hostile'),
      termPart(enemy),
      ...given(level, (each) => part(`level.${each}`)),
      ...traitParts(traits),
    ],
    badges: [figure('cover', cover), figure('value', value), pips('reticles', reticles, now.uncovered)],
    above:
      charts.length === 0
        ? [note(part('chart.none'))]
        : charts.map((chart) => chartTable(chart, reticles, now)),
    below: [
      ...when(banner, () => keywordBlock('banner')),
      ...given(year, (from) => note(stat('year', `${from}`))),
    ],
    foot: given(penetration, (amount) => signedFigure('penetration', amount)),
  };
}

import type { Chart } from '@sitrep/combat-veteran';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import map from '../../../../../../content/cv-keating/map.json' with { type: 'json' };
import { readGround } from '../landscape/ground.ts';
import { TerrainProvider } from '../map/terrain.tsx';
import { findHexAt } from '../sheet/sheet.ts';
import { Legend } from './legend.tsx';
import { legendRows } from './legend-rows.ts';

const ground = readGround(map);

function draw(children: ReactNode): string {
  return renderToStaticMarkup(createElement(TerrainProvider, { map, children }));
}

describe('the legend', () => {
  const source = 'rulebook';
  const chart: Chart = {
    terrain: [
      { id: 'jungle', move: 3, combat: -2, obstruction: 'own-level', level: 1, source },
      { id: 'peak', move: 4, combat: -2, obstruction: 'own-level', level: 4, source },
      { id: 'clear', move: 1, combat: 1, obstruction: 'none', level: 1, source },
    ],
    barriers: [
      { id: 'wall', move: 1, combat: -3, source },
      { id: 'dike', move: 1, combat: -1, source },
    ],
  };
  const rows = legendRows(ground, chart);

  it('has a row for all that the map has, and for nothing else', () => {
    expect(rows.map(({ id }) => id)).toEqual(['peak', 'clear', 'wall']);
  });

  it('shows a part of the map where the terrain is', () => {
    const [peak] = rows;
    const { left, top, width, height } = peak?.box ?? { left: 0, top: 0, width: 0, height: 0 };
    const hex = findHexAt(ground.sheet, [left + width / 2, top + height / 2]) ?? -1;
    expect(ground.terrain[hex]).toBe('peak');
  });

  it("says the chart's figures in the page's words", () => {
    const wordsOf = ({ id, effect }: (typeof rows)[number]) => ({ name: id, facts: [`${effect.move} MP`] });
    const markup = draw(createElement(Legend, { rows, wordsOf }));
    expect(markup).toContain('<dt>peak</dt><dd>4 MP</dd>');
  });
});

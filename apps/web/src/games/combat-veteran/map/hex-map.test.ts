import { formatHex, parseHex } from '@sitrep/hex';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import map from '../../../../../../content/cv-keating/map.json' with { type: 'json' };
import { readGround } from '../landscape/ground.ts';
import { makeCameraControl } from './camera-control.ts';
import { HexMap } from './hex-map.tsx';
import { Overview } from './overview.tsx';
import { PointerList } from './pointer-list.tsx';
import { TerrainProvider } from './terrain.tsx';

const ground = readGround(map);
const { grid } = ground.sheet;
const control = makeCameraControl({ x: 600, y: 400, hexWidth: 60 });

function draw(children: ReactNode): string {
  return renderToStaticMarkup(createElement(TerrainProvider, { map, children }));
}

describe('the hex map', () => {
  it('is one tab stop that says which hex the cursor is on', () => {
    const markup = draw(
      createElement(
        HexMap,
        {
          control,
          cursor: parseHex(grid, '2236') ?? 0,
          onCursor: () => {},
          name: 'hex 2236',
          panels: createElement('aside', {}, 'panel'),
        },
        createElement('g', { 'data-reach': '' }),
      ),
    );
    expect(markup.match(/tabindex="0"/gi)).toHaveLength(1);
    expect(markup).toMatch(/role="application"[^>]*aria-label="hex 2236"/);
    expect(markup).toMatch(/<svg[^>]*data-layer="overlay".*<g data-reach="">.*<\/svg>/);
    expect(markup).toContain('<aside>panel</aside>');
  });

  it('has an overview with a square for one side and a diamond for the other', () => {
    const view = { width: 800, height: 600, covered: { top: 0, right: 0, bottom: 0, left: 0 } };
    const marks = [
      { hex: 10, side: 'us' },
      { hex: 500, side: 'enemy' },
    ] as const;
    const markup = draw(createElement(Overview, { control, view, marks, width: 280, label: 'Overview' }));
    expect(markup).toContain('aria-label="Overview"');
    expect(markup.match(/<path/g)).toHaveLength(2);
  });
});

describe('pointers at the edge of the map', () => {
  it('are named buttons, one for each enemy that is out of view', () => {
    const view = { width: 800, height: 600, covered: { top: 0, right: 0, bottom: 0, left: 0 } };
    const hexes = ['2236', '0123', '4050'].map((label) => parseHex(grid, label) ?? 0);
    const wordsOf = (meant: readonly number[]) => `enemy ${meant.map((hex) => formatHex(grid, hex)).join()}`;
    const markup = draw(createElement(PointerList, { control, view, hexes, wordsOf, onGo: () => {} }));
    expect(markup.match(/enemy \d+/g)).toEqual(['enemy 4050', 'enemy 0123']);
  });
});

import { describe, expect, it } from 'vitest';
import ricePaddy from '../../../../../../content/cv-rice-paddy/map.json' with { type: 'json' };
import { loadLandscape } from './load-landscape.ts';

describe('loading a landscape', () => {
  it('finds the one that is shipped', async () => {
    const { labels } = await loadLandscape(ricePaddy);
    expect(labels[0]?.text).toBe('0101');
    expect(labels).toHaveLength(880);
  });

  it('draws a map that is not shipped', async () => {
    const part = { ...ricePaddy, firstColumn: 12, firstRow: 18, rows: ['t.op', '~~==', 'JJpp'] };
    const { labels, layers } = await loadLandscape(part);
    expect(labels.map(({ text }) => text)).toContain('1520');
    expect(layers.some(({ name }) => name === 'trees')).toBe(true);
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './project.ts';

const BIOME = path.join(root, 'node_modules/@biomejs/biome/bin/biome');

/** As `npm run format` would write it. */
function formatted(json: string): string {
  const args = [BIOME, 'format', '--stdin-file-path=content/block.json'];
  return execFileSync(process.execPath, args, { cwd: root, input: json, encoding: 'utf8' });
}

describe.each(['card-author-guide.md', 'scenario-author-guide.md', 'examples.md'])('docs/%s', (guide) => {
  const text = readFileSync(path.join(root, 'docs', guide), 'utf8');
  const blocks = [...text.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, json = '']) => json);

  it('has JSON that passes the format check when it is copied', () => {
    expect(blocks.length).toBeGreaterThan(0);
    for (const json of blocks) expect(json).toBe(formatted(json));
  });
});

import { expect, test } from 'vitest';
import { makePage, makeSection } from './proof-page.ts';
import type { Proof } from './proofs/proof.ts';

const proof: Proof = {
  name: 'speed',
  claim: 'It is fast.',
  run: async () => ({ ok: true, figures: [] }),
};

const measured = { commit: '0123456789', seconds: 3.4 };

test('a section is a heading, the claim and a table of figures', () => {
  expect(makeSection(proof, { ok: true, figures: [['moves a second', 12]] }, measured)).toBe(
    [
      '## speed',
      '',
      'It is fast.',
      '',
      '| speed | holds |',
      '|---|---|',
      '| moves a second | 12 |',
      '| commit | 0123456789 |',
      '| seconds | 3 |',
      '',
    ].join('\n'),
  );
});

test('a claim that failed says so', () => {
  expect(makeSection(proof, { ok: false, figures: [] }, measured)).toContain('| speed | DOES NOT HOLD |');
});

test('a page keeps what was not measured again, and drops what no longer exists', () => {
  const names = ['a', 'b'];
  const first = makePage(
    ['a', 'b', 'old'],
    new Map([
      ['a', '## a\n\none\n'],
      ['b', '## b\n\none\n'],
      ['old', '## old\n\none\n'],
    ]),
    '',
  );
  const second = makePage(names, new Map([['b', '## b\n\ntwo\n']]), first);
  expect(second.slice(second.indexOf('## '))).toBe('## a\n\none\n\n## b\n\ntwo\n');
  expect(makePage(names, new Map(), second)).toBe(second);
});

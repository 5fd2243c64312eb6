import { describe, expect, it } from 'vitest';
import { SAMPLE_SPEC } from '../test/sample-spec.ts';
import { citedRules, coverSpec } from './spec-coverage.ts';

describe('citedRules', () => {
  it.each([
    ["test('[XY-ACT-01] one', f)", ['XY-ACT-01']],
    ['it("[XY-ACT-01, XY-ACT-02] two", f)', ['XY-ACT-01', 'XY-ACT-02']],
    ['it(`[XY-ACT-01][XY-S1-02] two`, f)', ['XY-ACT-01', 'XY-S1-02']],
    ["test.each([[1]])(\n  '[XY-ACT-01] case %i', f)", ['XY-ACT-01']],
    ["describe('[XY-ACT-01] a', f); it('[XY-ACT-02] b', f)", ['XY-ACT-01', 'XY-ACT-02']],
    ["// [XY-ACT-01] a remark\ntest('about XY-ACT-01', f)", []],
    ['const ids = ["[XY-ACT-01]"]', []],
    ['{ "id": "a", "rules": ["XY-ACT-01", "XY-ACT-02"] }', ['XY-ACT-01', 'XY-ACT-02']],
    ['{ "id": "a", "rules": "XY-ACT-01" }', []],
    ['{ "rules": ["XY-ACT-01"]', []],
  ])('%s', (text, ids) => {
    expect(citedRules(text)).toEqual(ids);
  });
});

describe('coverSpec', () => {
  const testTexts = [
    "it('[XY-ACT-01, XY-ACT-99] one', f); it('[XY-RULING-01] two', f); it('[XY-RULING-02] three', f)",
    "it('[XY-VEC-01][ZZ-ACT-01] figures', f); it('[XY-ACT-07] gone', f)",
    '{ "rules": ["XY-KEY-02"] }',
  ];

  it('counts rules, lists those without a test and the ids that do not exist', () => {
    expect(coverSpec({ specText: SAMPLE_SPEC, testTexts })).toEqual({
      total: 9,
      tested: 2,
      missing: ['XY-ACT-02', 'XY-ACT-03', 'XY-ACT-04', 'XY-ACT-05', 'XY-ACT-06', 'XY-S1-01', 'XY-KEY-01'],
      unknown: ['XY-ACT-99', 'XY-RULING-02'],
    });
  });

  it('leaves out the rules of other rulesets', () => {
    const old = coverSpec({ specText: SAMPLE_SPEC, testTexts, ruleset: 'old' });
    expect(old).toMatchObject({ total: 7, tested: 2 });
    expect(old.missing).toEqual(['XY-ACT-02', 'XY-ACT-04', 'XY-ACT-05', 'XY-ACT-06', 'XY-KEY-01']);
    expect(coverSpec({ specText: SAMPLE_SPEC, testTexts, ruleset: 'new' })).toMatchObject({
      total: 7,
      tested: 1,
    });
  });
});

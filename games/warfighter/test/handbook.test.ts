import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeHandbook } from '@sitrep/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { FIRE_MODES } from '../src/content/cards.ts';
import { COST_WORDS } from '../src/content/terms.ts';
import { TRIGGERS } from '../src/content/vocabulary.ts';
import { loadHandbook } from '../src/handbook/handbook.ts';
import { OPTION_VALUES } from '../src/options.ts';
import { allWords } from '../src/words/lookup.ts';

const HOME = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${HOME}${file}`, 'utf8');

/** Everything that a pattern catches in files of the game, the handbook's own aside. */
function foundIn(files: string, pattern: RegExp): readonly string[] {
  const texts = globSync(files, { cwd: HOME })
    .filter((file) => !file.includes('handbook'))
    .map(read);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, caught = '']) => caught)))];
}

/** Every rule and every ruling; the test vectors are none. */
const rules = foundIn('SPEC.md', /^(?:- |\| )\*\*(WF-(?!VEC)[A-Z]+-\d+)\*\*/gm);
const named = foundIn('src/**/*.ts', /'(WF-[A-Z]+-\d+)'/g);
const keywords = rules.filter((rule) => rule.startsWith('WF-KEY-'));

function wordsOf(list: string): readonly string[] {
  return list.match(/\w+/g) ?? [];
}

function chartWords(): readonly string[] {
  const [, row = ''] = /interface ChartRow \{(.*?)\n\}/s.exec(read('src/content/vocabulary.ts')) ?? [];
  return [...row.matchAll(/readonly (\w+)\??:/g)].map(([, word = '']) => word);
}

await describeHandbook({
  load: loadHandbook,
  rules,
  named: [...named, ...keywords],
  words: {
    effect: allWords.map(({ name }) => name),
    when: TRIGGERS,
    cost: Object.keys(COST_WORDS),
    mode: FIRE_MODES,
    option: Object.keys(OPTION_VALUES),
    need: foundIn('src/content/cards.ts', /readonly need: '(\w+)'/g),
    command: foundIn('src/commands.ts', /^ {2,6}\|? ?\{? ?readonly type: '(\w+)'/gm),
    trait: foundIn('../../content/{modern,ww2}-*/**/*.json', /"traits": \[([^\]]*)\]/g).flatMap(wordsOf),
    row: chartWords(),
  },
});

describe('the handbook of Warfighter', () => {
  it('has some 200 entries for more than 700 rules, of which the game names more than 150', async () => {
    const { entries } = await loadHandbook('en');
    expect(entries.length).toBeGreaterThan(150);
    expect(rules.length).toBeGreaterThan(700);
    expect(named.length).toBeGreaterThan(150);
    expect(keywords.length).toBeGreaterThan(50);
  });
});

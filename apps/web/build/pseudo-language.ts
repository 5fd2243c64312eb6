import type { Plugin } from 'vite';

/** Where words come from, and how a build for tests puts marks around them. */
const CHANGES: readonly (readonly [file: string, from: string, to: string])[] = [
  [
    'packages/text/src/text.ts',
    "t: (key, args = {}) => say(key, 'base', args)",
    "t: (key, args = {}) => say(key, 'base', args).replace(/^[^]+$/, '⟪$&⟫')",
  ],
  [
    'games/warfighter/src/handbook/handbook.ts',
    '...textOf[facts.id] })',
    "...textOf[facts.id], title: '⟪' + textOf[facts.id].title + '⟫', text: '⟪' + textOf[facts.id].text + '⟫' })",
  ],
  [
    'games/warfighter/src/handbook/handbook.ts',
    'return { titles, entries:',
    "return { titles: Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, '⟪' + title + '⟫'])), entries:",
  ],
];

/** A page whose every message stands between marks: what stands outside them was written into a component. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform(code, id) {
      const changes = CHANGES.filter(([file]) => id.endsWith(file));
      for (const [file, from] of changes)
        if (!code.includes(from)) this.error(`${file} is no longer written as the pseudo-language expects`);
      return changes.length === 0
        ? undefined
        : changes.reduce((all, [, from, to]) => all.replace(from, () => to), code);
    },
  };
}

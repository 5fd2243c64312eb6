import type { Plugin } from 'vite';

/** Where words come from, and how a build for tests puts marks around them. */
const CHANGES: readonly (readonly [file: string, from: string, to: string])[] = [
  [
    'packages/text/src/text.ts',
    "t: (key, args = {}) => say(key, 'base', args)",
    "t: (key, args = {}) => say(key, 'base', args).replace(/^[^]+$/, '⟪$&⟫')",
  ],
  [
    'packages/contract/src/handbook/make-handbook.ts',
    '...text, rules',
    "...text, title: '⟪' + text.title + '⟫', text: '⟪' + text.text + '⟫', rules",
  ],
  [
    'packages/contract/src/handbook/make-handbook.ts',
    "texts[section]?.title ?? ''",
    "'⟪' + texts[section]?.title + '⟫'",
  ],
  ['apps/web/src/kit/screens/home/world-panel.tsx', '=> words[language]', "=> '⟪' + words[language] + '⟫'"],
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

import { expect, test } from '@playwright/test';
import { withLuck } from './pages/address.ts';
import { SCREENS } from './pages/screens.ts';

test.use({ baseURL: withLuck(process.env.SITREP_PSEUDO_PAGE) });

/** All words of the page outside the marks, which may begin and end in different parts of a paragraph. Text with its own language, names and ids are not messages. */
const FIND_UNMARKED = `(() => {
  let depth = 0;
  let paragraph;
  const outside = (words) => {
    return [...words].filter((sign) => {
      if (sign === '⟪') depth += 1;
      const isOutside = depth === 0;
      if (sign === '⟫') depth = Math.max(0, depth - 1);
      return isOutside && sign !== '⟫';
    }).join('');
  };
  const isUnmarked = (words) =>
    /\\p{L}{2,}/u.test(outside(words).replaceAll(/\\b[A-Z]+-[A-Z]+-\\d+\\b|\\bSitrep\\b/g, ''));
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element.closest('[lang], code, script, style') !== document.documentElement) continue;
    if (node.nodeType === Node.TEXT_NODE) {
      const around = element.closest(':not(span, strong, em, b, i, small)');
      if (around !== paragraph && !(paragraph?.contains(around) && depth > 0)) {
        paragraph = around;
        depth = 0;
      }
      if (isUnmarked(node.data)) found.push(node.data.trim());
      continue;
    }
    const open = depth;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
      depth = 0;
      const words = element.getAttribute(name) ?? '';
      if (isUnmarked(words)) found.push(name + ': ' + words);
    }
    depth = open;
  }
  return [...new Set(found)];
})()`;

for (const [name, { open }] of Object.entries(SCREENS)) {
  test(`no word is hard-coded in a component: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    expect(await page.locator('body').innerText()).toContain('⟪');
    expect(await page.evaluate(FIND_UNMARKED)).toEqual([]);
  });
}

test('finds a word that is hard-coded in a component', async ({ page }) => {
  await SCREENS.home?.open(page);
  await page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('beforeend', '<p title="Hi there">Hello</p>')`,
  );
  expect(await page.evaluate(FIND_UNMARKED)).toEqual(['title: Hi there', 'Hello']);
});

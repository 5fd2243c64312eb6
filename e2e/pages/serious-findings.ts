import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Everything is where its motion leads: words that fade in for a moment have their full contrast. */
const AT_REST = `
  const rest = new CSSStyleSheet();
  rest.replaceSync(
    '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(rest);
`;

const IN_MOTION = 'document.adoptedStyleSheets.pop(); undefined';

/** What axe calls serious or critical on the page as it is. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AT_REST);
  const { violations } = await new AxeBuilder({ page }).analyze();
  await page.evaluate(IN_MOTION);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

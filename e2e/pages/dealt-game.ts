import { expect, type Locator, type Page } from '@playwright/test';
import { findGame } from '@sitrep/catalog';
import { openMatchFile } from './open-file.ts';
import { openMission } from './played-match.ts';
import { findFaults } from './table-faults.ts';
import { makePicks } from './table-page.ts';

/** The sizes for which the table is laid out. */
export const TABLE_SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
  { width: 1920, height: 1080 },
] as const;

const LANGUAGES = ['en', 'hu', 'it'] as const;
const THEMES = ['light', 'dark'] as const;

/** No more than this may move by itself in a turn. */
const MOST_SHIFT = 0.05;

/** Adds up what moves without having been pressed, until it is read. */
const WATCH_SHIFTS = `(() => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  window.readShift = () => { const now = sum; sum = 0; return now; };
})()`;

export interface Dealt {
  readonly mission: string;
  readonly seed: string;
  readonly size: (typeof TABLE_SIZES)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
}

/** The game of a number: missions, sizes, languages and themes in turn. */
export function dealGame(number: number): Dealt {
  const missions = findGame('warfighter')?.recommended?.() ?? [];
  const { name = '' } = missions[(number * 5) % missions.length] ?? {};
  return {
    mission: name,
    seed: `dealt ${number}`,
    size: TABLE_SIZES[number % TABLE_SIZES.length] ?? TABLE_SIZES[0],
    language: LANGUAGES[(number + 1) % LANGUAGES.length] ?? 'en',
    theme: THEMES[number % THEMES.length] ?? 'light',
  };
}

/** Sits down at the table of a match as dealt. */
export async function sitDown(
  page: Page,
  { size, language, theme }: Omit<Dealt, 'mission' | 'seed'>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await page.addInitScript(`localStorage.setItem('sitrep.settings', '{"language":"${language}"}')`);
  await page.addInitScript(WATCH_SHIFTS);
  await page.setViewportSize(size);
}

/** Plays a dealt game at random for so many questions, and looks at the table at each. Returns how many there were. */
export async function playDealt(page: Page, dealt: Dealt, most: number): Promise<number> {
  await sitDown(page, dealt);
  await openMatchFile(page, openMission(dealt.mission, dealt.seed));
  const pick = makePicks(dealt.seed.length * 31 + Number(dealt.seed.split(' ').at(-1)));
  let turn = '';
  for (let step = 0; step < most; step += 1) {
    const question = page.locator('[data-question]');
    await expect(question.or(page.locator('main h1')).first()).toBeVisible();
    if (!(await question.isVisible())) return step;
    await expect.poll(() => findFaults(page), { message: nameOf(dealt, step), timeout: 5_000 }).toEqual([]);
    const now = (await page.locator('header p').first().textContent()) ?? '';
    // the handbook is still on its way at the first question
    if (step === 1) await page.evaluate('readShift()');
    if (now !== turn) {
      const shift = Number(await page.evaluate('readShift()'));
      if (turn !== '') expect(shift, nameOf(dealt, step)).toBeLessThanOrEqual(MOST_SHIFT);
      turn = now;
    }
    await answer(page, pick);
  }
  return most;
}

function nameOf({ mission, size, language, theme }: Dealt, step: number): string {
  return `${mission}, ${size.width}×${size.height}, ${language}, ${theme}, question ${step}`;
}

/** Gives an answer at random, and confirms it where the page asks for that. */
async function answer(page: Page, pick: (count: number) => number): Promise<void> {
  const question = page.locator('[data-question]');
  const before = await question.getAttribute('data-question');
  const options = page.locator('[data-option]');
  const end = await page.locator('[data-option][data-ends]').count();
  const chosen =
    end > 0 && pick(4) === 0 ? page.locator('[data-ends]') : options.nth(pick(await options.count()));
  await press(page, chosen);
  const armed = page.locator('[data-option][data-armed]');
  const isSettled = async () =>
    (await armed.count()) > 0 ||
    !(await question.isVisible()) ||
    (await question.getAttribute('data-question')) !== before;
  await expect.poll(isSettled).toBe(true);
  if ((await armed.count()) > 0) await press(page, armed);
  await expect
    .poll(
      async () => !(await question.isVisible()) || (await question.getAttribute('data-question')) !== before,
    )
    .toBe(true);
}

/** The list may lie in a sheet that is shut. What moves after a key was pressed moves because of it. */
async function press(page: Page, button: Locator): Promise<void> {
  await page.keyboard.press('Shift');
  await button.dispatchEvent('click');
}

import { expect, type Locator, type Page } from '@playwright/test';

/** A place in the window, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A way to touch the page: everything else about a player is the same. */
export interface Hand {
  press(button: Locator): Promise<void>;
  /** Waits until what it points at next counts. Places are looked up after that, because they may move meanwhile. */
  rest(): Promise<void>;
  pointAt(spot: Spot): Promise<void>;
}

export function mouse(page: Page): Hand {
  return {
    press: (button) => button.click(),
    rest: async () => {},
    pointAt: ({ x, y }) => page.mouse.click(x, y),
  };
}

/** Taps that follow faster may be a series, and the page takes a series for one tap. Buttons move, so how near they are is unknown. */
const SERIES = 750;

export function finger(page: Page): Hand {
  let last = -Infinity;
  const rest = () => page.waitForTimeout(Math.max(0, last + SERIES - Date.now()));
  return {
    rest,
    async press(button) {
      await rest();
      await button.tap();
      last = Date.now();
    },
    async pointAt({ x, y }) {
      await page.touchscreen.tap(x, y);
      last = Date.now();
    },
  };
}

/** More orders than any list has, and proposals in a row. */
const [MOST_ORDERS, MOST_PROPOSALS] = [250, 10];

/** Answers that have a key of their own. */
const KEYS: Readonly<Record<string, string>> = { endPhase: 'e', pass: 'p' };

/** Keys alone: by the answer's own key; by the key for the next order; or, for a proposal, by Tab from the first one. */
export async function pressByKeys(page: Page, button: Locator): Promise<void> {
  const loose = await button.getAttribute('data-loose');
  const type = loose ?? (await button.getAttribute('data-option'));
  const key = KEYS[type ?? ''];
  if (key !== undefined) return page.keyboard.press(key);
  // answers of the prompt are in the list too
  const listed = loose === null ? button : page.locator(`[data-option="${loose}"]`).first();
  for (let stops = 0; stops < MOST_ORDERS; stops += 1) {
    // whatever is asked next may take the focus once more
    const isFirst = stops % MOST_PROPOSALS === 0;
    await page.keyboard.press(type === null ? (isFirst ? 'o' : 'Tab') : 'd');
    if ((await listed.and(page.locator(':focus')).count()) > 0) return page.keyboard.press('Enter');
  }
  await expect(listed).toBeFocused();
}

import type { Locator, Page } from '@playwright/test';
import { PageCommander, type Zeal } from './commander.ts';
import { finger, mouse, pressByKeys } from './hands.ts';
import { findInWords, moveInWords, openInWords } from './in-words.ts';
import { moveByKeys } from './key-moves.ts';
import { moveOnMap } from './map-moves.ts';

/** Ways to play on the page, each with everything that it needs and nothing else. */
export type Way = 'mouse' | 'keys' | 'touch' | 'tree';

/** Takes command of the match that is on the page. */
export const TAKE_COMMAND: Readonly<Record<Way, (page: Page, zeal?: Zeal) => Promise<PageCommander>>> = {
  mouse: async (page, zeal) => {
    const hand = mouse(page);
    return new PageCommander(page, { press: hand.press, move: moveOnMap(hand) }, zeal);
  },
  keys: async (page, zeal) =>
    new PageCommander(page, { press: (button) => pressByKeys(page, button), move: moveByKeys }, zeal),
  touch: async (page, zeal) => {
    const hand = finger(page);
    return new PageCommander(page, { press: hand.press, move: moveOnMap(hand) }, zeal);
  },
  tree: async (page, zeal) => {
    await openInWords(page);
    const press = (button: Locator) => button.click();
    return new PageCommander(page, { press, move: moveInWords, find: findInWords }, zeal);
  },
};

/** A phone that is touched. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

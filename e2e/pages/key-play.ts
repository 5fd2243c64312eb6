import { expect, type Locator, type Page } from '@playwright/test';
import type { TablePage } from './table-page.ts';

/** Plays with the keys as a person would who knows them: attacks by the planner, Moves that pay for themselves, and passes. */
export class KeyPlay {
  readonly page: Page;
  readonly table: TablePage;
  /** Every key that was pressed. */
  keys = 0;

  constructor(table: TablePage) {
    this.table = table;
    this.page = table.page;
  }

  async play(most: number): Promise<boolean> {
    for (let step = 0; step < most; step += 1) {
      // without any question, only the show of what happened last is still on
      if (!(await this.#has('[data-option]'))) await this.table.skipShow();
      if (await this.table.isOver.isVisible()) return true;
      await this.#answer();
    }
    return this.table.isOver.isVisible();
  }

  async #press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }

  async #question(): Promise<string> {
    const found = this.page.locator('[data-question]');
    return (await found.evaluateAll((all) => all.map((each) => each.dataset.question ?? ''))).join();
  }

  /** Presses what gives an answer, and once more where the page asks to be sure. */
  async #give(key: string): Promise<void> {
    const before = await this.#question();
    const armed = this.page.getByText(/really\?/i).first();
    const isAnother = async () =>
      (await this.table.isOver.isVisible()) || (await this.#question()) !== before;
    await this.#press(key);
    await expect.poll(async () => (await isAnother()) || (await armed.isVisible())).toBe(true);
    if (await isAnother()) return;
    await this.#press(key);
    await expect.poll(isAnother).toBe(true);
  }

  async #answer(): Promise<void> {
    if (await this.#has('[data-loose="pass"]')) return this.#give('p');
    if (await this.#has('[data-option][data-ends]')) return this.#act();
    if (!(await this.#has('[data-option]:focus'))) await this.#press('j');
    await this.#give('Enter');
  }

  /** In the open turn: the best attack, or else a Move; then the turn ends. */
  async #act(): Promise<void> {
    const planner = this.page.locator('[data-planner]');
    if (await this.#mayAttack()) return this.#plan('a', planner);
    const location = await this.#locationKey();
    if (location !== undefined) return this.#give(location);
    if (await this.#has('[data-option="move"]')) return this.#plan('m', planner);
    await this.#give('e');
  }

  /** Whether a weapon reaches anything: proposals come a moment after the orders. */
  async #mayAttack(): Promise<boolean> {
    if (!(await this.#has('[data-option="attack"]'))) return false;
    const shot = this.page.locator('[data-quick-offer^="shot:"]').first();
    return shot.waitFor({ state: 'attached', timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  }

  /** The key of a Location in the hand that is shown first, if one can be played. */
  async #locationKey(): Promise<string | undefined> {
    const orders = await this.page.locator('[data-option="playLocation"]').allInnerTexts();
    const hand = this.page
      .locator('main section')
      .filter({ has: this.page.locator('li [data-piece^="card:"]') });
    const cards = await hand.last().locator('li > [data-piece^="card:"]').allInnerTexts();
    const named = orders.map((order) => order.split('\n')[0] ?? '');
    // figures stand before the name on a card's face
    const isNamed = (line: string) => line.length > 2 && named.some((order) => order.endsWith(line));
    const at = cards.findIndex((card) => card.split('\n').some(isNamed));
    return at < 0 || at > 8 ? undefined : String(at + 1);
  }

  /** The first there is has the focus. */
  async #plan(key: string, planner: Locator): Promise<void> {
    await this.#press(key);
    await expect(planner.locator('button:focus')).toBeVisible();
    await this.#give('Enter');
  }

  async #has(selector: string): Promise<boolean> {
    return (await this.page.locator(selector).count()) > 0;
  }
}

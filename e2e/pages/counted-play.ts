import { expect, type Locator, type Page } from '@playwright/test';
import type { TablePage } from './table-page.ts';

/** Plays with the mouse as a person would who sees what is in range, follows the hints, and lets the cheapest cards pay. */
export class CountedPlay {
  readonly page: Page;
  readonly table: TablePage;
  /** Every press on the way, and how many of them were for attacks. */
  clicks = 0;
  attacks = 0;
  forAttacks = 0;

  constructor(table: TablePage) {
    this.table = table;
    this.page = table.page;
  }

  async play(most: number): Promise<boolean> {
    for (let step = 0; step < most; step += 1) {
      await this.table.skipShow();
      if (await this.table.isOver.isVisible()) return true;
      await this.answer();
    }
    return this.table.isOver.isVisible();
  }

  async #click(control: Locator): Promise<void> {
    const before = await this.#question();
    await control.click();
    this.clicks += 1;
    await expect
      .poll(async () => (await this.table.isOver.isVisible()) || (await this.#question()) !== before)
      .toBe(true);
  }

  async #question(): Promise<string> {
    const found = this.page.locator('[data-question]');
    return (await found.evaluateAll((all) => all.map((each) => each.dataset.question ?? ''))).join();
  }

  async answer(): Promise<void> {
    const ready = this.table.prompt.locator('[data-proposal]').first();
    const pass = this.table.prompt.locator('[data-loose="pass"]');
    if (await ready.isVisible()) return this.#click(ready);
    if (await pass.isVisible()) return this.#click(pass);
    if (/what do you do/i.test(await this.table.prompt.innerText()) && (await this.#attack())) return;
    await this.#followHint();
  }

  /** Attacks the first hostile that anybody can; looking at those out of reach is not counted, the board shows them. */
  async #attack(): Promise<boolean> {
    const hostiles = this.page.locator('main [data-piece^="hostile:"], main [data-piece^="target:"]');
    const attacks = this.table.options.and(this.page.locator('[data-option="attack"]'));
    for (let index = 0; index < (await hostiles.count()) && (await attacks.count()) > 0; index += 1) {
      await hostiles.nth(index).click();
      await expect(hostiles.nth(index)).toHaveAttribute('aria-pressed', 'true');
      // the orders are those about the hostile now
      if ((await attacks.count()) > 0) {
        const before = this.clicks;
        await this.#click(this.page.locator('[data-planner] [data-best]'));
        this.clicks += 1;
        this.attacks += 1;
        this.forAttacks += this.clicks - before;
        return true;
      }
      await this.page.keyboard.press('Escape');
    }
    return false;
  }

  /** What the program would do: a Move by its planner, anything else by its order. */
  async #followHint(): Promise<void> {
    await this.page.keyboard.press('h');
    const hint = this.table.prompt.getByText(/would choose:/);
    await expect(hint).toBeVisible();
    const words = await hint.innerText();
    const [, mover] = /would choose: (.*): Move to/.exec(words) ?? [];
    const move = this.page.locator('[data-planner] button[data-proposal]').filter({ hasText: mover ?? '' });
    if (mover !== undefined && (await move.first().isVisible())) {
      // one press on the Location, which the hint has pointed at, and one on whoever goes
      this.clicks += 1;
      return this.#click(move.first());
    }
    const { options } = this.table;
    for (let index = 0; index < (await options.count()); index += 1) {
      const [text = ''] = (await options.nth(index).innerText()).split('\n');
      if (words.includes(text)) return this.#choose(options.nth(index));
    }
    await this.#choose(options.first());
  }

  /** An order that the page asks about again takes a second press. */
  async #choose(option: Locator): Promise<void> {
    const before = await this.#question();
    await option.click();
    this.clicks += 1;
    const armed = this.table.orders.getByRole('button', { name: /really\?/i });
    await expect
      .poll(
        async () =>
          (await this.table.isOver.isVisible()) ||
          (await armed.isVisible()) ||
          (await this.#question()) !== before,
      )
      .toBe(true);
    if (await armed.isVisible()) await this.#click(armed);
  }
}

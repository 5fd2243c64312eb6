import { expect, type Locator, type Page } from '@playwright/test';

/** Screens from this width on have a drawer. */
const LARGE = 960;

/** The table as a person finds it: by roles and names. */
export class TablePage {
  readonly page: Page;
  readonly orders: Locator;
  readonly prompt: Locator;
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.orders = page.getByRole('complementary').getByRole('region', { name: 'What can I do?' });
    this.prompt = page.getByRole('region', { name: 'Your decision' });
    this.log = page.getByRole('log');
  }

  /** From the home page to the table of the preset mission, with luck that is always the same. */
  static async start(page: Page, seed: string): Promise<TablePage> {
    await page.goto(`#/quick/${seed}`);
    const table = new TablePage(page);
    await expect(table.prompt).toBeVisible();
    // The learner's note comes from the handbook, which loads after the table.
    await expect(table.prompt.getByRole('button', { name: 'More' })).toBeVisible();
    await table.openDrawer();
    return table;
  }

  /** The same, with a Location played and hostiles in it. */
  static async startFight(page: Page): Promise<TablePage> {
    const table = await TablePage.start(page, 'fight');
    await table.option(/for Giacomelli/).click();
    await table.option(/Play the Location/).click();
    await expect(table.option(/Attack with M203/)).toBeVisible();
    return table;
  }

  /** The first legal option that matches these words. */
  option(words: RegExp): Locator {
    return this.options.filter({ hasText: words }).first();
  }

  /** Every legal option, as the list has it. */
  get options(): Locator {
    return this.orders.getByRole('button').and(this.page.locator('[data-option]'));
  }

  /** How many options the question says there are, and how many the list and the board offer. */
  async countControls(): Promise<{ legal: number; orders: number; board: number }> {
    const [, legal = '0'] = /(\d+) options?/.exec(await this.prompt.innerText()) ?? [];
    const lit = await this.page
      .locator('[data-lit]')
      .evaluateAll((pieces) => pieces.map((piece) => [piece.dataset.piece ?? '', Number(piece.dataset.lit)]));
    const loose = await this.prompt.locator('[data-loose]').count();
    // Soldiers have a token and a panel: each piece counts once.
    const onPieces = [...new Map(lit as [string, number][]).values()].reduce((sum, count) => sum + count, 0);
    const copies = await this.options.evaluateAll((lines) =>
      lines.map(({ dataset }) => Number(dataset.copies ?? 1)),
    );
    const orders = copies.reduce((sum, count) => sum + count, 0);
    return { legal: Number(legal), orders, board: onPieces + loose };
  }

  get isOver(): Locator {
    return this.page.getByText('After action');
  }

  /** Reloads the page once everything is stored: anything not stored yet would be lost. */
  async reload(): Promise<void> {
    await expect(this.page.locator('html')).not.toHaveAttribute('data-storing');
    await this.page.reload();
  }

  /** On a large screen the list lies in a drawer beside the board, which stays open until it is shut. */
  async openDrawer(): Promise<void> {
    if ((this.page.viewportSize()?.width ?? 0) < LARGE) return;
    await expect(this.ordersButton).toBeVisible();
    await this.openOrders();
  }

  /** Where the list lies in a drawer, shuts it: the whole board is in sight. */
  async shutDrawer(): Promise<void> {
    if ((this.page.viewportSize()?.width ?? 0) < LARGE) return;
    const button = this.ordersButton;
    if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'true')
      await button.click();
  }

  private get ordersButton(): Locator {
    return this.page.getByRole('button', { name: /^Orders \(/ });
  }

  /** On a small screen the list lies in a sheet, which is shut again with every question. */
  async openOrders(): Promise<void> {
    const button = this.ordersButton;
    if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false')
      await button.click();
  }

  async choose(index: number): Promise<void> {
    await this.options.nth(index).click();
    const armed = this.orders.getByRole('button', { name: /really\?/i });
    if (await armed.isVisible()) await armed.click();
  }

  /** Chooses at random and ends every third turn's question; returns whether the mission is over. */
  async playOn(most: number, pick: (count: number) => number): Promise<boolean> {
    for (let step = 0; step < most; step += 1) {
      await this.openOrders();
      const words = await this.options.allInnerTexts();
      if (words.length === 0) return this.seeTheEnd();
      const end = words.findIndex((each) => /End the Soldier Turn/.test(each));
      await this.choose(end >= 0 && pick(3) === 0 ? end : pick(words.length));
    }
    return this.isOver.isVisible();
  }

  /** Without any question, the mission must be over once the show of what happened last is. */
  async seeTheEnd(): Promise<boolean> {
    await this.skipShow();
    return this.isOver.isVisible();
  }

  /** Leaves out the show of what happened last, if one is on. */
  async skipShow(): Promise<void> {
    const show = this.page.locator('[data-stage], [data-still]');
    if (await show.isHidden()) return;
    await this.page.keyboard.press('Escape');
    await expect(show).toHaveCount(0);
  }
}

/** Numbers that are the same in every run. */
export function makePicks(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

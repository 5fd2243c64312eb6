import { expect, type Locator, type Page } from '@playwright/test';

/** How a commander moves his men; each way to play has its own. Returns whether anybody moved. */
export type Move = (commander: PageCommander) => Promise<boolean>;

export interface Ways {
  press(button: Locator): Promise<void>;
  readonly move: Move;
  /** Finds what to press, if not by the marks on proposals and answers. */
  find?(page: Page): Promise<Locator>;
}

/** Acts to take where they are offered, the best first. */
const WANTED = ['usual:end', 'usual', 'shot:'];

/** Answers that bring whatever is open to its end. */
const ENDINGS = ['stop', 'endPhase', 'pass', 'holdFire'];

const MOST_ACTS = 3_000;
/** The tests play some turns; the proof `scenarios` plays all of them. */
const TURNS = Number(process.env.SITREP_TURNS ?? 4);
/** Squads that move in a phase: enough to see what comes of it. */
const MOVES = 2;

/**
 * Plays a side by what the page shows: proposals first, then whatever answers are listed. It knows no rule and never thinks ahead;
 * the game is the page's.
 */
export class PageCommander {
  readonly page: Page;
  readonly #ways: Ways;
  /** Squads that it has moved in this phase, and Movement Phases that it has ended. */
  moved = 0;
  turns = 0;
  /** Squads that it has moved in all. */
  marches = 0;
  /** How often the screen has changed hands. */
  handOvers = 0;

  constructor(page: Page, ways: Ways) {
    this.page = page;
    this.#ways = ways;
  }

  get offers(): Locator {
    return this.page.locator('[data-proposal]');
  }

  get answers(): Locator {
    return this.page.locator('[data-option], [data-loose]');
  }

  get isOver(): Promise<boolean> {
    return this.page.getByText('After action', { exact: true }).first().isVisible();
  }

  /** Plays so many turns, or to the end. */
  async play(turns = TURNS): Promise<void> {
    for (let acts = 0; this.turns < turns; acts += 1) {
      expect(acts, 'it does not end').toBeLessThan(MOST_ACTS);
      await this.#untilAsked();
      if (await this.isOver) return;
      if (await this.cover.isVisible()) await this.#takeOver();
      else await this.#act();
    }
  }

  /** The button of whoever is called to a screen that two people share. */
  get cover(): Locator {
    return this.page.getByRole('button', { name: /^I am / });
  }

  async #takeOver(): Promise<void> {
    // nothing of the one who has just left is on the page
    await expect(this.page.locator('[data-stack]')).toHaveCount(0);
    await this.#ways.press(this.cover);
    await expect(this.cover).toHaveCount(0);
    this.handOvers += 1;
  }

  /** Waits while the program thinks. */
  async #untilAsked(): Promise<void> {
    await expect(async () => {
      const count = (await this.offers.count()) + (await this.answers.count());
      expect(count > 0 || (await this.cover.isVisible()) || (await this.isOver)).toBe(true);
    }).toPass({ timeout: 120_000 });
  }

  async #act(): Promise<void> {
    const before = await this.question();
    const isMoving = await this.page.getByText(/Movement Phase: choose/).isVisible();
    if (isMoving && this.moved < MOVES) {
      this.moved += 1;
      if (await this.#ways.move(this)) {
        this.marches += 1;
        return this.#untilAnother(before);
      }
    }
    if (isMoving) {
      this.turns += 1;
      this.moved = 0;
    }
    const { find } = this.#ways;
    await this.#ways.press(await (find === undefined ? this.#best() : find(this.page)));
    await this.#confirm(before);
    await this.#untilAnother(before);
  }

  /** Presses once more what the page asks to be sure about. */
  async #confirm(before: string): Promise<void> {
    const armed = this.page.getByRole('button', { name: /really\?/i }).first();
    await expect(async () => {
      const hasGone = (await this.question()) !== before;
      expect(hasGone || (await armed.isVisible())).toBe(true);
    }).toPass({ timeout: 120_000 });
    if (await armed.isVisible()) await this.#ways.press(armed);
  }

  async #best(): Promise<Locator> {
    const ids = await this.offers.evaluateAll((all) => all.map((each) => each.dataset.proposal ?? ''));
    for (const wanted of WANTED) {
      const index = ids.findIndex((id) => id.startsWith(wanted));
      if (index >= 0) return this.offers.nth(index);
    }
    const types = await this.answers.evaluateAll((all) =>
      all.map((each) => each.dataset.option ?? each.dataset.loose ?? ''),
    );
    const ending = types.findIndex((type) => ENDINGS.includes(type));
    return this.answers.nth(Math.max(0, ending));
  }

  /** Names what is asked now: another moment has another name. */
  question(): Promise<string> {
    return this.page.evaluate(
      `document.querySelector('[data-question]')?.dataset.question ?? document.location.hash`,
    );
  }

  async #untilAnother(before: string): Promise<void> {
    await expect.poll(() => this.question(), { timeout: 120_000 }).not.toBe(before);
  }
}

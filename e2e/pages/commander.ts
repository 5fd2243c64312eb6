import { expect, type Locator, type Page } from '@playwright/test';

/** How a commander moves his men; each way to play has its own. Returns whether anybody moved. */
export type Move = (commander: PageCommander) => Promise<boolean>;

export interface Ways {
  press(button: Locator): Promise<void>;
  readonly move: Move;
  /** Finds what to press, if not by the marks on proposals and answers. */
  find?(page: Page, mayFire: boolean): Promise<Locator>;
}

/** How much a commander does in a phase. */
export interface Zeal {
  readonly moves: number;
  readonly shots: number;
}

/** Enough to see what comes of it. */
const USUAL_ZEAL: Zeal = { moves: 1, shots: 3 };

/** Acts to take where they are offered, the best first. */
const WANTED = ['usual:end', 'usual'];
const SHOT = 'shot:';

/** Answers that bring whatever is open to its end. */
const ENDINGS = ['stop', 'endPhase', 'pass', 'holdFire'];

const MOST_ACTS = 3_000;
/** Programs think, and machines are busy: this only stops what hangs. */
const PATIENCE = 120_000;

const QUESTION = `(document.querySelector('[data-question]')?.dataset.question ?? document.location.hash)`;

/** What the page asks before something that cannot be undone. */
const ARMED = /really\?/i;
const IS_ARMED = `[...document.querySelectorAll('button')].some((each) => ${ARMED}.test(each.textContent))`;

/**
 * Plays a side by what the page shows: proposals first, then whatever answers are listed. It knows no rule and never thinks ahead;
 * the game is the page's.
 */
export class PageCommander {
  readonly page: Page;
  readonly #ways: Ways;
  readonly #zeal: Zeal;
  /** Squads that it has moved in this phase, and Movement Phases that it has ended. */
  moved = 0;
  turns = 0;
  /** Squads that it has moved in all. */
  marches = 0;
  /** Times that it has done anything. */
  acts = 0;
  /** Shots that it has tried in this Combat Phase. */
  fired = 0;
  /** How often the screen has changed hands. */
  handOvers = 0;

  constructor(page: Page, ways: Ways, zeal = USUAL_ZEAL) {
    this.page = page;
    this.#ways = ways;
    this.#zeal = zeal;
  }

  get offers(): Locator {
    return this.page.locator('[data-proposal]');
  }

  get answers(): Locator {
    return this.page.locator('[data-option], [data-loose]');
  }

  get report(): Locator {
    return this.page.getByText('After action', { exact: true });
  }

  get isOver(): Promise<boolean> {
    return this.report.first().isVisible();
  }

  /** Plays so many turns, or to the end if it comes first. */
  async play(turns: number): Promise<void> {
    for (; this.turns < turns; this.acts += 1) {
      expect(this.acts, 'it does not end').toBeLessThan(MOST_ACTS);
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
    const anything = this.offers.or(this.answers).or(this.cover).or(this.report);
    await anything.first().waitFor({ state: 'attached', timeout: PATIENCE });
  }

  async #act(): Promise<void> {
    const before = await this.question();
    const isMoving = await this.page
      .getByText(/Movement Phase: choose/)
      .first()
      .isVisible();
    if (isMoving && (await this.#hasMoved())) return this.untilAnother(before);
    if (isMoving) this.#beginTurn();
    await this.#ways.press(await this.#next());
    await this.#confirm(before);
    await this.untilAnother(before);
  }

  async #hasMoved(): Promise<boolean> {
    if (this.moved >= this.#zeal.moves) return false;
    this.moved += 1;
    const hasMoved = await this.#ways.move(this);
    this.marches += Number(hasMoved);
    return hasMoved;
  }

  #beginTurn(): void {
    this.turns += 1;
    this.moved = 0;
    this.fired = 0;
  }

  /** What to press next. */
  async #next(): Promise<Locator> {
    const isAttacking = await this.page
      .getByText(/Combat Phase: attack/)
      .first()
      .isVisible();
    const mayFire = !isAttacking || this.fired < this.#zeal.shots;
    this.fired += Number(isAttacking);
    const { find } = this.#ways;
    return find === undefined ? this.#best(mayFire) : find(this.page, mayFire);
  }

  /** Presses once more what the page asks to be sure about. */
  async #confirm(before: string): Promise<void> {
    await this.untilAnother(before, IS_ARMED);
    const armed = this.page.getByRole('button', { name: ARMED }).first();
    if (await armed.isVisible()) await this.#ways.press(armed);
  }

  async #best(mayFire: boolean): Promise<Locator> {
    const ids = await this.offers.evaluateAll((all) => all.map((each) => each.dataset.proposal ?? ''));
    for (const wanted of mayFire ? [...WANTED, SHOT] : WANTED) {
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
    return this.page.evaluate(QUESTION);
  }

  /** Waits until something else is asked, or what this finds is there. */
  async untilAnother(before: string, orThere = 'false'): Promise<void> {
    const isSo = `${QUESTION} !== ${JSON.stringify(before)} || ${orThere}`;
    expect(await this.page.evaluate(until(isSo)), `nothing comes after ${before}`).toBe(true);
  }
}

/** A script that looks at every frame whether something is so. The page's security policy keeps Playwright from doing it. */
function until(isSo: string): string {
  return `new Promise((resolve) => {
    setTimeout(() => resolve(false), ${PATIENCE});
    const look = () => (${isSo} ? resolve(true) : requestAnimationFrame(look));
    look();
  })`;
}

import type { Page } from '@playwright/test';

/** How long it took from a click to its answer on the screen, in milliseconds. */
export interface TimedClick {
  readonly ms: number;
  /** Whether it answered the question; any other click looked at something. */
  readonly isAnswer: boolean;
}

/**
 * Notes for every click when its answer was painted: of one that answers the question, the next question; of any other, the
 * first change. A click begins with the input, so waiting for a busy page counts. A message sent while a frame is made comes
 * when that frame has been drawn.
 */
const WATCH = `(() => {
  const clicks = [];
  const asked = () => document.querySelector('[data-question]')?.dataset.question;
  const whenPainted = (done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(undefined);
  });
  const note = ({ timeStamp }) => clicks.push({ start: timeStamp, question: asked() });
  addEventListener('click', note, { capture: true });
  const changed = () => {
    const click = clicks.at(-1);
    const name = click && asked() !== click.question ? 'answer' : 'change';
    if (click === undefined || click[name] !== undefined) return;
    click[name] = Number.NaN;
    whenPainted((now) => { click[name] = now - click.start; });
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(changed).observe(document.body, everything);
  window.readClicks = () => clicks
    .map(({ answer, change }) => ({ ms: answer ?? change, isAnswer: answer !== undefined }))
    .filter(({ ms }) => ms > 0);
})()`;

export async function watchClicks(page: Page): Promise<void> {
  await page.evaluate(WATCH);
}

/** The clicks since the watch began. Those without any effect are not among them. */
export function readClicks(page: Page): Promise<readonly TimedClick[]> {
  return page.evaluate('readClicks()');
}

import { expect, type Page } from '@playwright/test';
import type { Move, PageCommander, Ways } from './commander.ts';
import { mapOf } from './firefight.ts';
import type { Hand, Spot } from './hands.ts';

/** Points at a squad that the dock lists, and then at the safest and farthest place that the map marks for it. */
export function moveOnMap(hand: Hand): Move {
  return async (commander) => {
    const { page } = commander;
    if (!(await chooseSquad(commander, hand))) return false;
    await hand.rest();
    const goals = await marksOn(page, '[data-reached]:not([data-run])');
    const [to] = goals.toSorted(
      (one, other) => one.danger - other.danger || costIn(other.words) - costIn(one.words),
    );
    if (to === undefined) return false;
    const before = await commander.question();
    await hand.pointAt(to.spot);
    await march(commander, before, hand.press);
    return true;
  };
}

/** On the map if it can be seen there, otherwise in the dock. */
async function chooseSquad({ page, turns, moved }: PageCommander, hand: Hand): Promise<boolean> {
  const listed = page.locator('[data-squad]');
  const count = await listed.count();
  if (count === 0) return false;
  const squad = listed.nth((turns + moved) % count);
  await hand.rest();
  const [onMap] = await marksOn(page, `[data-stack="${await squad.getAttribute('data-squad')}"]`);
  await (onMap === undefined ? hand.press(squad) : hand.pointAt(onMap.spot));
  await expect(page.locator('[data-border]').first()).toBeAttached();
  return true;
}

const GO = '[data-proposal^="march:"]';

/** A step to the next hex is made at once; the dock asks about a longer way. */
export async function march(commander: PageCommander, before: string, press: Ways['press']): Promise<void> {
  await commander.untilAnother(before, `document.querySelector('${GO}') !== null`);
  if ((await commander.question()) === before) await press(commander.page.locator(GO).first());
}

function costIn(words: string): number {
  return Number.parseInt(words, 10) || 0;
}

interface Mark {
  readonly words: string;
  /** The class of danger that the map marks there. */
  readonly danger: number;
  readonly spot: Spot;
}

interface SeenMark extends Mark {
  readonly isBare: boolean;
}

const STILL = 3;

/** Reads marks once the camera has been still for so many pictures, and everything beside the map has its size. */
const readMarks = (marks: string) => `new Promise((resolve) => {
  const read = () => [...document.querySelectorAll('${marks}')].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const spot = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementFromPoint(spot.x, spot.y);
    return { words: each.textContent ?? '', danger: Number(each.dataset.danger ?? 0), spot, isBare: top !== null && top.closest('[role="application"]') !== null };
  });
  let still = 0;
  const look = () => {
    still = document.querySelector('[data-gliding]') === null ? still + 1 : 0;
    if (still > ${STILL}) resolve(read());
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Marks on the map that nothing covers, with where they are. */
async function marksOn(page: Page, marks: string): Promise<readonly Mark[]> {
  const found = await page.evaluate<readonly SeenMark[]>(readMarks(marks));
  const map = await mapOf(page).boundingBox();
  const isWithin = ({ x, y }: Spot) =>
    map !== null && x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height;
  return found.filter(({ spot, isBare }) => isBare && isWithin(spot));
}

import type { CDPSession, Locator, Page } from '@playwright/test';

/** The ways to see that are simulated, each by Chromium's own filter. */
const SIGHTS = ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
type Sight = (typeof SIGHTS)[number];

/** What stands for one meaning: a place on the page, perhaps with other marks than it has now; `null` takes a mark away. */
export interface Look {
  readonly name: string;
  readonly place: Locator;
  readonly marks?: Readonly<Record<string, string | null>>;
}

/**
 * Two looks differ if at least so many pixels are so much lighter or darker in one than in the other. A sign has to contrast
 * with what is around it by 3 : 1 (WCAG 1.4.11), so a difference of shape shows in these pixels too; a difference of colour alone
 * does not. Twelve pixels are a mark of three by four.
 */
const LEAST_PIXELS = 12;
const LEAST_CONTRAST = 3;

/** The part in the middle of a place that is compared: what is behind round signs shows at their corners. */
export const MIDDLE = 0.64;

/** How many pixels of two pictures, given as PNG, contrast enough. */
const DIFFERING = `async ([pictures, least]) => {
  const lights = await Promise.all(pictures.map(async (png) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const linear = (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return { width: image.width, light: Array.from({ length: data.length / 4 }, (_, index) => {
      const [red, green, blue] = data.subarray(index * 4);
      return 0.05 + 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }) };
  }));
  const [one, other] = lights;
  if (one.width !== other.width || one.light.length !== other.light.length) return Infinity;
  return one.light.filter((light, index) => Math.max(light / other.light[index], other.light[index] / light) >= least).length;
}`;

/** Every two looks of these, and every sight, by which they cannot be told apart. */
export async function findAlike(page: Page, looks: readonly Look[], part = 1): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const sight of SIGHTS) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: sight });
    const seen: { readonly name: string; readonly png: string }[] = [];
    for (const look of looks) seen.push({ name: look.name, png: await pictureOf(page, look, part) });
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1)) {
        const pair = [[one.png, other.png], LEAST_CONTRAST];
        const pixels = Number(await page.evaluate(`(${DIFFERING})(${JSON.stringify(pair)})`));
        if (pixels < LEAST_PIXELS) faults.push(`${one.name} and ${other.name} (${sight}): ${pixels} pixels`);
      }
  }
  await seeAsUsual(session);
  return faults;
}

async function seeAsUsual(session: CDPSession): Promise<void> {
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' satisfies Sight });
  await session.detach();
}

/** The middle of a place with the marks of a look, which are taken away again. */
async function pictureOf(page: Page, { place, marks = {} }: Look, part: number): Promise<string> {
  const before = await place.evaluate(SET_MARKS, marks);
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  const { x, y, width, height } = box;
  const clip = {
    x: Math.round(x + (width * (1 - part)) / 2),
    y: Math.round(y + (height * (1 - part)) / 2),
    width: Math.max(1, Math.floor(width * part)),
    height: Math.max(1, Math.floor(height * part)),
  };
  const png = await page.screenshot({ clip, animations: 'disabled' });
  await place.evaluate(SET_MARKS, before);
  return png.toString('base64');
}

/** Sets the marks and returns those that were there. */
const SET_MARKS = (node: Marked, marks: Readonly<Record<string, string | null>>) => {
  const before = Object.fromEntries(Object.keys(marks).map((name) => [name, node.getAttribute(name)]));
  for (const [name, value] of Object.entries(marks))
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  return before;
};

interface Marked {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

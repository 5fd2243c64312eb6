import { buildPage, builtPageOf, findChromium, serveFolder, startChromium } from '@sitrep/page-host';
import { CliError } from '../cli-error.ts';
import { projectFile } from '../project.ts';
import type { SheetBoxes } from './page-boxes.ts';

/** One address of the page's print screen, as a PDF with the boxes of its sheets. */
export interface PrintedPage {
  readonly pdf: Uint8Array;
  readonly boxes: readonly SheetBoxes[];
}

/** Maps take the longest: every sheet is drawn in full. */
const PATIENCE_MS = 300_000;

/** Opens the page in a Chromium and prints these addresses (the parts after `#/print/`), one by one. */
export async function printPages(
  paths: readonly (readonly string[])[],
  language: string,
  say: (done: number) => void,
): Promise<readonly PrintedPage[]> {
  const chromium = getChromium();
  const root = projectFile();
  const folder = builtPageOf(root);
  buildPage({ root, folder });
  const { server, address } = await serveFolder(folder, 0, '127.0.0.1');
  const browser = await startChromium(chromium);
  try {
    const printed: PrintedPage[] = [];
    for (const path of paths) {
      say(printed.length);
      const context = await browser.newContext({ locale: language, colorScheme: 'light' });
      const page = await context.newPage();
      await page.goto(`${address}#/print/${path.map(encodeURIComponent).join('/')}`);
      await page.waitForSelector('[data-ready="true"]', { timeout: PATIENCE_MS });
      const sheets = await page.locator('[data-sheet]').all();
      const trims = await Promise.all(sheets.map((sheet) => sheet.getAttribute('data-trim')));
      printed.push({
        pdf: await page.pdf({ preferCSSPageSize: true, printBackground: true }),
        boxes: trims.map(readTrim),
      });
      await context.close();
    }
    return printed;
  } catch (error) {
    throw new CliError('PRINT_FAILED', `the page could not be printed: ${messageOf(error)}.`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

function getChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  throw new CliError('CHROMIUM_MISSING', 'there is no Chromium here, which makes the PDF.', {
    remedy:
      'Install Chromium or Chrome, or say where it is with CHROMIUM_PATH; or print from your browser: `npm start`, then “Print and play”.',
  });
}

/** The page writes left, top, width and height of what is cut out, and the bleed around it. */
function readTrim(text: string | null): SheetBoxes {
  if (text === null) return { bleed: 0 };
  const [left = 0, top = 0, width = 0, height = 0, bleed = 0] = text.split(' ').map(Number);
  return { trim: { left, top, width, height }, bleed };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
}

import { PDFDocument } from '@cantoo/pdf-lib';

/** A sheet as the page lays it out, in millimetres. */
export interface SheetBoxes {
  /** What is left when all outer cuts are made, from the top left corner; absent if nothing is cut. */
  readonly trim?: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly bleed: number;
}

const POINTS = 72 / 25.4;

/**
 * Puts PDFs together and says on every page where it is cut and how far its print goes: a browser writes neither. The boxes
 * are in the order of the pages.
 */
export async function joinPdfs(
  title: string,
  parts: readonly { readonly pdf: Uint8Array; readonly boxes: readonly SheetBoxes[] }[],
): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  whole.setTitle(title);
  whole.setProducer('Sitrep');
  for (const { pdf, boxes } of parts) {
    const part = await PDFDocument.load(pdf);
    const pages = await whole.copyPages(part, part.getPageIndices());
    for (const [index, page] of pages.entries()) setBoxes(whole.addPage(page), boxes[index]);
  }
  return whole.save();
}

type Page = ReturnType<PDFDocument['addPage']>;

/** PDF counts in points from the bottom left corner. */
function setBoxes(page: Page, boxes: SheetBoxes | undefined): void {
  if (boxes?.trim === undefined) return;
  const { trim, bleed } = boxes;
  const height = page.getHeight();
  const boxOf = (beyond: number) =>
    [
      (trim.left - beyond) * POINTS,
      height - (trim.top + trim.height + beyond) * POINTS,
      (trim.width + 2 * beyond) * POINTS,
      (trim.height + 2 * beyond) * POINTS,
    ] as const;
  page.setTrimBox(...boxOf(0));
  page.setBleedBox(...boxOf(bleed));
}

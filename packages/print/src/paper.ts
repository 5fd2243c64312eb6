/** A size in millimetres, like all lengths of this package. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a page, from the page's top left corner. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** What people have in their printers, upright. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size>>;

export type Paper = keyof typeof PAPERS;

/** Printers reach no nearer to the edge of the paper. */
export const MARGIN = 5;

function turned({ width, height }: Size): Size {
  return { width: height, height: width };
}

/** A sheet of this paper, upright or sideways, whichever is better; upright if both are equal. */
export function bestSheet(paper: Paper, isBetter: (one: Size, other: Size) => boolean): Size {
  const upright = PAPERS[paper];
  const sideways = turned(upright);
  return isBetter(sideways, upright) ? sideways : upright;
}

/** Sums of millimetres without the noise of binary fractions. */
export function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}

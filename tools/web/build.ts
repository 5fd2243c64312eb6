import path from 'node:path';
import { buildPage, builtPageOf } from '@sitrep/page-host';
import { root } from '../project.ts';

/** Where the built page lies. */
export const builtPage = builtPageOf(root);

/** The same page with marks around all its words, for the test that finds words written into components. */
export const pseudoPage = path.join(root, 'reports/pseudo-page');

/** Builds the page unless the one that is there is newer than everything that goes into it. */
export async function buildIfNeeded(folder = builtPage): Promise<void> {
  buildPage({ root, folder, ...(folder === pseudoPage && { mode: 'pseudo' }) });
}

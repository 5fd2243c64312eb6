// One table of the proof of tables, looked at in a browser of its own beside others.
import { parentPort } from 'node:worker_threads';
import { endOfTest } from './browser-part.ts';
import { serve } from './in-parallel.ts';

export interface TableTask {
  /** The title of a test of e2e/tables. */
  readonly title: string;
}

export interface TableRow {
  readonly title: string;
  /** At how many questions, or in how many sizes, nothing was wrong; absent if something was. */
  readonly looks?: number;
}

await serve(parentPort, async ({ title }: TableTask): Promise<TableRow> => {
  const end = await endOfTest('e2e/tables/playwright.config.ts', title);
  return { title, ...(end !== undefined && { looks: Number(end) }) };
});

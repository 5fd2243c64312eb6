import { availableParallelism } from 'node:os';
import { Worker, workerData } from 'node:worker_threads';
import type { Progress } from './progress.ts';

/**
 * Does the work of a module (see `serve`) once for each task, side by side on all cores; the results in order. Tasks are
 * plain data, all different. What an earlier run did is not done again.
 */
export async function inParallel<T, R>(
  module: URL,
  tasks: readonly T[],
  progress: Progress,
): Promise<readonly R[]> {
  const results: R[] = [];
  const left = [...tasks.entries()];
  const take = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, task] = next;
      results[index] = await progress.once(JSON.stringify(task), () => runOne<T, R>(module, task));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, take));
  return results;
}

function runOne<T, R>(module: URL, task: T): Promise<R> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** In the module of the work: takes the task and sends the result back. */
export async function serve<T, R>(
  port: { postMessage(result: R): void } | null,
  work: (task: T) => R | Promise<R>,
): Promise<void> {
  port?.postMessage(await work(workerData as T));
}

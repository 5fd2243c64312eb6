/**
 * Caches the whole page in this browser, so it opens and plays offline. The build writes the names of all
 * files in here; a different list is a new version. The previous version stays until nothing uses it any more.
 */
const FILES: readonly string[] = JSON.parse('__FILES__');
const VERSION = '__VERSION__';

const PREFIX = 'sitrep-';
const CACHE = PREFIX + VERSION;

/** The parts of a worker's events that are used here; the page's type library has none of them. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Happenings {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly message: Event;
  readonly fetch: Fetching;
}
declare const self: {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<N extends keyof Happenings>(name: N, listener: (event: Happenings[N]) => void): void;
};

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', () => void self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOwn = new URL(request.url).origin === location.origin;
  if (request.method === 'GET' && isOwn) event.respondWith(answer(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Answers from the cache, or else from the network. Every address of the page is the same file. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

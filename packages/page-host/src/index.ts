export { buildPage, builtPageOf } from './build.ts';
export { CHROMIUM_FLAGS, findChromium, startChromium } from './chromium.ts';
export { type Served, serveFolder } from './static-server.ts';

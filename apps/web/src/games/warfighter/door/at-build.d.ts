// Modules that run while the page is built: `apps/web/build/at-build.ts` ships what they export as data.

declare module '*-drawings.ts?at-build' {
  export const drawings: import('./drawings.ts').Drawings;
}

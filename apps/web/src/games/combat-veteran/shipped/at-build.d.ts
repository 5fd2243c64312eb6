// Modules that run while the page is built: `apps/web/build/at-build.ts` ships what they export as data.

declare module '*-landscape.ts?at-build' {
  export const landscape: import('../landscape/marks.ts').Landscape;
}

declare module '*/keys.ts?at-build' {
  export const keys: typeof import('./keys.ts').keys;
}

import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { atBuild } from './build/at-build.ts';
import { keepOffline } from './build/keep-offline.ts';
import { pseudoLanguage } from './build/pseudo-language.ts';
import { START, startEarly } from './build/start-early.ts';

const root = import.meta.dirname;

export default defineConfig(({ mode }) => ({
  root,
  // served from any folder: a static host, our own server, a file share
  base: './',
  plugins: [
    react(),
    atBuild(),
    startEarly(),
    keepOffline(),
    ...(mode === 'pseudo' ? [pseudoLanguage()] : []),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    // what is large is loaded after the first paint; the budget is checked by e2e/budget.spec.ts
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: {
        page: path.join(root, 'index.html'),
        'service-worker': path.join(root, 'src/kit/offline/service-worker.ts'),
      },
      output: {
        // the worker must keep its name and lie beside the page: its folder is what it may answer for
        // the first screen is two files, not twenty: each costs a slow network a round trip
        codeSplitting: {
          groups: [
            { name: 'first', test: /\/apps\/web\/src\/main\.ts$/, priority: 2 },
            { name: 'start', test: START, priority: 1 },
          ],
        },
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
}));

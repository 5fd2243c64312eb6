import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // served from any folder: a static host, our own server, a file share
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    // what is large is loaded after the first paint; the budget is checked by test/budget.test.ts
    chunkSizeWarningLimit: 1500,
  },
});

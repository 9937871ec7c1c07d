import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/carrier/',
  plugins: [react()],
  build: {
    target: 'es2022',
    // Inlined files would be data: addresses, which the content security policy allows for pictures only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only with an upgrade stays in the browser's cache from release to release.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/, priority: 3 },
            // What every page needs is one file, and what four or more share is another: a page comes in few files. Finer
            // groups (entriesAware) import each other in a circle, and then a page waits for ever.
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'parts', minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/dev': server, '/docs': server, '/health': server } },
});

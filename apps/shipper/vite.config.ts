import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/',
  plugins: [react()],
  build: {
    target: 'es2022',
    // Inlined files would be data: addresses, which the content security policy allows for pictures only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What changes only with an upgrade stays in the browser's cache from release to release.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/dev': server, '/docs': server, '/health': server } },
});

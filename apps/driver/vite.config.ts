import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/driver/',
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'tracking.html'] },
  },
  server: { proxy: { '/api': server, '/icons': server } },
});

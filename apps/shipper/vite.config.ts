import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildOf } from '../../packages/web/vite.ts';

const PAGES = ['dashboard/dashboard', 'loads/loads', 'bids/load', 'loads/load-edit', 'carriers/carriers'];

export default defineConfig(async ({ command }) => {
  const { plugins, ...shared } = await buildOf(
    { root: import.meta.dirname, base: '/', signIn: 'identity/auth', pages: PAGES },
    command === 'build',
  );
  return { ...shared, plugins: [react(), ...plugins] };
});

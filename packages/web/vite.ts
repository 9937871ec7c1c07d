import type { UserConfig } from 'vite';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

interface Application {
  /** Where the server has it. */
  base: string;
  /** Modules that at least so many pages share are one chunk. */
  minShareCount: number;
}

/** How each of the two applications is built, and served while it is worked on. */
export const buildOf = ({ base, minShareCount }: Application): UserConfig => ({
  base,
  publicDir: '../../packages/web/public',
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
            // What every page needs is one file, and what several share is another: a page comes in few files. Finer
            // groups (entriesAware) import each other in a circle, and then a page waits for ever.
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'parts', minShareCount, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/dev': server, '/docs': server, '/health': server } },
});

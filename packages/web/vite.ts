import type { UserConfig } from 'vite';
import { refuseCircles } from './circles.ts';
import { dropUnusedStyles } from './unused-styles.ts';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

interface Application {
  /** Where the server has it. */
  base: string;
  /** Modules that at least so many pages share are one chunk. */
  minShareCount: number;
}

/** How each of the two applications is built, and served while it is worked on. */
export const buildOf = ({ base, minShareCount }: Application) =>
  ({
    base,
    publicDir: '../../packages/web/public',
    plugins: [dropUnusedStyles(), refuseCircles()],
    build: {
      target: 'es2022',
      // Inlined files would be data: addresses, which the content security policy allows for pictures only.
      assetsInlineLimit: 0,
      // What draws a map is as large; it comes behind the page that has one.
      chunkSizeWarningLimit: 1_100,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What changes only with an upgrade stays in the browser's cache from release to release.
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
              { name: 'tanstack', test: /node_modules[\\/](@tanstack|use-sync-external-store)[\\/]/, priority: 4 },
              // What every page needs is one file, and what several share is another: a page comes in few files. Finer
              // groups (entriesAware) import each other in a circle, and then a page waits for ever.
              { name: 'start', tags: ['$initial'], priority: 3 },
              { name: 'parts', minShareCount, priority: 1 },
              // A page and what it opens later share small modules of its list; each alone would be a file.
              {
                name: 'list',
                test: /[\\/](loads[\\/](list|bulk)|web[\\/]src[\\/]list)[\\/]/,
                minShareCount: 2,
                priority: 0,
              },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': server, '/dev': server, '/docs': server, '/health': server } },
  }) satisfies UserConfig;

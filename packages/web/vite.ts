import { resolve } from 'node:path';
import type { UserConfig } from 'vite';
import { planChunks, type FirstScreens } from './chunk-plan.ts';
import { refuseCircles } from './circles.ts';
import { runEarly } from './early-script.ts';
import { dropUnusedStyles } from './unused-styles.ts';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

/** Pages are given by feature and name, such as `loads/loads`. */
interface Application {
  root: string;
  base: string;
  signIn: string;
  pages: readonly string[];
}

const screensOf = ({ root, signIn, pages }: Application): FirstScreens => {
  const at = (path: string) => resolve(root, path);
  const pageAt = (page: string) => at(`src/features/${page}.page.tsx`);
  return {
    early: at('src/app/early.ts'),
    main: at('src/app/main.tsx'),
    signIn: [pageAt(signIn), at('../../packages/web/src/shell/login-layout.tsx')],
    frame: at('src/app/shell/app-frame.tsx'),
    floating: at('../../packages/ui/src/floating/parts.tsx'),
    pages: pages.map(pageAt),
  };
};

export const buildOf = async (application: Application, isBuild: boolean) =>
  ({
    base: application.base,
    publicDir: '../../packages/web/public',
    plugins: [dropUnusedStyles(), refuseCircles(), runEarly()],
    build: {
      target: 'es2022',
      // Inlined files would be data: addresses, which the content security policy allows for pictures only.
      assetsInlineLimit: 0,
      // The map library is this large; it loads after the page.
      chunkSizeWarningLimit: 1_100,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: isBuild ? await planChunks(application.root, screensOf(application)) : [],
          },
        },
      },
    },
    server: { proxy: { '/api': server, '/dev': server, '/docs': server, '/health': server } },
  }) satisfies UserConfig;

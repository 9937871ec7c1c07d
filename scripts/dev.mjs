// @ts-check
// npm run dev: one address; the server starts again, and the pages change in the browser, with every saved file.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env['PORT'] ?? 8080);
const ports = { shipper: port, server: port + 1, carrier: port + 2, driver: port + 3 };
const at = (/** @type {number} */ number) => `http://127.0.0.1:${number}`;

const server = spawn(
  process.execPath,
  [createRequire(import.meta.url).resolve('tsx/cli'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: Ctrl+C reaches it through stop() below, once.
    detached: process.platform !== 'win32',
    env: { ...process.env, PORT: String(ports.server), PUBLIC_URL: at(ports.shipper), NODE_ENV: 'development' },
  },
);

/** @type {import('vite').ViteDevServer[]} */
const pages = [];
let isStopping = false;
async function stop(/** @type {number} */ exitCode) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(pages.map((page) => page.close()));
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5_000))]);
  }
  process.exit(exitCode);
}
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
server.once('exit', () => void stop(1));

for (const name of /** @type {const} */ (['carrier', 'driver', 'shipper'])) {
  const toServer = { target: at(ports.server), changeOrigin: false };
  const page = await createServer({
    root: join(root, 'apps', name),
    base: name === 'shipper' ? '/' : `/${name}/`,
    server: {
      host: '127.0.0.1',
      port: ports[name],
      strictPort: true,
      // The pages of carriers and drivers come through the shipper's address; their change channels go straight.
      hmr: { clientPort: ports[name] },
      proxy:
        name !== 'shipper'
          ? {}
          : {
              '^/(api|dev|docs|health|metrics)(/|\\.|\\?|$)': toServer,
              '^/app/': { ...toServer, ws: true },
              '^/carrier(/|$)': { target: at(ports.carrier) },
              '^/driver(/|$)': { target: at(ports.driver) },
              '^/tracking/': { target: at(ports.driver), rewrite: () => '/driver/tracking.html' },
            },
    },
  });
  await page.listen();
  pages.push(page);
}
console.log(`\n  Tenderlane (development) at ${at(port)}, carriers at ${at(port)}/carrier/\n`);

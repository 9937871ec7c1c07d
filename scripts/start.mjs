// @ts-check
// npm start: builds what is stale, then runs the server in this very process, so that a signal arrives exactly once.
import { build } from './build.mjs';

process.env['NODE_ENV'] ??= 'production';
await build();
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);

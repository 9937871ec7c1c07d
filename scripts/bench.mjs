// @ts-check
// Measures the product: `npm run bench`, one part of it, or `npm run bench -- compare <commit>`.
import { spawnSync } from 'node:child_process';

const build = spawnSync('node', ['scripts/build.mjs'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);
const { status } = spawnSync('npx', ['tsx', 'tests/bench/run.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);

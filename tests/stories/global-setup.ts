import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres';
import { REPOSITORY, startProduct } from '../product';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';

const log = { info: () => undefined, warn: console.warn, error: console.error };

export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['PRODUCT_URL']) return () => Promise.resolve();
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: REPOSITORY, stdio: ['ignore', 'ignore', 'inherit'] });
  const dataDir = await makeScratchFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'database'), log, fsync: false });
  // All stories come from one address, so its limit would stop them half-way.
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, CODES_PER_ADDRESS_HOUR: '100000' };
  const product = await startProduct(settings);
  // The workers start after this and inherit it; tests/stories/story.ts reads it.
  process.env['PRODUCT_URL'] = product.url;
  // For a story that needs another process of it, with a limit of its own.
  process.env['PRODUCT_SETTINGS'] = JSON.stringify(settings);
  return async () => {
    await product.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

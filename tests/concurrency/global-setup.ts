import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres';
import { REPOSITORY } from '../product';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';

declare module 'vitest' {
  interface ProvidedContext {
    durableDatabaseUrl: string;
  }
}

const log = { info: () => undefined, warn: console.warn, error: console.error };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: REPOSITORY, stdio: ['ignore', 'ignore', 'inherit'] });
  const dataDir = await makeScratchFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  project.provide('durableDatabaseUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres';
import { createTemplate } from './database';
import { makeScratchFolder } from './scratch-folder';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

const log = { info: () => undefined, warn: console.warn, error: console.error };

/** One PostgreSQL without fsync for all test files, with a migrated template that each file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeScratchFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log, fsync: false });
  await createTemplate(postgres.url);
  project.provide('clusterUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

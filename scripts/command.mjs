// @ts-check
// Shared by the commands around the embedded database: TypeScript sources, plain output, one line for an expected error.
import { register } from 'tsx/esm/api';

register();
const { readConfig } = await import('../apps/server/src/platform/config/config.ts');
const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
const { startEmbeddedPostgres } = await import('../apps/server/src/platform/embedded-postgres/index.ts');
export const { StartError } = await import('../apps/server/src/platform/process/start-error.ts');

export const log = { info: console.log, warn: console.warn, error: console.error };

export function readDataDir(/** @type {string} */ advice) {
  const { dataDir, database } = readConfig(process.env);
  if (database) throw new StartError(`DATABASE_URL is set: ${advice}`);
  return dataDir;
}

/**
 * Does something in the product's database, also while the product runs, and prints the lines it answers.
 * @param {(database: import('../apps/server/src/platform/database/database.ts').Database) => Promise<string[]>} work
 */
export async function inDatabase(work) {
  const config = readConfig(process.env);
  const cluster = config.database ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  const url = config.database?.url ?? cluster?.url ?? '';
  const database = openDatabase({ url, poolSize: 2, onError: (error) => log.error(error) });
  try {
    for (const line of await work(database)) log.info(line);
  } finally {
    await database.close();
    await cluster?.stop();
  }
}

export const stamp = () => new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** @param {() => Promise<unknown>} command */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

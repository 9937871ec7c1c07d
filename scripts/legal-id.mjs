// @ts-check
// npm run legal-id -- show|confirm|unconfirm …: what the operator decides about legal ids, also while the product runs.
import { log, runCommand } from './command.mjs';

const { readConfig } = await import('../apps/server/src/platform/config.ts');
const { databaseClock } = await import('../apps/server/src/platform/clock.ts');
const { openDatabase } = await import('../apps/server/src/platform/database.ts');
const { startEmbeddedPostgres } = await import('../apps/server/src/platform/embedded-postgres/index.ts');
const { operateLegalIds, readLegalIdCommand } =
  await import('../apps/server/src/features/carriers/operate-legal-ids.ts');

await runCommand(async () => {
  // A mistyped command starts nothing.
  const command = readLegalIdCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const cluster = config.database ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  const url = config.database?.url ?? cluster?.url ?? '';
  const database = openDatabase({ url, poolSize: 2, onError: (error) => log.error(error) });
  try {
    const lines = await operateLegalIds({ database, clock: databaseClock }, command);
    for (const line of lines) log.info(line);
  } finally {
    await database.close();
    await cluster?.stop();
  }
});

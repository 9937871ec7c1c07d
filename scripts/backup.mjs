// @ts-check
// npm run backup [-- folder]: copies the embedded database and the data folder, also while the product runs.
import { log, readDataDir, runCommand, stamp } from './command.mjs';

const { backUp } = await import('../apps/server/src/platform/embedded-postgres/backup.ts');

await runCommand(() => {
  const dataDir = readDataDir('back that server up with its own means (pg_dump).');
  return backUp({ dataDir, target: process.argv[2] ?? `backups/${stamp()}`, log });
});

// @ts-check
// npm run restore -- folder [--force]: puts a backup into the data folder; what was there is kept under another name.
import { log, readDataDir, runCommand } from './command.mjs';

const { restore } = await import('../apps/server/src/platform/embedded-postgres/restore.ts');

const options = process.argv.slice(2);
const source = options.find((option) => !option.startsWith('--'));
if (source === undefined) {
  console.error('Which backup? npm run restore -- backups/20261231T120000Z [--force]');
  process.exit(1);
}
await runCommand(() => {
  const dataDir = readDataDir('restore on that server with its own means (pg_restore).');
  return restore({ dataDir, source, force: options.includes('--force'), log });
});

// @ts-check
// npm run backup [-- folder]: copies the embedded database and the data folder, also while the product runs.
// npm run backup -- --check [folder]: compares a backup, or the newest one, with its checksums.
import { existsSync, readdirSync } from 'node:fs';
import { log, readDataDir, runCommand, stamp, StartError } from './command.mjs';

const { backUp } = await import('../apps/server/src/platform/embedded-postgres/backup.ts');
const { checkBackup } = await import('../apps/server/src/platform/embedded-postgres/checksums.ts');

const FOLDER = 'backups';
const options = process.argv.slice(2);
const folder = options.find((option) => !option.startsWith('--'));

function newest() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => !name.endsWith('.part')) : [];
  const last = names.toSorted().at(-1);
  if (last === undefined) throw new StartError(`Which backup? There is none in ${FOLDER}.`);
  return `${FOLDER}/${last}`;
}

await runCommand(() => {
  if (options.includes('--check')) return checkBackup(folder ?? newest(), log);
  const dataDir = readDataDir('back that server up with its own means (pg_dump).');
  return backUp({ dataDir, target: folder ?? `${FOLDER}/${stamp()}`, log });
});

// @ts-check
// retry …: what failed|retry …: what failed after its commit and is no longer tried, also while the product runs.
import { inDatabase, runCommand } from './command.mjs';

const { operateParked, readParkedCommand } = await import('../apps/server/src/platform/events/operate-parked.ts');

await runCommand(async () => {
  const command = readParkedCommand(process.argv.slice(2));
  await inDatabase((database) => operateParked(database, command));
});

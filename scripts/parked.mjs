// @ts-check
// retry …: what failed|retry …: what failed after its commit and is no longer tried, also while the product runs.
import { inDatabase, runCommand } from './command.mjs';

const { runParkedCommand, readParkedCommand } =
  await import('../apps/server/src/platform/events/run-parked-command.ts');

await runCommand(async () => {
  const command = readParkedCommand(process.argv.slice(2));
  await inDatabase((database) => runParkedCommand(database, command));
});

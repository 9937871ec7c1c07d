// @ts-check
// npm run legal-id -- show|confirm|unconfirm …: what the operator decides about legal ids, also while the product runs.
import { inDatabase, runCommand } from './command.mjs';

const { databaseClock } = await import('../apps/server/src/platform/clock.ts');
const { runLegalIdCommand, readLegalIdCommand } =
  await import('../apps/server/src/features/carriers/legal-ids/run-legal-id-command.ts');
const { subscribersInTransaction: inTransaction } = await import('../apps/server/src/app.ts');

await runCommand(async () => {
  // A mistyped command starts nothing.
  const command = readLegalIdCommand(process.argv.slice(2));
  await inDatabase((database) => runLegalIdCommand({ database, clock: databaseClock, inTransaction }, command));
});

// @ts-check
// npm run demo -- remove: takes the demo company away again, also while the product runs.
import { inDatabase, runCommand } from './command.mjs';

const { runDemoCommand } = await import('../apps/server/src/demo/run-demo-command.ts');

await runCommand(() => inDatabase((database) => runDemoCommand(database, process.argv.slice(2))));

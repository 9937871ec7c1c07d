// @ts-check
// npm run demo -- remove: takes the demo company away again, also while the product runs.
import { inDatabase, runCommand } from './command.mjs';

const { operateDemo } = await import('../apps/server/src/demo/operate-demo.ts');

await runCommand(() => inDatabase((database) => operateDemo(database, process.argv.slice(2))));

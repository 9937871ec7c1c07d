import type { Database } from '../platform/database/database';
import { StartError } from '../platform/process/start-error';
import { deleteDemo, listDemoCompanies } from './demo.queries';

const USAGE = 'npm run demo -- remove   removes the demo company, its carriers and all their tenders';

/** `npm run demo -- remove`; returns lines to print. Wrong arguments print the usage. */
export async function runDemoCommand(database: Database, args: readonly string[]): Promise<string[]> {
  if (args.length !== 1 || args[0] !== 'remove') throw new StartError(USAGE);
  const companies = await listDemoCompanies(database);
  if (companies.length === 0) return ['There is no demo.'];
  await deleteDemo(database);
  return [`The demo is gone: ${companies.length} companies with everything of theirs.`];
}

import { pageOf } from '../../../apps/server/src/platform/http/paging';
import { listLoadPage } from '../../../apps/server/src/features/loads/list/list.queries';
import { serveStatements, recordStatements } from './statements';

export async function openBareList(databaseUrl: string, companyId: number) {
  const { database, sent } = recordStatements(databaseUrl);
  await listLoadPage(database, companyId, {}, pageOf({}, 'priority'));
  await database.close();
  if (sent.length !== 1) throw new Error(`the list sent ${sent.length} statements`);
  return serveStatements({ databaseUrl, statements: sent });
}

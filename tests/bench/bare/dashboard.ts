import { buildApp } from '../../../apps/server/src/app';
import { readConfig } from '../../../apps/server/src/platform/config/config';
import { createLog } from '../../../apps/server/src/platform/process/log';
import { serveStatements, recordStatements } from './statements';

export async function openBareDashboard(settings: Record<string, string>, token: string) {
  const config = readConfig(settings);
  const databaseUrl = config.database?.url;
  if (!databaseUrl) throw new Error('the settings name no database');
  const { database, sent } = recordStatements(databaseUrl);
  const { server } = await buildApp({ config, database, log: createLog('error') });
  const answer = await server.inject({
    url: '/api/shipper/v1/dashboard',
    headers: { authorization: `Bearer ${token}` },
  });
  await server.close();
  await database.close();
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body.slice(0, 300)}`);
  return serveStatements({ databaseUrl, statements: sent });
}

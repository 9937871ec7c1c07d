import { Client } from 'pg';
import { StartError } from '../process/start-error';
import { SESSION_OPTIONS } from './database';

/** The oldest major version of PostgreSQL covered by tests. */
export const OLDEST_POSTGRES = 15;

interface ServerFacts {
  version: number;
  encoding: string;
  user: string;
  schema: string | null;
  can_create_tables: boolean | null;
  can_create_schemas: boolean;
  has_trigrams: boolean;
}

const FACTS = `
  select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
         current_user as user, current_schema() as schema,
         has_schema_privilege(current_schema(), 'create') as can_create_tables,
         to_regnamespace('graphile_worker') is not null
           or has_database_privilege(current_database(), 'create') as can_create_schemas,
         exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams`;

export function refuseServer(facts: ServerFacts): string | undefined {
  const { version, encoding, user, schema } = facts;
  if (version < OLDEST_POSTGRES)
    return `The database is PostgreSQL ${version}: version ${OLDEST_POSTGRES} or newer is needed.`;
  if (encoding !== 'UTF8')
    return `The database has the encoding ${encoding}: make it anew with "encoding 'UTF8' template template0".`;
  if (schema === null) return `The search_path of ${user} names no schema of the database: set it to public.`;
  if (!facts.can_create_tables)
    return `${user} may not create tables: make it the owner of the database, or "grant create on schema ${schema} to ${user}".`;
  if (!facts.can_create_schemas)
    return `${user} may not create schemas: make it the owner of the database, or grant it "create" on the database.`;
  if (!facts.has_trigrams) return 'The extension pg_trgm is not available: install the contrib modules of PostgreSQL.';
  return undefined;
}

export async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<ServerFacts>(FACTS);
  const refusal = rows[0] && refuseServer(rows[0]);
  if (refusal !== undefined) throw new StartError(refusal);
}

const NAMED = { name: 'tenderlane_start_check', text: 'select 1' };
const POOLER_TIMEOUT_MS = 5000;

/**
 * Stops the start when a named statement of one transaction is unknown in the next. This happens behind a pooler that
 * switches connections between transactions without moving prepared statements.
 */
export async function checkPooler(url: string): Promise<void> {
  const open = () => {
    const client = new Client({
      connectionString: url,
      application_name: 'tenderlane start',
      connectionTimeoutMillis: POOLER_TIMEOUT_MS,
      query_timeout: POOLER_TIMEOUT_MS,
      options: SESSION_OPTIONS,
    });
    client.on('error', () => undefined);
    return client;
  };
  const [asking, holding] = [open(), open()];
  try {
    await asking.connect();
    await holding.connect();
    await asking.query('begin');
    await asking.query(NAMED);
    await asking.query('commit');
    // A pooler that returns the last used connection must return another one now.
    await holding.query('begin');
    await holding.query('select 1');
    await asking.query('begin');
    await asking.query(NAMED);
    await asking.query('commit');
    await holding.query('commit');
  } catch (error) {
    throw new StartError(refusePooler(error as Error & { code?: string }));
  } finally {
    await Promise.all([asking, holding].map((client) => client.end().catch(() => undefined)));
  }
}

function refusePooler({ code, message }: Error & { code?: string }): string {
  // A named statement is unknown, or was named by somebody else before.
  if (code === '26000' || code === '42P05')
    return 'DATABASE_URL: behind it named statements are lost between transactions: use PgBouncer 1.21 or newer with max_prepared_statements above 0.';
  if (/timeout/.test(message))
    return `DATABASE_URL: two connections at a time are not answered within ${POOLER_TIMEOUT_MS / 1000} seconds: check the pooler and the size of its pool.`;
  return `The database cannot be reached through DATABASE_URL (${message}): check the pooler in front of it.`;
}

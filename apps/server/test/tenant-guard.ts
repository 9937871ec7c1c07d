import type { Database, Sql } from '../src/platform/database/database';
import { TENANT_TAG } from '../src/platform/database/tenant';

/** A session has a company, but belongs to a person. */
const OF_PEOPLE = 'sessions';

async function listTenantTables(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relkind in ('r', 'v', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> '${OF_PEOPLE}'`,
  );
  return new Set(rows.map(({ name }) => name));
}

let tenantTables: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns a test for statements on records of companies. Every word of the statement counts, even if it is no table
 * name; such a statement must be marked as needing no tenant.
 */
export async function findTenantTables(database: Database): Promise<(text: string) => boolean> {
  const tables = await (tenantTables ??= listTenantTables(database));
  return (text) => text.split(/\W+/).some((word) => tables.has(word));
}

export const isTagged = (text: string) => text.includes(TENANT_TAG);

/**
 * A database wrapper that refuses a statement on a company's records without a tenant mark. Statements of the tests
 * bypass it.
 */
export async function guardTenants(database: Database, refused: (text: string) => void): Promise<Database> {
  const namesTenantTable = await findTenantTables(database);
  const check = (text: string) => {
    if (!namesTenantTable(text) || isTagged(text)) return;
    refused(text);
    throw new Error(`a statement on a company's records does not say whose they are: ${text}`);
  };
  const guard = (sql: Sql): Sql => ({
    async rows<Row>(text: string, ...more: [values?: readonly unknown[], plan?: 'prepared' | 'each-time']) {
      check(text);
      return sql.rows<Row>(text, ...more);
    },
    async first<Row>(text: string, values?: readonly unknown[]) {
      check(text);
      return sql.first<Row>(text, values);
    },
    async one<Row>(text: string, values?: readonly unknown[]) {
      check(text);
      return sql.one<Row>(text, values);
    },
    async run(text, values) {
      check(text);
      return sql.run(text, values);
    },
    queueWrite: (write) => sql.queueWrite(write),
  });
  return {
    ...guard(database),
    reader: () => guard(database.reader()),
    transaction: (work) => database.transaction((sql) => work(guard(sql))),
    pool: database.pool,
    close: () => database.close(),
  };
}

import type { Database, Sql } from '../src/platform/database/database';
import { TENANT_TAG } from '../src/platform/database/tenant';

export const TENANT_TABLES = new Set([
  'loads',
  'load_details',
  'load_lanes',
  'load_numbers',
  'lanes',
  'award_bases',
  'failed_publications',
  'lane_awards',
  'waypoints',
  'auctions',
  'options',
  'bids',
  'chain_entries',
  'decisions',
  'carriers',
  'carrier_profiles',
  'company_profiles',
  'company_signees',
  'company_requisites',
  'company_codes',
  'carrier_invitations',
  'carrier_labels',
  'import_mappings',
  'import_refusals',
  'import_runs',
  'imports',
  'labels',
  'carrier_metrics',
  'capabilities',
  'capability_lanes',
  'record_files',
  'personal_links',
  'company_messages',
  'opt_outs',
  'legal_id_requests',
  'brand_members',
  'user_filters',
  'views',
  'events',
  'stored_files',
  'record_files',
  'field_lists',
  'custom_fields',
  'carrier_metrics',
  'long_jobs',
  'long_job_rows',
  'road_routes',
  'used_places',
  'chats',
  'requests',
  'demo_bookings',
  'chat_members',
  'chat_messages',
  'chat_views',
  'unread_notices',
  'chat_replies',
  'load_question_modes',
  'load_questions',
  'load_notes',
  'notifications',
  'load_watches',
  'due_notices',
  'held_messages',
  'access_requests',
  'announcements',
  'announcement_recipients',
  'contacts',
  'contact_codes',
  'drivers',
  'trucks',
  'trailers',
  'load_vehicles',
  'carrier_notes',
  'load_reviews',
  'order_disputes',
  'operator_looks',
  'metric_contests',
  'scorecard_marks',
  'lost_leads',
  'facilities',
  'facility_favourites',
  'facility_proposals',
  'packet_versions',
  'packets',
  'carrier_documents',
]);

/**
 * Every word of the statement counts, even if it is no table name; such a statement must be marked as needing no
 * tenant.
 */
export const namesTenantTable = (text: string) => text.split(/\W+/).some((word) => TENANT_TABLES.has(word));

export const isTagged = (text: string) => text.includes(TENANT_TAG);

/**
 * A database wrapper that refuses a statement on a company's records without a tenant mark. Statements of the tests
 * bypass it.
 */
export function guardTenants(database: Database, refused: (text: string) => void): Database {
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

import type { LoadFields } from '@tenderlane/domain/loads';
import { momentOf } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { unscoped } from '../../platform/database/tenant';

interface RowOnlyFields {
  extendedCount: number;
  bidSeq: number;
  chainSeq: number;
  chainHash: string | null;
  /** In the tender's VAT mode. */
  awardedPrice: number | null;
  /** Without VAT, for comparison. */
  awardedNet: number | null;
}

export type SavedFields = LoadFields & RowOnlyFields;

type Columns<Fields> = Record<keyof Fields, readonly [column: string, type: string]>;

/** Column and type of each field; times are epoch milliseconds. These fields are always written. */
const ROW_ONLY: Columns<RowOnlyFields> = {
  extendedCount: ['extended_count', 'integer'],
  bidSeq: ['bid_seq', 'integer'],
  chainSeq: ['chain_seq', 'integer'],
  chainHash: ['chain_hash', 'text'],
  awardedPrice: ['awarded_price', 'bigint'],
  awardedNet: ['awarded_net', 'bigint'],
};
const COLUMNS: Columns<SavedFields> = {
  ...ROW_ONLY,
  state: ['state', 'text'],
  previousState: ['previous_state', 'text'],
  publishAt: ['publish_at', 'float8'],
  publishedAt: ['published_at', 'float8'],
  end0: ['end0', 'float8'],
  effectiveEnd: ['effective_end', 'float8'],
  decisionEndsAt: ['decision_ends_at', 'float8'],
  confirmationEndsAt: ['confirmation_ends_at', 'float8'],
  dueAt: ['due_at', 'float8'],
  finishedAt: ['finished_at', 'float8'],
  completedAt: ['completed_at', 'float8'],
  vehicleSetAt: ['vehicle_set_at', 'float8'],
  papersSignedAt: ['papers_signed_at', 'float8'],
  papersReadyAt: ['papers_ready_at', 'float8'],
  deliveredAt: ['delivered_at', 'float8'],
  proofAt: ['proof_at', 'float8'],
  openedAt: ['opened_at', 'float8'],
  bidCount: ['bid_count', 'integer'],
  lowest: ['lowest', 'bigint'],
  highest: ['highest', 'bigint'],
  leaderOptionId: ['leader_option_id', 'bigint'],
  selectedOptionId: ['selected_option_id', 'bigint'],
  selectedBidId: ['selected_bid_id', 'bigint'],
  selectedVia: ['selected_via', 'text'],
  selectedBy: ['selected_by', 'bigint'],
  approval: ['approval', 'jsonb'],
  leftMs: ['left_ms', 'bigint'],
  reopenCount: ['reopen_count', 'integer'],
  releaseUsed: ['release_used', 'boolean'],
  loadingToldAt: ['loading_told_at', 'float8'],
  timeline: ['timeline', 'jsonb'],
};
const FIELDS = Object.keys(COLUMNS) as (keyof SavedFields)[];

const column = (field: keyof SavedFields) => `"${field}" ${COLUMNS[field][1]}`;

function assignment(field: keyof SavedFields): string {
  const [name, type] = COLUMNS[field];
  return `${name} = ${type === 'float8' ? momentOf(`n."${field}"`) : `n."${field}"`}`;
}

/**
 * Writes the changed fields of loads that the caller has locked. For a closing, writing all fields took PostgreSQL 0.19
 * ms, only the changed ones 0.17 ms.
 */
export function saveLoads(
  sql: Sql,
  loads: (SavedFields & { loadId: number })[],
  changed: ReadonlySet<string>,
): Promise<number> {
  const fields = FIELDS.filter((field) => changed.has(field) || Object.hasOwn(ROW_ONLY, field));
  const rows = loads.map((load) =>
    Object.fromEntries((['loadId', ...fields] as const).map((name) => [name, load[name]])),
  );
  return sql.run(
    `update loads l set ${['due_failures = 0', ...fields.map(assignment)].join(', ')}
       from json_to_recordset($1::json) as n(${['"loadId" bigint', ...fields.map(column)].join(', ')})
      where l.id = n."loadId" ${unscoped('what a rule decided of loads the caller has locked')}`,
    [JSON.stringify(rows)],
  );
}

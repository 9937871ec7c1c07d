import type { Proof, ProofState } from '@tenderlane/domain/trips';
import type { Sql } from '../../../platform/database/database';
import { own, unscoped } from '../../../platform/database/tenant';

export interface NewProofRow {
  stopId: number;
  source: 'driver' | 'carrier' | 'shipper';
  signer: string | null;
  state: Proof['state'];
  isInside: boolean | null;
  at: number;
  dueAt: number | null;
  accountId: number | null;
  clientId: string | null;
  /** The dispute that holds its files. */
  disputeId?: number;
}

export async function insertProof(sql: Sql, companyId: number, proof: NewProofRow): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into trip_proofs (stop_id, company_id, carrier_company_id, source, signer, state, is_inside, at, added_by, due_at, client_id, dispute_id)
     select s.id, s.company_id, s.carrier_company_id, $3, $4, $5, $6, $7, $8, $9, $10, $11 from trip_stops s
      where ${own('s')} and s.id = $2 returning id`,
    [
      companyId,
      proof.stopId,
      proof.source,
      proof.signer,
      proof.state,
      proof.isInside,
      new Date(proof.at),
      proof.accountId,
      proof.dueAt === null ? null : new Date(proof.dueAt),
      proof.clientId,
      proof.disputeId ?? null,
    ],
  );
  return row.id;
}

/** Marks a proof if another proof of the shipper's orders has a file of the same content. */
export function markRepeated(sql: Sql, companyId: number, proofId: number): Promise<number> {
  return sql.run(
    `update trip_proofs p set is_repeated = true where ${own('p')} and p.id = $2 and exists (
       select from record_files r join stored_files mine on mine.id = r.file_id
         join stored_files f on f.sha256 = mine.sha256 and f.id <> mine.id
         join record_files held on held.file_id = f.id and held.entity = r.entity
         join trip_proofs other on ${own('other')} and other.id = held.entity_id and other.id <> p.id
        where r.entity = 'trip_proofs' and r.entity_id = p.id)`,
    [companyId, proofId],
  );
}

interface Decision {
  proofIds: readonly number[];
  state: ProofState;
  reason: string | null;
  accountId: number | null;
  at: number;
}

export function saveDecision(
  sql: Sql,
  companyId: number,
  { proofIds, state, reason, accountId, at }: Decision,
): Promise<number> {
  return sql.run(
    `update trip_proofs set state = $3, refusal_reason = $4, decided_by = $5, decided_at = $6, due_at = null
      where ${own()} and id = any($2::bigint[])`,
    [companyId, proofIds, state, reason, accountId, new Date(at)],
  );
}

export interface DueProofRow {
  id: number;
  company_id: number;
  load_id: number;
}

export const hasDueProofs = async (sql: Sql, now: number): Promise<boolean> =>
  (await sql.first(`select 1 from trip_proofs where due_at <= $1 ${unscoped('what the clock has to do')} limit 1`, [
    new Date(now),
  ])) !== undefined;

export const takeDueProofs = (sql: Sql, now: number, limit: number): Promise<DueProofRow[]> =>
  sql.rows(
    `select p.id, p.company_id, t.load_id from trip_proofs p join trip_stops s on s.id = p.stop_id join trips t on t.id = s.trip_id
      where p.due_at <= $1 ${unscoped('what the clock has to do')} order by p.due_at, p.id limit $2`,
    [new Date(now), limit],
  );

export const postponeProof = (sql: Sql, id: number, until: number): Promise<number> =>
  sql.run(
    `update trip_proofs set due_at = $2, due_failures = due_failures + 1 where id = $1 ${unscoped('a row that failed')}`,
    [id, new Date(until)],
  );

export const clearDue = (sql: Sql, id: number): Promise<number> =>
  sql.run(`update trip_proofs set due_at = null where id = $1 ${unscoped('what the clock has to do')}`, [id]);

import type { Side } from '@tenderlane/domain/core';
import type { LegalIdRequestCounts } from '@tenderlane/domain/identity';
import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';
import { operatorCompany } from '../../identity';

export type LegalIdRequestKind = 'join' | 'contest';

interface Asked {
  accountId: number;
  companyId: number;
  kind: LegalIdRequestKind;
}

/** Finds the earlier request that a new one repeats: of the last day, or a contest that is still open. */
export function findSameRequest(
  sql: Sql,
  { accountId, companyId, kind }: Asked,
  since: number,
): Promise<{ id: number } | undefined> {
  return sql.first(
    `select id from legal_id_requests where account_id = $1 and ${own('', '$2')} and kind = $3 and settled_at is null
        and (kind = 'contest' or created_at > $4) order by id desc limit 1`,
    [accountId, companyId, kind, new Date(since)],
  );
}

export async function countRequests(
  sql: Sql,
  { accountId, companyId, kind }: Asked,
  since: number,
): Promise<LegalIdRequestCounts> {
  const row = await sql.one<{ of_person: number; to_company: number; open_contests: number }>(
    `select (select count(*) from legal_id_requests where account_id = $1 and created_at > $3) as of_person,
            (select count(*) from legal_id_requests where ${own('', '$2')} and created_at > $3) as to_company,
            (select count(*) from legal_id_requests
              where ${own('', '$2')} and kind = 'contest' and $4 = 'contest' and settled_at is null) as open_contests`,
    [accountId, companyId, new Date(since), kind],
  );
  return { ofPerson: row.of_person, toCompany: row.to_company, openContests: row.open_contests };
}

export interface NewRequest extends Asked {
  countryId: string;
  legalId: string;
  companyName: string;
  message: string;
  document: { name: string; content: Buffer } | null;
}

export async function insertLegalIdRequest(sql: Sql, request: NewRequest, at: number): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into legal_id_requests
       (kind, account_id, company_id, country_id, legal_id, company_name, message, document_name, document, created_at)
     values ($1, $2, ${owner('$3')}, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      request.kind,
      request.accountId,
      request.companyId,
      request.countryId,
      request.legalId,
      request.companyName,
      request.message,
      request.document?.name ?? null,
      request.document?.content ?? null,
      new Date(at),
    ],
  );
  return row.id;
}

export function saveContest(sql: Sql, id: number, { companyName, message, document }: NewRequest): Promise<number> {
  return sql.run(
    `update legal_id_requests set company_name = $2, message = $3, document_name = $4, document = $5 where id = $1 ${unscoped('the person’s own request, read just before')}`,
    [id, companyName, message, document?.name ?? null, document?.content ?? null],
  );
}

export interface LegalIdRequestRow {
  id: number;
  kind: LegalIdRequestKind;
  company_id: number;
  company_kind: Side;
  company: string;
  country_id: string;
  legal_id: string;
  person: string;
  login: string;
  company_name: string;
  message: string;
  document_name: string | null;
  created_at: Date;
  settled_at: Date | null;
}

const OPERATOR = unscoped('the operator settles the requests of all companies');

const REQUEST = `select q.id, q.kind, q.company_id, c.kind as company_kind, c.name as company, q.country_id, q.legal_id,
    coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, a.phone) as person, coalesce(a.email, a.phone) as login,
    q.company_name, q.message, q.document_name, q.created_at, q.settled_at
  from legal_id_requests q join companies c on c.id = q.company_id join accounts a on a.id = q.account_id`;

export function findLegalIdRequest(sql: Sql, id: number): Promise<LegalIdRequestRow | undefined> {
  return sql.first(`${REQUEST} where q.id = $1 ${OPERATOR}`, [id]);
}

export function listOpenContests(sql: Sql): Promise<LegalIdRequestRow[]> {
  return sql.rows(`${REQUEST} where q.kind = 'contest' and q.settled_at is null ${OPERATOR} order by q.id limit 1000`);
}

export async function findDocument(sql: Sql, id: number): Promise<Buffer | null> {
  const row = await sql.first<{ document: Buffer | null }>(
    `select document from legal_id_requests where id = $1 ${OPERATOR}`,
    [id],
  );
  return row?.document ?? null;
}

export function saveSettled(sql: Sql, id: number, at: number): Promise<number> {
  return sql.run(
    `update legal_id_requests set settled_at = $2 where id = $1 and kind = 'contest' and settled_at is null ${OPERATOR}`,
    [id, new Date(at)],
  );
}

/** Finds the operator's company: the configured one, else the first that was created; never the demo. */
export async function findOperatorCompany(sql: Sql, operatorBrand: number | undefined): Promise<number | undefined> {
  const row = await sql.first<{ id: number }>(`select id from companies where id = ${operatorCompany('$1')}`, [
    operatorBrand ?? null,
  ]);
  return row?.id;
}

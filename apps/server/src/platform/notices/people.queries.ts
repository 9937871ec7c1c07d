import type { Sql } from '../database/database';
import { own } from '../database/tenant';
import type { Recipient } from './subject';

export const RECIPIENT = `a.id as account_id, a.email, a.phone, a.locale, own.country_id, own.id as company_id, own.closed_at is not null as company_is_closed`;

/** `position` is the index in the list of the request. */
export type Indexed<Row> = Row & { position: number };

export function listMembers(
  sql: Sql,
  asked: { companyId: number; roles: readonly string[] }[],
): Promise<Indexed<Recipient>[]> {
  return sql.rows(
    `select asked.ordinality - 1 as position, ${RECIPIENT}
       from rows from (jsonb_to_recordset($1::jsonb) as ("companyId" bigint, roles text[])) with ordinality as asked
       join brand_members m on ${own('m', 'asked."companyId"')} and m.state = 'active' and m.role = any(asked.roles)
       join accounts a on a.id = m.account_id
       join companies own on own.id = m.company_id
      order by asked.ordinality, a.id`,
    [JSON.stringify(asked)],
  );
}

export function listPeople(
  sql: Sql,
  asked: { companyId: number; accountId: number; carrierId: number | null }[],
): Promise<Indexed<Recipient>[]> {
  return sql.rows(
    `select asked.position - 1 as position, asked.carrier_id, ${RECIPIENT}
       from unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality as asked(company_id, account_id, carrier_id, position)
       join brand_members m on ${own('m', 'asked.company_id')} and m.account_id = asked.account_id and m.state = 'active'
       join companies own on own.id = m.company_id
       join accounts a on a.id = m.account_id
      order by asked.position`,
    [
      asked.map(({ companyId }) => companyId),
      asked.map(({ accountId }) => accountId),
      asked.map(({ carrierId }) => carrierId),
    ],
  );
}

import { unscoped } from '../../../platform/database/tenant';
import type { Sql } from '../../../platform/database/database';
import { RECIPIENT, type Indexed } from '../../../platform/notices/people.queries';
import type { Recipient } from '../../../platform/notices/subject';

export const findOwners = (
  sql: Sql,
  { companyId, from, to }: { companyId: number; from: number; to: number },
): Promise<{ company: string; person: string; name: string } | undefined> =>
  sql.first(
    `select c.name as company, ${PERSON('f')} as person, ${PERSON('t')} as name
       from companies c join accounts f on f.id = $2 join accounts t on t.id = $3 where c.id = $1`,
    [companyId, from, to],
  );

export const findCompanyAndPerson = (
  sql: Sql,
  companyId: number,
  accountId: number,
): Promise<{ company: string; person: string } | undefined> =>
  sql.first(
    `select c.name as company, ${PERSON('a')} as person from companies c join accounts a on a.id = $2 where c.id = $1`,
    [companyId, accountId],
  );

const PERSON = (account: string) =>
  `coalesce(nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''), ${account}.email, ${account}.phone)`;

export function listAskers(sql: Sql, asked: { companyId: number; accountId: number }[]): Promise<Indexed<Recipient>[]> {
  return sql.rows(
    `select asked.position - 1 as position, ${RECIPIENT}
       from unnest($1::bigint[], $2::bigint[]) ${unscoped('people are told what became of their own requests')}
            with ordinality as asked(company_id, account_id, position)
       join accounts a on a.id = asked.account_id
       join companies own on own.id = asked.company_id
      order by asked.position`,
    [asked.map(({ companyId }) => companyId), asked.map(({ accountId }) => accountId)],
  );
}

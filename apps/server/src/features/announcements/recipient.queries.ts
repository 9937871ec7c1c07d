import type { Sql } from '../../platform/database/database';
import { own } from '../../platform/database/tenant';
import { RECIPIENT, type Indexed } from '../../platform/notices/people.queries';
import { rolesWith } from '../../platform/principal';
import type { Recipient } from '../../platform/notices/subject';

export interface AskedRecipients {
  companyId: number;
  announcementId: number;
  from: number;
  to: number;
}

export function listAnnounced(sql: Sql, asked: AskedRecipients[]): Promise<Indexed<Recipient>[]> {
  return sql.rows(
    `select asked.position - 1 as position, t.carrier_id, ${RECIPIENT}
       from unnest($1::bigint[], $2::bigint[], $3::int[], $4::int[]) with ordinality as asked(company_id, announcement_id, first, last, position)
       join announcement_recipients t on ${own('t', 'asked.company_id')} and t.announcement_id = asked.announcement_id
        and t.position between asked.first and asked.last
       join brand_members m on m.company_id = t.carrier_company_id and m.state = 'active' and m.role = any($5::text[])
       join accounts a on a.id = m.account_id
       join companies own on own.id = m.company_id
      order by asked.position, a.id`,
    [
      asked.map(({ companyId }) => companyId),
      asked.map(({ announcementId }) => announcementId),
      asked.map(({ from }) => from),
      asked.map(({ to }) => to),
      rolesWith('carrier', 'bids.write'),
    ],
  );
}

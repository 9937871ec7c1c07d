import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';

export interface ContactCodeRow {
  id: number;
  contact_id: number;
  channel: 'email' | 'sms';
  login: string;
  salt: Buffer;
  locale: string;
  sent_at: Date;
  tries: number;
  ended_at: Date | null;
}

const CODE = 'c.id, c.contact_id, c.channel, c.login, c.salt, c.locale, c.sent_at, c.tries, c.ended_at';

export async function listContactCodes(
  sql: Sql,
  contactIds: readonly number[],
): Promise<Map<number, ContactCodeRow[]>> {
  const rows = await sql.rows<ContactCodeRow>(
    `select distinct on (c.contact_id, c.channel) ${CODE} from contact_codes c
      where ${unscoped('of contacts that were found to be visible')} c.contact_id = any($1::bigint[])
      order by c.contact_id, c.channel, c.sent_at desc, c.id desc`,
    [contactIds],
  );
  const codes = new Map<number, ContactCodeRow[]>();
  for (const row of rows) codes.set(row.contact_id, [...(codes.get(row.contact_id) ?? []), row]);
  return codes;
}

export async function lockContactLogin(sql: Sql, login: string): Promise<void> {
  await sql.run(`select pg_advisory_xact_lock(hashtextextended('contact-code:' || $1, 0))`, [login]);
}

export async function countContactCodes(
  sql: Sql,
  { companyId, login, now }: { companyId: number; login: string; now: number },
): Promise<{ last: Date | null; hour: number; day: number; company: number }> {
  return sql.one(
    `select max(c.sent_at) filter (where c.login = $2) as last,
            (count(*) filter (where c.login = $2 and c.sent_at > $3::timestamptz - interval '1 hour'))::int as hour,
            (count(*) filter (where c.login = $2))::int as day,
            (count(*) filter (where ${own('c')}))::int as company
       from contact_codes c where (c.login = $2 or c.company_id = $1) and c.sent_at > $3::timestamptz - interval '1 day'`,
    [companyId, login, new Date(now)],
  );
}

export async function insertContactCode(
  sql: Sql,
  code: {
    companyId: number;
    contactId: number;
    channel: 'email' | 'sms';
    login: string;
    salt: Buffer;
    locale: string;
    at: number;
  },
): Promise<number> {
  await sql.run(
    `update contact_codes set ended_at = $4 where ${own()} and contact_id = $2 and channel = $3 and ended_at is null`,
    [code.companyId, code.contactId, code.channel, new Date(code.at)],
  );
  const row = await sql.one<{ id: number }>(
    `insert into contact_codes (company_id, contact_id, channel, login, salt, locale, sent_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7) returning id`,
    [code.companyId, code.contactId, code.channel, code.login, code.salt, code.locale, new Date(code.at)],
  );
  return row.id;
}

export const findLastContactCode = (
  sql: Sql,
  companyId: number,
  contactId: number,
  channel: 'email' | 'sms',
): Promise<ContactCodeRow | undefined> =>
  sql.first(
    `select ${CODE} from contact_codes c where ${own('c')} and c.contact_id = $2 and c.channel = $3 order by c.id desc limit 1
      for no key update of c`,
    [companyId, contactId, channel],
  );

export const saveContactTry = (sql: Sql, companyId: number, id: number): Promise<number> =>
  sql.run(`update contact_codes set tries = tries + 1 where ${own()} and id = $2`, [companyId, id]);

export async function saveVerified(
  sql: Sql,
  companyId: number,
  { contactId, codeId, channel, at }: { contactId: number; codeId: number; channel: 'phone' | 'email'; at: number },
): Promise<void> {
  await sql.run(`update contact_codes set ended_at = $3 where ${own()} and id = $2`, [companyId, codeId, new Date(at)]);
  await sql.run(`update contacts set ${channel}_verified_at = $3 where ${own()} and id = $2`, [
    companyId,
    contactId,
    new Date(at),
  ]);
}

export const findContactCode = (
  sql: Sql,
  id: number,
): Promise<(ContactCodeRow & { company_name: string; contact_name: string }) | undefined> =>
  sql.first(
    `select ${CODE}, s.name as company_name, t.name as contact_name
       from contact_codes c join companies s on s.id = c.company_id join contacts t on t.id = c.contact_id
      where ${unscoped('a job sends what its command has asked for')} c.id = $1`,
    [id],
  );

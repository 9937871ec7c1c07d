import type { RelationState } from '@tenderlane/domain/carriers';
import type { Locale } from '@tenderlane/contract';
import { momentOf } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';

export interface InvitationRow {
  id: number;
  company_id: number;
  carrier_id: number;
  login: string;
  salt: Buffer;
  message: string | null;
  locale: Locale;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
  used_by: number | null;
  revoked_at: Date | null;
  reminders: number;
  company_name: string;
  country_id: string;
  invited_by: string;
  carrier_name: string;
  is_closed: boolean;
}

export interface ShownInvitation extends InvitationRow {
  open_tenders: number;
}

// Counts the tenders that the carrier would see on joining; the same audience that a publication reaches.
const OPEN_TENDERS = `(select count(*) from loads l join auctions a on a.load_id = l.id
    where l.company_id = i.company_id and l.state = 'ongoing' and l.deleted_at is null
      and (a.audience_kind = 'network' or (a.audience_kind = 'carriers' and i.carrier_id = any(a.carrier_ids))
        or (a.audience_kind = 'labels' and exists (select 1 from carrier_labels cl where cl.company_id = i.company_id
              and cl.carrier_id = i.carrier_id and cl.label_id = any(a.label_ids)))))`;

const invitationWith = (
  more: string,
) => `select i.id, i.company_id, i.carrier_id, i.login, i.salt, i.message, i.locale, i.sent_at, i.expires_at, i.used_at,
    i.used_by, i.revoked_at, i.reminders, s.name as company_name, s.country_id, s.closed_at is not null as is_closed, r.name as carrier_name,
    coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), s.name) as invited_by${more}
  from carrier_invitations i
  join companies s on s.id = i.company_id
  join carriers r on r.company_id = i.company_id and r.id = i.carrier_id
  join accounts a on a.id = i.invited_by`;

const INVITATION = invitationWith('');
const SHOWN_INVITATION = invitationWith(`, ${OPEN_TENDERS} as open_tenders`);

const BY_CODE = unscoped('an invitation is found by its code');

export function findCarrierInvitation(sql: Sql, id: number): Promise<InvitationRow | undefined> {
  return sql.first(`${INVITATION} where i.id = $1 ${BY_CODE}`, [id]);
}

export function findShownInvitation(sql: Sql, id: number): Promise<ShownInvitation | undefined> {
  return sql.first(`${SHOWN_INVITATION} where i.id = $1 ${BY_CODE}`, [id]);
}

export async function findInvitationSalt(sql: Sql, id: number): Promise<Buffer | null> {
  const row = await sql.first<{ salt: Buffer }>(`select i.salt from carrier_invitations i where i.id = $1 ${BY_CODE}`, [
    id,
  ]);
  return row?.salt ?? null;
}

export function listOpenInvitations(sql: Sql, logins: string[], now: number): Promise<ShownInvitation[]> {
  return sql.rows(
    `${SHOWN_INVITATION} where i.login = any($1::text[]) ${unscoped('invitations to the person’s own logins')} and i.used_at is null and i.revoked_at is null and i.expires_at > $2 and s.closed_at is null
        and not exists (select 1 from carrier_invitations n where n.carrier_id = i.carrier_id and n.id > i.id and n.revoked_at is null)
      order by i.id desc limit 100`,
    [logins, new Date(now)],
  );
}

export interface WantedCarrier {
  login: string;
  name: string;
  legalId: string | null;
  countryId: string | null;
  labelIds: number[];
}

export interface KnownCarrier {
  login: string;
  carrier_id: number;
  state: RelationState;
  is_closed: boolean;
  has_open_invitation: boolean;
}

/**
 * Finds wanted carriers that are in the network already: by login, by the login's company, or by a confirmed legal id.
 * An unconfirmed legal id proves nothing, because anybody may have typed it.
 */
export function listKnown(sql: Sql, companyId: number, wanted: WantedCarrier[], now: number): Promise<KnownCarrier[]> {
  return sql.rows(
    `with wanted as (select * from jsonb_to_recordset($2::jsonb) as w(login text, "legalId" text, "countryId" text)),
     matches as (
       select w.login, r.id from wanted w join carriers r on ${own('r')} and r.login = w.login
       union
       select w.login, r.id from wanted w join carriers r on ${own('r')} and w."legalId" is not null
         left join companies c on c.id = r.carrier_company_id
        where (r.confirmed_legal_id = w."legalId" and r.confirmed_country_id = w."countryId")
           or (c.legal_id_confirmed_at is not null and c.legal_id = w."legalId" and c.country_id = w."countryId")
       union
       select w.login, r.id from wanted w join accounts a on a.email = w.login or a.phone = w.login
         join brand_members m on m.account_id = a.id and m.state = 'active'
         join carriers r on ${own('r')} and r.carrier_company_id = m.company_id
     )
     select distinct on (m.login) m.login, r.id as carrier_id, r.state, r.company_closed_at is not null as is_closed,
            exists (select 1 from carrier_invitations i where ${own('i')} and i.carrier_id = r.id
                     and i.used_at is null and i.revoked_at is null and i.expires_at > $3) as has_open_invitation
       from matches m join carriers r on ${own('r')} and r.id = m.id
      order by m.login, r.state = 'removed', r.state = 'invited', r.id desc`,
    [companyId, JSON.stringify(wanted), new Date(now)],
  );
}

const WANTED = `jsonb_to_recordset($2::jsonb) as w(login text, name text, "legalId" text, "countryId" text, id bigint)`;

export function insertInvited(
  sql: Sql,
  companyId: number,
  wanted: WantedCarrier[],
  at: number,
): Promise<{ id: number; login: string }[]> {
  return sql.rows(
    `insert into carriers (company_id, state, name, legal_id, country_id, login, invited_at, created_at)
     select ${owner()}, 'invited', w.name, w."legalId", case when w."legalId" is not null then w."countryId" end, w.login, $3, $3 from ${WANTED}
     returning id, login`,
    [companyId, JSON.stringify(wanted), new Date(at)],
  );
}

export async function saveInvitedAgain(
  sql: Sql,
  companyId: number,
  wanted: (WantedCarrier & { id: number })[],
  at: number,
): Promise<void> {
  await sql.run(
    `update carriers r set state = 'invited', login = w.login, name = coalesce(nullif(w.name, ''), r.name),
       legal_id = coalesce(w."legalId", r.legal_id), invited_at = $3, requested_login = null, reason = null
      from ${WANTED} where ${own('r')} and r.id = w.id`,
    [companyId, JSON.stringify(wanted), new Date(at)],
  );
}

/** Ends the invitations before one that was sent or accepted; if its message still waits, they stay. */
export function saveEarlierRevocation(sql: Sql, companyId: number, invitationId: number, at: number): Promise<number> {
  return sql.run(
    `update carrier_invitations e set revoked_at = $3 from carrier_invitations i
      where ${own('i')} and i.id = $2 and ${own('e')} and e.carrier_id = i.carrier_id and e.id < i.id
        and e.used_at is null and e.revoked_at is null`,
    [companyId, invitationId, new Date(at)],
  );
}

export function saveRevocation(sql: Sql, companyId: number, carrierIds: number[], at: number): Promise<number> {
  return sql.run(
    `update carrier_invitations set revoked_at = $3
      where ${own()} and carrier_id = any($2::bigint[]) and used_at is null and revoked_at is null`,
    [companyId, carrierIds, new Date(at)],
  );
}

export interface NewInvitation {
  carrierId: number;
  login: string;
  salt: string;
  locale: Locale;
  sentAt: number;
  expiresAt: number;
  remindAt: number | null;
}

const OWN_WORDS = `replace(replace(replace(nullif($4::jsonb ->> n.language, ''), '{{carrier}}', coalesce(nullif(r.name, ''), n.login)),
  '{{company}}', s.name), '{{person}}', coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), s.name))`;

export interface SentInvitation {
  id: number;
  carrier_id: number;
  login: string;
  salt: Buffer;
}

/**
 * Inserts invitations, each in the language of the login's account, else in its own. The text typed for all is used,
 * else the company's text in that language with names inserted.
 */
export function insertInvitations(
  sql: Sql,
  invitations: NewInvitation[],
  common: {
    companyId: number;
    invitedBy: number;
    message: string | null;
    texts: Readonly<Record<Locale, string>>;
  },
): Promise<SentInvitation[]> {
  return sql.rows(
    `insert into carrier_invitations (company_id, carrier_id, login, salt, message, locale, invited_by, sent_at, expires_at, remind_at)
     select ${owner()}, n."carrierId", n.login, decode(n.salt, 'hex'), coalesce($3, ${OWN_WORDS}), n.language, p.id,
            ${momentOf('n."sentAt"')}, ${momentOf('n."expiresAt"')}, ${momentOf('n."remindAt"')}
       from (select w.*, coalesce((select a.locale from accounts a where a.email = w.login or a.phone = w.login), w.locale) as language
               from rows from (jsonb_to_recordset($2::jsonb) as ("carrierId" bigint, login text, salt text, locale text,
                    "sentAt" float8, "expiresAt" float8, "remindAt" float8)) with ordinality
                    as w("carrierId", login, salt, locale, "sentAt", "expiresAt", "remindAt", position)) n
       join companies s on s.id = $1
       join carriers r on ${own('r')} and r.id = n."carrierId"
       join accounts p on p.id = $5
      order by n.position
     returning id, carrier_id, login, salt`,
    [common.companyId, JSON.stringify(invitations), common.message, JSON.stringify(common.texts), common.invitedBy],
  );
}

export function findLastInvitation(
  sql: Sql,
  companyId: number,
  carrierId: number,
): Promise<{ message: string | null; locale: Locale } | undefined> {
  return sql.first(
    `select message, locale from carrier_invitations where ${own()} and carrier_id = $2 order by id desc limit 1`,
    [companyId, carrierId],
  );
}

export async function saveInvitationUse(
  sql: Sql,
  invitation: InvitationRow,
  carrierId: number,
  accountId: number,
  at: number,
): Promise<void> {
  await saveRevocation(sql, invitation.company_id, [invitation.carrier_id], at);
  await sql.run(
    `update carrier_invitations set used_at = $3, used_by = $4, carrier_id = $5, revoked_at = null where ${own()} and id = $2`,
    [invitation.company_id, invitation.id, new Date(at), accountId, carrierId],
  );
}

/**
 * Merges an invited relation into the one its company already has: labels and places in audiences move; the row is
 * deleted if nothing else refers to it.
 */
export async function mergeRelations(sql: Sql, companyId: number, from: number, into: number): Promise<void> {
  await sql.run(
    `insert into carrier_labels (company_id, carrier_id, label_id)
     select company_id, $3, label_id from carrier_labels where ${own()} and carrier_id = $2 on conflict do nothing`,
    [companyId, from, into],
  );
  await sql.run(`update carrier_invitations set carrier_id = $3 where ${own()} and carrier_id = $2`, [
    companyId,
    from,
    into,
  ]);
  // Moves the other data that the shipper keeps about a carrier without a company.
  await sql.run(
    `select hand_over_carrier(r.id, $3) from carriers r where ${own('r')} and r.id = $2 and r.carrier_company_id is null`,
    [companyId, from, into],
  );
  await moveAudiences(sql, companyId, from, into);
  await sql.run(`update carriers set state = 'removed' where ${own()} and id = $2 and carrier_company_id is not null`, [
    companyId,
    from,
  ]);
  await sql.run(
    `select end_merged_carrier(r.id, $3) from carriers r where ${own('r')} and r.id = $2 and r.carrier_company_id is null`,
    [companyId, from, into],
  );
}

export const moveAudiences = (sql: Sql, companyId: number, from: number, into: number): Promise<number> =>
  sql.run(
    `update auctions set carrier_ids = array_remove(carrier_ids, $2::bigint) || case when $3::bigint = any(carrier_ids) then '{}' else array[$3::bigint] end
      where ${own()} and $2 = any(carrier_ids)`,
    [companyId, from, into],
  );

import type { Tally } from '@tenderlane/domain';
import type { Sql } from '../../platform/database';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Sign-in of one address and of one login goes one at a time, in every process; the address is always taken first. */
export async function lockSignIn(sql: Sql, login: string, address?: string): Promise<void> {
  if (address) await sql.run(`select pg_advisory_xact_lock(1, hashtext($1))`, [address]);
  await sql.run(`select pg_advisory_xact_lock(2, hashtext($1))`, [login]);
}

/** How often codes were sent within the last hour. */
export async function tallyCodes(
  sql: Sql,
  login: string,
  address: string,
  now: number,
): Promise<Record<'loginAndAddressHour' | 'loginHour' | 'addressHour', Tally>> {
  const row = await sql.one<
    Record<'both' | 'by_login' | 'by_address', number> & Record<'both_at' | 'login_at' | 'address_at', Date | null>
  >(
    `select count(*) filter (where login = $1 and address = $2)::int as both,
            min(created_at) filter (where login = $1 and address = $2) as both_at,
            count(*) filter (where login = $1)::int as by_login, min(created_at) filter (where login = $1) as login_at,
            count(*) filter (where address = $2)::int as by_address, min(created_at) filter (where address = $2) as address_at
       from sign_in_codes where (login = $1 or address = $2) and created_at > $3`,
    [login, address, new Date(now - HOUR_MS)],
  );
  return {
    loginAndAddressHour: tally(row.both, row.both_at, now),
    loginHour: tally(row.by_login, row.login_at, now),
    addressHour: tally(row.by_address, row.address_at, now),
  };
}

function tally(count: number, oldest: Date | null, now: number): Tally {
  return { count, oldestSecondsAgo: oldest ? (now - oldest.getTime()) / 1000 : 0 };
}

export interface CodeRow {
  id: number;
  login: string;
  salt: Buffer;
  locale: string;
  created_at: Date;
  expires_at: Date;
  tries: number;
  used_at: Date | null;
}

export function findLastCode(sql: Sql, login: string): Promise<CodeRow | undefined> {
  return sql.first(
    `select id, login, salt, locale, created_at, expires_at, tries, used_at from sign_in_codes
      where login = $1 order by created_at desc, id desc limit 1`,
    [login],
  );
}

export function findCode(sql: Sql, id: number): Promise<CodeRow | undefined> {
  return sql.first(
    `select id, login, salt, locale, created_at, expires_at, tries, used_at from sign_in_codes where id = $1`,
    [id],
  );
}

export async function insertCode(
  sql: Sql,
  code: { login: string; address: string; salt: Buffer; locale: string; at: number; expiresAt: number },
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into sign_in_codes (login, address, salt, locale, created_at, expires_at) values ($1, $2, $3, $4, $5, $6) returning id`,
    [code.login, code.address, code.salt, code.locale, new Date(code.at), new Date(code.expiresAt)],
  );
  return row.id;
}

export function saveCodeTry(sql: Sql, id: number): Promise<number> {
  return sql.run(`update sign_in_codes set tries = tries + 1 where id = $1`, [id]);
}

export function saveCodeUse(sql: Sql, id: number, at: number): Promise<number> {
  return sql.run(`update sign_in_codes set used_at = $2 where id = $1`, [id, new Date(at)]);
}

export async function isKnownDevice(sql: Sql, login: string, deviceHash: Buffer): Promise<boolean> {
  const row = await sql.first(`select 1 from known_devices where login = $1 and device_hash = $2`, [login, deviceHash]);
  return row !== undefined;
}

export function saveKnownDevice(sql: Sql, login: string, deviceHash: Buffer, at: number): Promise<number> {
  return sql.run(
    `insert into known_devices (login, device_hash, last_seen_at) values ($1, $2, $3)
     on conflict (login, device_hash) do update set last_seen_at = excluded.last_seen_at`,
    [login, deviceHash, new Date(at)],
  );
}

/** Wrong codes of a login within the last day: of one known device, or of all the others together. */
export async function tallyFailures(sql: Sql, login: string, deviceHash: Buffer | null, now: number): Promise<Tally> {
  const row = await sql.one<{ count: number; first_at: Date | null }>(
    `select count(*)::int as count, min(at) as first_at from sign_in_failures
      where login = $1 and at > $3 and device_hash is not distinct from $2`,
    [login, deviceHash, new Date(now - DAY_MS)],
  );
  return tally(row.count, row.first_at, now);
}

export function insertFailure(sql: Sql, login: string, deviceHash: Buffer | null, at: number): Promise<number> {
  return sql.run(`insert into sign_in_failures (login, device_hash, at) values ($1, $2, $3)`, [
    login,
    deviceHash,
    new Date(at),
  ]);
}

export function insertTransfer(
  sql: Sql,
  link: { codeHash: Buffer; accountId: number; workspace: string; expiresAt: number },
): Promise<number> {
  return sql.run(`insert into transfer_links (code_hash, account_id, workspace, expires_at) values ($1, $2, $3, $4)`, [
    link.codeHash,
    link.accountId,
    link.workspace,
    new Date(link.expiresAt),
  ]);
}

export function lockTransfer(
  sql: Sql,
  codeHash: Buffer,
  workspace: string,
): Promise<{ account_id: number; expires_at: Date; used_at: Date | null } | undefined> {
  return sql.first(
    `select account_id, expires_at, used_at from transfer_links where code_hash = $1 and workspace = $2 for no key update`,
    [codeHash, workspace],
  );
}

export function saveTransferUse(sql: Sql, codeHash: Buffer, at: number): Promise<number> {
  return sql.run(`update transfer_links set used_at = $2 where code_hash = $1`, [codeHash, new Date(at)]);
}

/** Forgets codes, failures and links of before a moment. */
export async function deleteSignIns(sql: Sql, before: number): Promise<void> {
  const limit = [new Date(before)];
  await sql.run(`delete from sign_in_codes where created_at < $1`, limit);
  await sql.run(`delete from sign_in_failures where at < $1`, limit);
  await sql.run(`delete from transfer_links where expires_at < $1`, limit);
}

/** Forgets sessions that ended or were last used before a moment. */
export function deleteSessions(sql: Sql, before: number): Promise<number> {
  return sql.run(`delete from sessions where coalesce(ended_at, last_seen_at) < $1`, [new Date(before)]);
}

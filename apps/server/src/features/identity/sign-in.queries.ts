import type { Side } from '@tenderlane/domain/core';
import type { CodeForm, WindowCount, WaitingCode } from '@tenderlane/domain/identity';
import type { Sql } from '../../platform/database/database';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Serializes sign-ins from one network and to one login across all processes; the network must be locked first. */
export async function lockSignIn(sql: Sql, login: string, network?: string): Promise<void> {
  if (network) await sql.run(`select pg_advisory_xact_lock(1, hashtext($1))`, [network]);
  await sql.run(`select pg_advisory_xact_lock(2, hashtext($1))`, [login]);
}

export interface CodeRequester {
  login: string;
  /** An IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** The IPv4 address, or the /48 of an IPv6 address. It contains every /64, so its counts cover their limits too. */
  network: string;
  deviceHash: Buffer | null;
}

export async function countOwnCodes(sql: Sql, asker: CodeRequester, now: number) {
  const { login, address, network, deviceHash } = asker;
  const since = new Date(now - HOUR_MS);
  const row = await sql.one<{ count: number; first_at: Date | null; last_at: Date | null }>(
    deviceHash
      ? `select count(*)::int as count, min(created_at) as first_at, max(created_at) as last_at from sign_in_codes
          where login = $1 and created_at > $2 and device_hash = $3`
      : `select count(*)::int as count, min(created_at) as first_at,
                max(created_at) filter (where address = $4) as last_at from sign_in_codes
          where login = $1 and created_at > $2 and device_hash is null and network = $3`,
    deviceHash ? [login, since, deviceHash] : [login, since, network, address],
  );
  return {
    hour: tally(row.count, row.first_at, now),
    lastSecondsAgo: row.last_at && (now - row.last_at.getTime()) / 1000,
  };
}

export async function countUnknownDevices(sql: Sql, login: string, network: string, now: number) {
  const row = await sql.one<
    Record<'codes_today' | 'failures_today' | 'codes_this_hour' | 'failures_this_hour', number>
  >(
    `select
       (select count(*)::int from sign_in_codes where login = $1 and created_at > $3 and device_hash is null
           and request_hash is not null) as codes_today,
       (select count(*)::int from sign_in_failures where login = $1 and at > $3 and device_hash is null
           and network is not null) as failures_today,
       (select count(*)::int from sign_in_codes where network = $2 and created_at > $4 and device_hash is null) as codes_this_hour,
       (select count(*)::int from sign_in_failures where network = $2 and at > $4 and device_hash is null) as failures_this_hour`,
    [login, network, new Date(now - DAY_MS), new Date(now - HOUR_MS)],
  );
  return {
    login: { codesToday: row.codes_today, failuresToday: row.failures_today },
    network: { codesThisHour: row.codes_this_hour, failuresThisHour: row.failures_this_hour },
  };
}

function tally(count: number, oldest: Date | null, now: number): WindowCount {
  return { count, oldestSecondsAgo: oldest ? (now - oldest.getTime()) / 1000 : 0 };
}

export interface CodeRow {
  id: number;
  login: string;
  request_hash: Buffer | null;
  device_hash: Buffer | null;
  application: Side;
  form: CodeForm;
  salt: Buffer;
  locale: string;
  created_at: Date;
  waits_since: Date | null;
  sent_at: Date | null;
  opened_at: Date | null;
  used_at: Date | null;
  replaced_at: Date | null;
  tries: number;
}

const CODE = `id, login, request_hash, device_hash, application, form, salt, locale, created_at, waits_since, sent_at, opened_at, used_at,
              replaced_at, tries`;

export function findRequestedCode(sql: Sql, login: string, requestHash: Buffer): Promise<CodeRow | undefined> {
  return sql.first(`select ${CODE} from sign_in_codes where request_hash = $2 and replaced_at is null and login = $1`, [
    login,
    requestHash,
  ]);
}

export function lockCodeOfLink(sql: Sql, linkHash: Buffer): Promise<CodeRow | undefined> {
  return sql.first(`select ${CODE} from sign_in_codes where link_hash = $1 for no key update`, [linkHash]);
}

export function findCode(sql: Sql, id: number): Promise<CodeRow | undefined> {
  return sql.first(`select ${CODE} from sign_in_codes where id = $1`, [id]);
}

export interface NewCode extends CodeRequester {
  requestHash: Buffer;
  linkHash: Buffer;
  application: Side;
  form: CodeForm;
  salt: Buffer;
  locale: string;
  at: number;
  waitsSince: number | null;
}

export async function insertCode(sql: Sql, code: NewCode, lifeSeconds: number): Promise<number> {
  const at = new Date(code.at);
  const row = await sql.one<{ id: number }>(
    `insert into sign_in_codes (login, address, network, device_hash, request_hash, link_hash, application, form, salt,
                                locale, created_at, expires_at, waits_since, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      ...[code.login, code.address, code.network, code.deviceHash, code.requestHash, code.linkHash, code.application],
      ...[code.form, code.salt, code.locale, at, new Date(code.at + lifeSeconds * 1000)],
      code.waitsSince === null ? null : new Date(code.waitsSince),
      code.waitsSince === null ? at : null,
    ],
  );
  return row.id;
}

/** The lifetime of a code begins when its message is sent; sending again extends it. */
export function markCodeSent(sql: Sql, id: number, at: number): Promise<number> {
  return sql.run(`update sign_in_codes set sent_at = $2 where id = $1 and (sent_at is null or sent_at < $2)`, [
    id,
    new Date(at),
  ]);
}

export function markCodeReplaced(sql: Sql, id: number, at: number): Promise<number> {
  return sql.run(`update sign_in_codes set replaced_at = $2 where id = $1`, [id, new Date(at)]);
}

export function markCodeOpened(sql: Sql, id: number, at: number): Promise<number> {
  return sql.run(`update sign_in_codes set opened_at = coalesce(opened_at, $2) where id = $1`, [id, new Date(at)]);
}

export function countCodeTry(sql: Sql, id: number): Promise<number> {
  return sql.run(`update sign_in_codes set tries = tries + 1 where id = $1`, [id]);
}

export function markCodeUsed(sql: Sql, id: number, at: number): Promise<number> {
  return sql.run(`update sign_in_codes set used_at = $2 where id = $1`, [id, new Date(at)]);
}

const WAITING = `waits_since is not null and sent_at is null and replaced_at is null`;

export async function listWaitingLogins(sql: Sql, waitsAfter: number, lastBefore: number): Promise<string[]> {
  const rows = await sql.rows<{ login: string }>(
    `select w.login from sign_in_codes w
      where ${WAITING} and w.waits_since > $1
        and not exists (select 1 from sign_in_codes s where s.login = w.login and s.device_hash is null and s.sent_at > $2)
      group by w.login order by min(w.waits_since) limit 100`,
    [new Date(waitsAfter), new Date(lastBefore)],
  );
  return rows.map(({ login }) => login);
}

export async function listWaitingCodes(
  sql: Sql,
  login: string,
  { waitsAfter, now }: { waitsAfter: number; now: number },
): Promise<WaitingCode[]> {
  const rows = await sql.rows<{ id: number; asked: number; waits_since: Date }>(
    `select w.id, w.waits_since,
            (select count(distinct a.request_hash)::int from sign_in_codes a
              where a.login = w.login and a.network = w.network and a.device_hash is null and a.created_at > $3) as asked
       from sign_in_codes w where w.login = $1 and ${WAITING} and w.waits_since > $2`,
    [login, new Date(waitsAfter), new Date(now - DAY_MS)],
  );
  return rows.map(({ id, asked, waits_since }) => ({ id, askedByNetwork: asked, waitsSinceMs: waits_since.getTime() }));
}

export async function findLastMessage(sql: Sql, login: string): Promise<Date | null> {
  const row = await sql.one<{ at: Date | null }>(
    `select max(sent_at) as at from sign_in_codes where login = $1 and device_hash is null`,
    [login],
  );
  return row.at;
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

export async function countDeviceFailures(sql: Sql, login: string, deviceHash: Buffer, now: number): Promise<number> {
  const row = await sql.one<{ count: number }>(
    `select count(*)::int as count from sign_in_failures where login = $1 and at > $3 and device_hash = $2`,
    [login, deviceHash, new Date(now - DAY_MS)],
  );
  return row.count;
}

/** Saves a wrong code: for the network always, for the login only if it was tried against one of its requests. */
export function insertFailure(
  sql: Sql,
  failure: { login: string | null; network: string; deviceHash: Buffer | null; at: number },
): Promise<number> {
  return sql.run(`insert into sign_in_failures (login, network, device_hash, at) values ($1, $2, $3, $4)`, [
    failure.login,
    failure.network,
    failure.deviceHash,
    new Date(failure.at),
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

export async function deleteSignIns(sql: Sql, before: number): Promise<void> {
  const limit = [new Date(before)];
  await sql.run(`delete from sign_in_codes where created_at < $1`, limit);
  await sql.run(`delete from sign_in_failures where at < $1`, limit);
  await sql.run(`delete from transfer_links where expires_at < $1`, limit);
}

export function deleteSessions(sql: Sql, before: number): Promise<number> {
  return sql.run(`delete from sessions where coalesce(ended_at, expires_at, last_seen_at) < $1`, [new Date(before)]);
}

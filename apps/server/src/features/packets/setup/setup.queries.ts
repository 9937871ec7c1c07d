import type { PacketContent, PacketState } from '@tenderlane/domain/packets';
import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import type { Sql } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/one-of';
import { own, owner, unscoped } from '../../../platform/database/tenant';
import { readContent } from './standard-texts';

export interface VersionRow {
  id: number;
  number: number;
  content: PacketContent;
  changed_at: Date;
  published_at: Date | null;
  published_by: string | null;
}

const VERSION = `select v.id, v.number, v.content, v.changed_at, v.published_at,
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as published_by
  from packet_versions v left join accounts a on a.id = v.published_by`;

/** Changes with every change of the draft or the published version. */
export async function findSetupVersion(sql: Sql, companyId: number): Promise<number> {
  const row = await sql.one<{ version: number }>(`select packet_version as version from companies where id = $1`, [
    companyId,
  ]);
  return row.version;
}

/** The caller must hold the lock of the company's row. */
export function countSetupVersion(sql: Sql, companyId: number): Promise<number> {
  return sql.run(`update companies set packet_version = packet_version + 1 where id = $1`, [companyId]);
}

export const findPublished = (sql: Sql, companyId: number): Promise<VersionRow | undefined> =>
  findVersion(sql, `${own('v')} and v.published_at is not null order by v.number desc limit 1`, companyId);

export const findDraft = (sql: Sql, companyId: number): Promise<VersionRow | undefined> =>
  findVersion(sql, `${own('v')} and v.published_at is null`, companyId);

async function findVersion(sql: Sql, which: string, companyId: number): Promise<VersionRow | undefined> {
  const row = await sql.first<VersionRow>(`${VERSION} where ${which}`, [companyId]);
  return row && { ...row, content: readContent(row.content) };
}

export async function countPackets(sql: Sql, companyId: number): Promise<Record<PacketState, number>> {
  const rows = await sql.rows<{ state: PacketState; total: number }>(
    `select packet_status as state, count(*)::int as total from carriers
      where ${own()} and ${oneOf('state', NETWORK_RELATIONS)} group by packet_status`,
    [companyId],
  );
  const counts = { not_completed: 0, completed: 0, on_review: 0, approved: 0 };
  for (const { state, total } of rows) counts[state] = total;
  return counts;
}

/** Replaces the company's only draft; the caller must hold the lock of the company's row. */
export async function savePacketDraft(sql: Sql, companyId: number, content: PacketContent, at: number): Promise<void> {
  await sql.run(
    `insert into packet_versions (company_id, number, content, changed_at)
     values (${owner()}, (select coalesce(max(v.number), 0) + 1 from packet_versions v where ${own('v')}), $2, $3)
     on conflict (company_id) where published_at is null do update set content = excluded.content, changed_at = excluded.changed_at`,
    [companyId, JSON.stringify(content), new Date(at)],
  );
}

export function deletePacketDraft(sql: Sql, companyId: number): Promise<number> {
  return sql.run(`delete from packet_versions where ${own()} and published_at is null`, [companyId]);
}

export function savePublishedPacket(
  sql: Sql,
  companyId: number,
  { at, by }: { at: number; by: number },
): Promise<{ id: number; number: number }> {
  return sql.one(
    `update packet_versions set published_at = $2, published_by = $3 where ${own()} and published_at is null
     returning id, number`,
    [companyId, new Date(at), by],
  );
}

export async function findContents(sql: Sql, ids: readonly number[]): Promise<Map<number, VersionRow>> {
  const rows = await sql.rows<VersionRow>(
    `${VERSION} where v.id = any($1::bigint[]) ${unscoped('of packets that were found to be visible')}`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, { ...row, content: readContent(row.content) }]));
}

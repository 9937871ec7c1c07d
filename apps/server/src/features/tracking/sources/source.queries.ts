import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';

export type SourceBody = BodyOf<CarrierApi['POST /tracking_sources']>;
type Device = SourceBody['devices'][number];

export interface SourceRow {
  id: number;
  name: string;
  created_at: Date;
  devices: (Device & { truck: string })[];
}

export const listSources = (sql: Sql, companyId: number, id: number | null = null): Promise<SourceRow[]> =>
  sql.rows(
    `select s.id, s.name, s.created_at,
            coalesce((select json_agg(json_build_object('device', d.name, 'truck_id', d.truck_id, 'truck', t.plate) order by d.name)
              from tracking_devices d join trucks t on t.id = d.truck_id where d.source_id = s.id), '[]') as devices
       from tracking_sources s
      where ${own('s')} and s.revoked_at is null and ($2::bigint is null or s.id = $2) order by s.id`,
    [companyId, id],
  );

export async function insertSource(
  sql: Sql,
  companyId: number,
  { name, tokenHash, at }: { name: string; tokenHash: Buffer; at: number },
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into tracking_sources (company_id, name, token_hash, created_at) values (${owner()}, $2, $3, $4) returning id`,
    [companyId, name, tokenHash, new Date(at)],
  );
  return row.id;
}

export const renameSource = (sql: Sql, companyId: number, id: number, name: string): Promise<number> =>
  sql.run(`update tracking_sources set name = $3 where ${own()} and id = $2 and revoked_at is null`, [
    companyId,
    id,
    name,
  ]);

export const endSource = (sql: Sql, companyId: number, id: number, at: number): Promise<{ name: string } | undefined> =>
  sql.first(
    `update tracking_sources set revoked_at = $3 where ${own()} and id = $2 and revoked_at is null returning name`,
    [companyId, id, new Date(at)],
  );

export const findOwnSource = (sql: Sql, companyId: number, id: number): Promise<{ id: number } | undefined> =>
  sql.first(`select id from tracking_sources where ${own()} and id = $2`, [companyId, id]);

export async function listOwnTrucks(sql: Sql, companyId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await sql.rows<{ id: number }>(
    `select id from trucks where ${own()} and carrier_id is null and deleted_at is null and id = any($2::bigint[])`,
    [companyId, ids],
  );
  return rows.map(({ id }) => id);
}

export async function saveDevices(
  sql: Sql,
  companyId: number,
  sourceId: number,
  devices: readonly Device[],
): Promise<void> {
  const named = JSON.stringify(devices);
  await sql.run(
    `update tracking_devices d set truck_id = null where ${own('d')} and d.source_id = $2 and d.truck_id is not null
       and d.name not in (select n.device from jsonb_to_recordset($3::jsonb) as n(device text))`,
    [companyId, sourceId, named],
  );
  await sql.run(
    `insert into tracking_devices as d (source_id, company_id, name, truck_id)
     select $2, ${owner()}, n.device, n.truck_id from jsonb_to_recordset($3::jsonb) as n(device text, truck_id bigint)
     on conflict (source_id, name) do update set truck_id = excluded.truck_id
      where d.truck_id is distinct from excluded.truck_id`,
    [companyId, sourceId, named],
  );
}

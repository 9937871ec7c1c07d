import type { Sql } from '../database/database';

export async function countRetrying(sql: Sql): Promise<{ email: number; sms: number }> {
  const { exists } = await sql.one<{ exists: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as exists`,
  );
  if (!exists) return { email: 0, sms: 0 };
  return sql.one(
    `select count(*) filter (where payload->>'channel' = 'email')::int as email,
            count(*) filter (where payload->>'channel' = 'sms')::int as sms
       from graphile_worker._private_jobs where attempts > 0 and attempts < max_attempts and locked_at is null`,
  );
}

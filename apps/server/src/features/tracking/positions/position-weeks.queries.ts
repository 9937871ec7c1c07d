import type { Sql } from '../../../platform/database/database';

const PREFIX = 'positions_';
const nameOf = (week: number) => PREFIX + new Date(week).toISOString().slice(0, 10).replaceAll('-', '');

export const lockWeeks = (sql: Sql): Promise<number> =>
  sql.run(`select pg_advisory_xact_lock(hashtext('position weeks'))`);

export async function listWeeks(sql: Sql): Promise<number[]> {
  const rows = await sql.rows<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'positions'::regclass`,
  );
  return rows.map(({ name }) => Date.parse(name.slice(PREFIX.length).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')));
}

export const createWeek = (sql: Sql, from: number, to: number): Promise<number> =>
  sql.run(
    `create table ${nameOf(from)} partition of positions
       for values from ('${new Date(from).toISOString()}') to ('${new Date(to).toISOString()}')`,
  );

export const dropWeek = (sql: Sql, week: number): Promise<number> => sql.run(`drop table ${nameOf(week)}`);

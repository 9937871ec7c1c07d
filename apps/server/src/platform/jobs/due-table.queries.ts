import { unscoped } from '../database/tenant';
import type { DueSource } from './due';

const OF_ALL = unscoped('the clock’s work, of all companies');

type DueTable<Row extends { id: number }> = Pick<DueSource<Row>, 'hasDue' | 'takeDue' | 'postpone'>;

/** A table of rows with a `due_at` each, which are deleted when they are taken. */
export const dueTable = <Row extends { id: number }>(table: string, columns: string): DueTable<Row> => ({
  async hasDue(sql, clock) {
    const now = new Date(await clock.now(sql));
    return (await sql.first(`select 1 from ${table} ${OF_ALL} where due_at <= $1 limit 1`, [now])) !== undefined;
  },
  takeDue: async (sql, clock, limit) =>
    sql.rows(
      `delete from ${table} ${OF_ALL} where id = any(array(
         select id from ${table} where due_at <= $1 order by due_at, id limit $2 for update skip locked))
       returning ${columns}`,
      [new Date(await clock.now(sql)), limit],
    ),
  postpone: (sql, { id }, until) =>
    sql.run(`update ${table} set due_at = $2 where id = $1 ${OF_ALL}`, [id, new Date(until)]),
});

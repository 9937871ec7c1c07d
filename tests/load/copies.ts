import type pg from 'pg';

const PARTS = [
  { table: 'load_details', ownId: null },
  { table: 'auctions', ownId: null },
  { table: 'chain_entries', ownId: null },
  { table: 'waypoints', ownId: 'id' },
  { table: 'options', ownId: 'id' },
] as const;

/**
 * Copies a published tender row by row, as if it had been published that many times; the rows of each copy are
 * adjacent. Returns the new ids.
 */
export async function copyTender(database: pg.Client, id: number, copies: number): Promise<number[]> {
  const { rows } = await database.query<{ id: string }>(
    `insert into loads overriding system value
     select copy.* from loads l
      cross join (select nextval(pg_get_serial_sequence('loads', 'id')) as id from generate_series(1, $2)) as fresh
      cross join lateral jsonb_populate_record(l, jsonb_build_object('id', fresh.id, 'number', null)) as copy
      where l.id = $1 returning id`,
    [id, copies],
  );
  const ids = rows.map((row) => Number(row.id));
  for (const { table, ownId } of PARTS) {
    const fresh = ownId ? `'${ownId}', nextval(pg_get_serial_sequence('${table}', '${ownId}')),` : '';
    const columns = await listColumns(database, table);
    await database.query(
      `insert into ${table} (${columns.join()}) ${ownId ? 'overriding system value' : ''}
       select ${columns.map((column) => `part.${column}`).join()} from ${table} p cross join unnest($2::bigint[]) as copy(id)
        cross join lateral jsonb_populate_record(p, jsonb_build_object(${fresh} 'load_id', copy.id)) as part
        where p.load_id = $1 order by copy.id, ${ownId ? 'p.id' : 'p.load_id'}`,
      [id, ids],
    );
  }
  return ids;
}

export async function listColumns(database: pg.Client, table: string): Promise<string[]> {
  const { rows } = await database.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ attname }) => attname);
}

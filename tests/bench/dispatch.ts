import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { percentile, type Figure } from './percentiles';
import { LIMITS } from './limits';

const EVENTS = 500;
const EVERY_MS = 20;

export async function tellNews(database: pg.Client, loadId: number): Promise<number> {
  const at = Date.now();
  await database.query(
    `insert into outbox (kind, payload)
     select 'load.decision_started', jsonb_build_object('entity_id', id, 'company_id', company_id, 'account_id', null,
              'params', jsonb_build_object('decision_ends_at', $2::bigint))
       from loads where id = $1`,
    [loadId, at],
  );
  await database.query(`select pg_notify('outbox_filled', '')`);
  return at;
}

/** Delay from a commit to the end of its subscribers at a steady pace, p99. */
export async function benchDispatch(database: pg.Client, loadId: number): Promise<Figure> {
  const committed: number[] = [];
  const done: number[] = [];
  const look = async () => {
    const { rows } = await database.query<{ waiting: number }>('select count(*)::int as waiting from outbox');
    const before = committed.length;
    const now = performance.now();
    while (done.length < before - (rows[0]?.waiting ?? 0)) done.push(now);
  };
  const startedAt = performance.now();
  for (let number = 1; number <= EVENTS; number++) {
    await tellNews(database, loadId);
    committed.push(performance.now());
    do {
      await sleep(2);
      await look();
    } while (performance.now() < startedAt + number * EVERY_MS);
  }
  for (let turn = 0; turn < 1000 && done.length < EVENTS; turn++) {
    await sleep(5);
    await look();
  }
  const times = committed.map((at, turn) => (done[turn] ?? Infinity) - at);
  return {
    name: `commit to subscriber at ${1000 / EVERY_MS} events/s, p99`,
    measured: percentile(times, 0.99),
    unit: 'ms',
    target: LIMITS.dispatchP99,
  };
}

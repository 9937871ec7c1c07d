import type { HolderContext } from '../../../platform/context';
import type { Database, Sql } from '../../../platform/database/database';
import { answerOnce, valueOf, type Answer, type SettledAnswer } from '../../../platform/http/idempotency';
import type { Call } from '../../../platform/http/run-calls';
import { createBatches } from '../../../platform/queues/batches';
import { storePhonePositions, storePositions, type SentPosition, type Stored } from './store-positions';

export const POSITION_BATCHES = { concurrency: 2, limit: 64, maxWaiting: 2000 };

interface Row {
  device?: string;
  at: string;
  lat: number;
  lon: number;
  speed_kmh?: number | null | undefined;
  accuracy_m?: number | null | undefined;
  temperature_c?: number | null | undefined;
}

type Rows = readonly (Row | null)[];

type PositionsCall = Call<HolderContext, { body: { positions: Rows } }>;
type Body = { data: Stored };

export function receivePositions(database: Database): (call: PositionsCall) => Promise<Answer<Body>> {
  const store = createBatches<PositionsCall, SettledAnswer<Body>>({
    ...POSITION_BATCHES,
    work: (calls) => database.transaction((sql) => answerOnce(sql, calls, (fresh) => storeCalls(sql, fresh))),
  });
  return async (call) => valueOf([await store(call)]);
}

async function storeCalls(sql: Sql, calls: readonly PositionsCall[]): Promise<SettledAnswer<Body>[]> {
  const sent = calls.map(({ contextIn, input }) => ({
    context: contextIn(sql),
    rows: input.body.positions.map(toSent),
  }));
  const stored = await storePositions(
    sql,
    sent.map(({ context, rows }) => ({ holder: context.principal, clock: context.clock, sent: rows })),
  );
  return stored.map((data) => ({ status: 'fulfilled', value: { status: 200, body: { data } } }));
}

export const receivePagePositions = ({ sql, clock, principal: holder }: HolderContext, rows: Rows) =>
  storePhonePositions(sql, 'driver_page', { holder, clock, sent: rows.map(toSent) });

const toSent = (row: Row | null): SentPosition | null =>
  row && {
    device: row.device ?? null,
    at: Date.parse(row.at),
    lat: row.lat,
    lon: row.lon,
    speedKmh: row.speed_kmh ?? null,
    accuracyM: row.accuracy_m ?? null,
    isMocked: false,
    temperatureC: row.temperature_c ?? null,
  };

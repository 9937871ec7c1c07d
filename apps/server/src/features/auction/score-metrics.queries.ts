import type { CarrierMetrics } from '@tenderlane/domain/auction';
import type { Sql } from '../../platform/database/database';
import { idsOf } from '../../platform/database/ids-parameter';
import { own } from '../../platform/database/tenant';

interface MetricsRow {
  on_time_bp: number | null;
  acceptance_bp: number | null;
  cancel_bp: number | null;
}

const share = (bp: number | null) => (bp === null ? null : bp / 10_000);

const metricsOf = (row: MetricsRow): CarrierMetrics => ({
  onTime: share(row.on_time_bp),
  acceptance: share(row.acceptance_bp),
  cancel: share(row.cancel_bp),
});

export async function readMetrics(
  sql: Sql,
  companyId: number,
  carrierIds: readonly number[],
): Promise<Map<number, CarrierMetrics>> {
  const rows = await sql.rows<MetricsRow & { carrier_id: number }>(
    `select carrier_id, on_time_bp, acceptance_bp, cancel_bp from carrier_metrics
      where ${own()} and carrier_id = any(${idsOf('$2')})`,
    [companyId, carrierIds],
  );
  return new Map(rows.map((row) => [row.carrier_id, metricsOf(row)]));
}

/** Returns the medians of a network's carriers; they replace the missing figures of a carrier. */
export async function readMedians(sql: Sql, companyId: number): Promise<CarrierMetrics> {
  const row = await sql.one<MetricsRow>(
    `select percentile_cont(0.5) within group (order by on_time_bp) as on_time_bp,
            percentile_cont(0.5) within group (order by acceptance_bp) as acceptance_bp,
            percentile_cont(0.5) within group (order by cancel_bp) as cancel_bp
       from carrier_metrics where ${own()}`,
    [companyId],
  );
  return metricsOf(row);
}

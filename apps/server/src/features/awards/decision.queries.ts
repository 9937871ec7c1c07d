import type { Decision } from '@tenderlane/domain/auction';
import type { Sql } from '../../platform/database/database';
import { ofCarrier, own } from '../../platform/database/tenant';

export function findLastDecision(
  sql: Sql,
  carrierCompanyId: number,
  loadId: number,
): Promise<{ inputs: Decision } | undefined> {
  return sql.first(
    `select d.inputs from options o join decisions d on d.load_id = o.load_id
      where ${ofCarrier('o')} and o.load_id = $2 order by d.id desc limit 1`,
    [carrierCompanyId, loadId],
  );
}

export async function findLastReminder(
  sql: Sql,
  companyId: number,
  loadId: number,
  optionId: number | null,
): Promise<Date | null> {
  const { at } = await sql.one<{ at: Date | null }>(
    `select max(e.at) as at from events e where ${own('e')} and e.entity = 'load' and e.entity_id = $2
        and e.action = 'option.confirmation_asked' and (e.params ->> 'option_id')::bigint = $3`,
    [companyId, loadId, optionId],
  );
  return at;
}

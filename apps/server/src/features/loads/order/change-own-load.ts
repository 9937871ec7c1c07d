import type { Refusal } from '@tenderlane/domain/core';
import type { LoadChange, LoadRecord } from '@tenderlane/domain/loads';
import type { LoadView } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { unwrap } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { recordOf } from '../load-row';
import { missingLoad } from '../policy';
import { lockLoadRow } from '../queries';
import { saveLoadChanges } from '../save-load-changes';
import { viewLoad } from '../view/view-load';
import { findOptionCarrier } from '../view/view.queries';

export async function changeOwnLoad(
  context: MemberContext,
  id: number,
  rule: (load: LoadRecord, now: number) => LoadChange | Refusal,
): Promise<LoadView> {
  const { sql, principal } = context;
  const row = await lockLoadRow(sql, principal.companyId, id);
  if (!row || row.deleted_at) throw await missingLoad(context, id);
  const now = await context.clock.now(sql);
  const load = recordOf(row);
  const change = unwrap(rule(load, now), { state: row.state });
  const { selectedOptionId } = load;
  const carrier = selectedOptionId && (await findOptionCarrier(sql, principal.companyId, selectedOptionId));
  const after = { row, load: { ...load, ...change.load } };
  const carrierOf = (optionId: number | null) => (optionId !== null && optionId === selectedOptionId ? carrier : null);
  await saveLoadChanges(context, [{ before: row, after, change, cause: causeOf(context), now, carrierOf }]);
  return viewLoad(context, id);
}

import type { MemberContext } from '../../platform/context';
import { record } from '../../platform/events/events';
import { labelCarrier } from './labels/label-carrier';
import { findOwnCarrier, lockOwnRelation } from './policy';
import { saveAgreementEnd } from './queries';
import { relationEvent } from './relation-event';

interface CarrierChange {
  label_ids?: number[] | undefined;
  agreement_ends_on?: string | null | undefined;
}

/** Sets what the own company keeps of a carrier. */
export async function changeCarrier(context: MemberContext, id: number, change: CarrierChange): Promise<void> {
  const { sql, principal } = context;
  const relation = await lockOwnRelation(context, id);
  if (change.label_ids) await labelCarrier(context, id, change.label_ids);
  const { agreement_ends_on: endsOn } = change;
  if (endsOn === undefined) return;
  const { agreement_ends_on: before } = await findOwnCarrier(context, id);
  if (before === endsOn) return;
  await saveAgreementEnd(sql, principal.companyId, id, endsOn);
  const changes = [{ field: 'agreement_ends_on', old: before, new: endsOn }];
  const at = await context.clock.now(sql);
  await record(context, [relationEvent(context, relation, { at, action: 'carrier.changed', changes })]);
}

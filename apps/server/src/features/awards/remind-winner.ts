import { refuseReminder } from '@tenderlane/domain/awards';
import type { LoadView } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { throwIfRefused } from '../../platform/errors';
import { causeOf } from '../../platform/events/cause';
import { record } from '../../platform/events/events';
import { lockAuction } from '../auction';
import { viewLoad } from '../loads';
import { findLastReminder } from './decision.queries';

export async function remindWinner(context: MemberContext, loadId: number): Promise<LoadView> {
  const { row, load, now } = await lockAuction(context, loadId);
  const lastAt = await findLastReminder(context.sql, row.company_id, loadId, load.selectedOptionId);
  throwIfRefused(refuseReminder(load, lastAt?.getTime() ?? null, now));
  await record(context, [
    {
      action: 'option.confirmation_asked',
      at: now,
      companyId: row.company_id,
      entityId: loadId,
      optionId: load.selectedOptionId,
      actor: causeOf(context),
      params: { confirmation_ends_at: load.confirmationEndsAt ?? now },
    },
  ]);
  return viewLoad(context, loadId);
}

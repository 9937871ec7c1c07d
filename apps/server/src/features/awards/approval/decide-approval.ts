import { approveOption } from '@tenderlane/domain/awards';
import type { MemberContext } from '../../../platform/context';
import { changeLoad, type Body } from '../change-load';

export const decideApproval = (context: MemberContext, id: number, body: Body<'PUT /loads/{id}/approve_option'>) =>
  changeLoad(context, id, ({ load, standings, now }) =>
    approveOption(
      load,
      standings,
      {
        optionId: body.option_id,
        by: context.principal.accountId,
        approve: body.approve,
        ...(body.reason && { reason: body.reason }),
      },
      now,
    ),
  );

import { selectOption } from '@tenderlane/domain/awards';
import type { MemberContext } from '../../platform/context';
import { changeLoad, type Body } from './change-load';

export const selectWinner = (context: MemberContext, id: number, body: Body<'PUT /loads/{id}/select_option'>) =>
  changeLoad(context, id, ({ load, standings, now }) =>
    selectOption(
      load,
      standings,
      {
        optionId: body.option_id,
        bidId: body.bid_id ?? null,
        by: context.principal.accountId,
        ...(body.reason && { text: body.reason }),
      },
      now,
    ),
  );

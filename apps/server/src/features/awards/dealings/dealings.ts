import type { AnswerOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { findOwnRelation } from '../../carriers';
import { tenderNumber } from '../../loads';
import { findLastAward, findOptionToTalkAbout } from './dealings.queries';

type Dealings = AnswerOf<ShipperApi['GET /carriers/{id}/dealings']>['data'];

export async function showDealings(context: MemberContext, carrierId: number): Promise<Dealings> {
  const { sql, principal } = context;
  const { id } = await findOwnRelation(context, carrierId);
  const [option, award] = await Promise.all([
    findOptionToTalkAbout(sql, principal.companyId, id),
    findLastAward(sql, principal.companyId, id),
  ]);
  return {
    option_id: option?.id ?? null,
    last_award: award
      ? {
          load_id: award.load_id,
          number: tenderNumber(award),
          price: award.amount === null ? null : { amount: award.amount, currency: award.currency },
        }
      : null,
  };
}

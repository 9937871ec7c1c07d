import type { Sql } from '../../../platform/database/database';
import { valuesFrom } from '../../../platform/database/list.queries';
import { ofCarrier, ofSender } from '../../../platform/database/tenant';
import type { AttentionItem } from '../../../platform/dashboard/attention';
import { senderOf, type CarrierScope } from '../../../platform/principal';
import { listCarrierHeads } from '../../auction';
import { shownFacts } from '../view/carrier-view';
import { ownOptionRows } from './own-option-rows.queries';

const SHOWS_RANK = ['open', 'rank_only'];

export const toConfirm: AttentionItem = {
  key: 'award.to_confirm',
  icon: 'approve',
  side: 'carrier',
  panel: 'decide',
  page: 'load',
  list: { page: 'awards', query: { attention: 'award.to_confirm' } },
  rows: (reader) =>
    ownOptionRows(reader, {
      deadline: 'l.confirmation_ends_at',
      where: `o.state = 'selected' and l.state = 'awaiting_confirmation'`,
    }),
};

/** A rank depends on the papers and relations of competitors, so the rule of the tender chooses the rows. */
export const outbid: AttentionItem = {
  key: 'bid.outbid',
  icon: 'choose',
  side: 'carrier',
  panel: 'decide',
  page: 'load',
  list: { page: 'bids', query: { attention: 'bid.outbid' } },
  async findRows({ sql, principal, now }) {
    const heads = await listRankedHeads(sql, principal);
    const ids = heads.filter((head) => (shownFacts(head, now).own_rank ?? 1) > 1).map(({ id }) => id);
    return (reader) =>
      ownOptionRows(reader, {
        deadline: 'l.effective_end',
        where: `o.load_id = any(${reader.bind(ids)}::bigint[])`,
      });
  },
};

function listRankedHeads(sql: Sql, scope: CarrierScope) {
  const { values, bind } = valuesFrom(scope.companyId);
  const page = `select o.id as option_id, null as value, o.id as place
     from options o join loads l on l.id = o.load_id join auctions a on a.load_id = l.id join carriers c on c.id = o.carrier_id
    where ${ofCarrier('o')} and ${ofSender('o', bind(senderOf(scope)))} and o.state in ('active', 'pending_approval') and o.has_bid and l.state = 'ongoing'
      and l.deleted_at is null and c.state <> 'removed' and a.terms->>'mode' = any(${bind(SHOWS_RANK)}::text[])`;
  return listCarrierHeads<object>(sql, { columns: 'null as nothing', page, values });
}

import type { Sql } from '../../../platform/database/database';
import { valuesFrom } from '../../../platform/database/list.queries';
import type { AttentionItem, ItemNeeds } from '../../../platform/dashboard/attention';
import { listCarrierHeads } from '../../auction';
import { shownFacts } from '../view/carrier-view';
import { ownOptionRows, ownOptions } from './own-option-rows.queries';

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
    const heads = await listBidHeads(sql, principal);
    const ids = heads.filter((head) => (shownFacts(head, now).own_rank ?? 1) > 1).map(({ id }) => id);
    return (reader) =>
      ownOptionRows(reader, {
        deadline: 'l.effective_end',
        where: `o.load_id = any(${reader.bind(ids)}::bigint[])`,
      });
  },
};

function listBidHeads(sql: Sql, principal: ItemNeeds['principal']) {
  const { values, bind } = valuesFrom(principal.companyId);
  const where = `o.state in ('active', 'pending_approval') and o.has_bid and l.state = 'ongoing'`;
  const page = `select o.id as option_id, null as value, o.id as place ${ownOptions({ bind, principal }, where)}`;
  return listCarrierHeads<object>(sql, { columns: 'null as nothing', page, values });
}

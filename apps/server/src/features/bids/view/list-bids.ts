import { isSealedNow } from '@tenderlane/domain/terms';
import { NO_APPROVAL } from '@tenderlane/domain/terms';
import type { AnswerOf, CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { lastOf, pageAfter, type AfterQuery } from '../../../platform/http/paging';
import { auctionOf, findOwnLoad } from '../../loads';
import { listBids, listOwnBids, type BidPage } from './bid-list.queries';
import { findCarrierLoad } from '../../auction';

const PER_PAGE = 25;

interface Query extends AfterQuery {
  option_id?: number | undefined;
}

type BidsPage = AnswerOf<ShipperApi['GET /loads/{id}/bids']>;
type OwnBidsPage = AnswerOf<CarrierApi['GET /loads/{id}/bids']>;

export async function readBids(context: MemberContext, id: number, query: Query): Promise<BidsPage> {
  const { row, parts } = await findOwnLoad(context, id);
  if (isSealedNow(auctionOf(row, parts.terms, NO_APPROVAL))) return { data: [], meta: { next: null } };
  const page = pageAfter(query, PER_PAGE);
  const rows = await listBids(context.sql, context.principal.companyId, id, query.option_id ?? null, page);
  const data = rows.map(({ id: bidId, option_id, amount, comparable, placed_at: at }) => ({
    id: bidId,
    option_id,
    price: { amount, currency: row.currency },
    comparable: { amount: comparable, currency: row.currency },
    placed_at: at.toISOString(),
  }));
  return { data, meta: { next: nextOf(data, page) } };
}

export async function readOwnBids(context: MemberContext, id: number, query: Query): Promise<OwnBidsPage> {
  const row = await findCarrierLoad(context.sql, context.principal, id);
  if (!row || row.state === 'draft') throw notFound();
  return pageOfOwnBids(context, id, query);
}

export async function pageOfOwnBids({ sql, principal }: MemberContext, id: number, query: Query): Promise<OwnBidsPage> {
  const page = pageAfter(query, PER_PAGE);
  const rows = await listOwnBids(sql, principal.companyId, id, page);
  const data = rows.map(({ id: bidId, amount, currency, placed_at: at }) => ({
    id: bidId,
    price: { amount, currency },
    placed_at: at.toISOString(),
  }));
  return { data, meta: { next: nextOf(data, page) } };
}

/** A bid's id is random, so it reveals nothing as a cursor. */
function nextOf(data: { id: number }[], page: BidPage): string | null {
  const last = lastOf(page, data);
  return last ? String(last.id) : null;
}

import { isSealedNow, NO_APPROVAL } from '@tenderlane/domain';
import type { AnswerOf, CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { auctionOf, findOwnLoad } from '../../loads';
import { listBids, listOwnBids } from './bid-list.queries';
import { listCarrierRows } from '../../auction';

const PER_PAGE = 25;

interface Query {
  after?: string | undefined;
  per_page?: number | undefined;
  option_id?: number | undefined;
}

type BidsPage = AnswerOf<ShipperApi['GET /loads/{id}/bids']>;
type OwnBidsPage = AnswerOf<CarrierApi['GET /loads/{id}/bids']>;

/** The bids of a tender, newest first; none while it is sealed. */
export async function readBids(context: MemberContext, id: number, query: Query): Promise<BidsPage> {
  const { row, parts } = await findOwnLoad(context, id);
  if (isSealedNow(auctionOf(row, parts.terms, NO_APPROVAL))) return { data: [], meta: { next: null } };
  const page = pageOf(query);
  const rows = await listBids(context.sql, context.principal.companyId, id, query.option_id ?? null, page);
  const data = rows.map(({ id: bidId, option_id, amount, comparable, placed_at: at }) => ({
    id: bidId,
    option_id,
    price: { amount, currency: row.currency },
    comparable: { amount: comparable, currency: row.currency },
    placed_at: at.toISOString(),
  }));
  return { data, meta: { next: nextOf(data, page.limit) } };
}

/** A carrier's own bids of a tender, newest first. */
export async function readOwnBids(context: MemberContext, id: number, query: Query): Promise<OwnBidsPage> {
  const [row] = await listCarrierRows(context.sql, context.principal, [id]);
  if (!row || row.state === 'draft') throw notFound();
  return pageOfOwnBids(context, id, query);
}

/** The same for a load the carrier is known to have an option of. */
export async function pageOfOwnBids({ sql, principal }: MemberContext, id: number, query: Query): Promise<OwnBidsPage> {
  const page = pageOf(query);
  const rows = await listOwnBids(sql, principal.companyId, id, page);
  const data = rows.map(({ id: bidId, amount, currency, placed_at: at }) => ({
    id: bidId,
    price: { amount, currency },
    placed_at: at.toISOString(),
  }));
  return { data, meta: { next: nextOf(data, page.limit) } };
}

const pageOf = ({ after, per_page: limit }: Query) => ({
  after: after === undefined ? null : Number(after),
  limit: limit ?? PER_PAGE,
});

/** A bid's id is random, so it tells nothing as a cursor. */
const nextOf = (data: { id: number }[], limit: number) => {
  const last = data.length === limit ? data.at(-1) : undefined;
  return last ? String(last.id) : null;
};

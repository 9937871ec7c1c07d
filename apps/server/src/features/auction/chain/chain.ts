import { isChainOpenToCarriers } from '@tenderlane/domain/auction';
import { isSealedNow } from '@tenderlane/domain/terms';
import { NO_APPROVAL } from '@tenderlane/domain/terms';
import type { AnswerOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { lastOf, pageAfter, type AfterQuery } from '../../../platform/http/paging';
import { auctionOf, findOwnLoad } from '../../loads';
import {
  listChain,
  listChainForCarrier,
  listOwnEntries,
  listShipperEntries,
  type ChainPage,
  type ChainRow,
} from './chain.queries';
import { findCarrierLoad } from '../carrier-row.queries';

const PER_PAGE = 100;

type Chain = AnswerOf<ShipperApi['GET /loads/{id}/chain']>;

/** Reads the chain for the shipper; while the tender is sealed it contains only the shipper's own entries. */
export async function readChain(context: MemberContext, id: number, query: AfterQuery): Promise<Chain> {
  const { row, parts } = await findOwnLoad(context, id);
  const page = pageOf(query);
  const { sql, principal } = context;
  return isSealedNow(auctionOf(row, parts.terms, NO_APPROVAL))
    ? presentClosed(await listShipperEntries(sql, principal.companyId, id, page), page)
    : presentOpen(await listChain(sql, principal.companyId, id, page), page);
}

/** Reads the chain for a carrier; if bids are hidden it contains only its own receipts until the end. */
export async function readChainAsCarrier(context: MemberContext, id: number, query: AfterQuery): Promise<Chain> {
  const { sql, principal } = context;
  const row = await findCarrierLoad(sql, principal, id);
  if (!row || row.state === 'draft') throw notFound();
  const page = pageOf(query);
  return isChainOpenToCarriers(auctionOf(row, row.terms, NO_APPROVAL))
    ? presentOpen(await listChainForCarrier(sql, principal.companyId, id, page), page)
    : presentClosed(await listOwnEntries(sql, principal.companyId, id, page), page);
}

function pageOf(query: AfterQuery): ChainPage {
  const { after, limit } = pageAfter(query, PER_PAGE);
  return { after: Math.min(after ?? 0, 2 ** 31 - 1), limit };
}

function presentOpen(rows: ChainRow[], page: ChainPage): Chain {
  const last = lastOf(page, rows);
  return { data: rows, meta: { open: true, next: last ? String(last.seq) : null } };
}

function presentClosed(rows: ChainRow[], { after, limit }: ChainPage): Chain {
  const data = rows.map((row) => ({ ...row, seq: null, prev: null, hash: null }));
  return { data, meta: { open: false, next: rows.length === limit ? String(after + limit) : null } };
}

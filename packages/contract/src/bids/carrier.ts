import { z } from 'zod';
import { cursorQuery, dataOf, listOf, listQuery, type EndpointTable } from '../core/endpoint';
import { countryId, id, money, text } from '../core/fields';
import { attentionKey } from '../core/list-fields';
import { carrierListItem, carrierLoad } from '../loads/carrier-load';
import { disputesCall } from '../loads/disputes';
import { CARRIER_LOAD_TABS, CARRIER_LOADS_LIST } from '../loads/carrier-list';
import { bidBody, bidAnswer, declineBody, ownBidsPage } from './schemas';

const read = { access: 'brand', right: 'loads.read' } as const;
const write = { access: 'brand', right: 'bids.write' } as const;
const done = { ...write, response: dataOf(carrierLoad) } as const;

export const carrierBidsApi = {
  'GET /loads': {
    ...read,
    summary: 'Tenders this carrier may see',
    query: listQuery(CARRIER_LOADS_LIST, {
      tab: z.enum(CARRIER_LOAD_TABS).optional(),
      body_type: text(40).optional(),
      pickup_country: countryId.optional(),
      delivery_country: countryId.optional(),
      attention: attentionKey.optional(),
    }),
    response: listOf(carrierListItem),
  },
  'GET /loads/counts': {
    ...read,
    summary: 'How many tenders each tab holds',
    response: dataOf(z.record(z.string(), z.number().int())),
  },
  'GET /loads/{id}': { ...done, ...read, summary: 'One tender as this carrier may see it' },
  'GET /loads/{id}/disputes': { ...read, ...disputesCall },
  'GET /loads/{id}/bids': {
    ...read,
    summary: 'Own bids, newest first',
    query: cursorQuery,
    response: ownBidsPage,
  },
  'POST /loads/{id}/bids': {
    ...write,
    summary: 'Place a bid, or revise one’s own',
    body: bidBody,
    response: bidAnswer,
    status: 201,
  },
  'PUT /loads/{id}/book_now': {
    ...done,
    summary: 'Take the load at its book-now price',
    body: z.strictObject({ price: money.optional() }),
  },
  'PUT /loads/{id}/confirm': {
    ...done,
    summary: 'Confirm the award',
    body: z.strictObject({ bid_id: id.optional() }),
  },
  'PUT /loads/{id}/decline': {
    ...done,
    summary: 'No interest, or a refusal of the award',
    body: declineBody,
  },
  'PUT /loads/{id}/withdraw': {
    ...done,
    summary: 'Withdraw the bid, final for this load',
    body: declineBody,
  },
  'PUT /loads/{id}/reconfirm': { ...done, summary: 'The bid still stands after a material change' },
  'PUT /loads/{id}/accept_bid': {
    ...done,
    summary: 'Accept a bid the shipper entered by phone',
    body: z.strictObject({ bid_id: id }),
  },
  'PUT /loads/{id}/cancel': { ...done, summary: 'Give back a confirmed order', body: declineBody },
} as const satisfies EndpointTable;

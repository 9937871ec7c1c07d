import type { Examples } from '../core/example';

interface Records {
  draft: number;
  option: number;
  order: number;
  tender: number;
}

const euro = (amount: number) => ({ amount, currency: 'EUR' });
const no = { code: 'no_capacity' };

export const shipperBidsExamples = {
  'GET /loads/{id}/preview': ({ draft: id }) => ({ path: { id } }),
  'POST /loads/{id}/options/{option_id}/bids': ({ tender: id, option: option_id }) => ({
    path: { id, option_id },
    body: { price: euro(230_000) },
  }),
  'GET /loads/{id}/bids': ({ tender: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

export const carrierBidsExamples = {
  'GET /loads': () => ({ query: { tab: 'bids' } }),
  'GET /loads/counts': () => ({}),
  'GET /loads/{id}': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/bids': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/disputes': ({ order: id }) => ({ path: { id } }),
  'POST /loads/{id}/bids': ({ tender: id }) => ({ path: { id }, body: { price: euro(230_000) } }),
  'PUT /loads/{id}/book_now': ({ tender: id }) => ({ path: { id }, body: {} }),
  'PUT /loads/{id}/confirm': ({ tender: id }) => ({ path: { id }, body: {} }),
  'PUT /loads/{id}/decline': ({ tender: id }) => ({ path: { id }, body: no }),
  'PUT /loads/{id}/withdraw': ({ tender: id }) => ({ path: { id }, body: no }),
  'PUT /loads/{id}/reconfirm': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/accept_bid': ({ tender: id }) => ({ path: { id }, body: { bid_id: 1 } }),
  'PUT /loads/{id}/cancel': ({ tender: id }) => ({ path: { id }, body: no }),
} satisfies Examples<Records>;

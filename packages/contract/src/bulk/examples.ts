import type { Examples } from '../core/example';

interface Records {
  carrier: { carrierId: number };
  draft: number;
  label: number;
  order: number;
}

export const shipperBulkExamples = {
  'POST /carriers/bulk/preview': ({ carrier }) => ({ body: { action: 'suspend', ids: [carrier.carrierId] } }),
  'POST /carriers/bulk': ({ carrier, label }) => ({
    body: { action: 'label', ids: [carrier.carrierId], add_label_ids: [label] },
  }),
  'POST /loads/trip/bulk/preview': ({ order: id }) => ({ body: { action: 'complete', ids: [id] } }),
  'POST /loads/trip/bulk': ({ order: id }) => ({ body: { action: 'ask_vehicle', ids: [id] } }),
  'POST /loads/bulk/preview': ({ draft: id }) => ({ body: { action: 'publish', ids: [id] } }),
  'POST /loads/bulk': ({ draft: id }) => ({ body: { action: 'tag', ids: [id], add_tags: ['autumn'] } }),
} satisfies Examples<Records>;

import type { Examples } from '../core/example';

interface Records {
  carrier: { carrierId: number };
  draft: number;
  label: number;
}

export const shipperBulkExamples = {
  'POST /carriers/bulk/preview': ({ carrier }) => ({ body: { action: 'suspend', ids: [carrier.carrierId] } }),
  'POST /carriers/bulk': ({ carrier, label }) => ({
    body: { action: 'label', ids: [carrier.carrierId], add_label_ids: [label] },
  }),
  'POST /loads/bulk/preview': ({ draft: id }) => ({ body: { action: 'publish', ids: [id] } }),
  'POST /loads/bulk': ({ draft: id }) => ({ body: { action: 'tag', ids: [id], add_tags: ['autumn'] } }),
} satisfies Examples<Records>;

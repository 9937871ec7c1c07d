import type { Examples } from '../../core/example';

interface Records {
  order: number;
  trackingLinks: { shipper: number; carrier: number };
}

const shared = {
  'GET /loads/{id}/tracking_links': ({ order: id }) => ({ path: { id } }),
  'POST /loads/{id}/tracking_links': ({ order: id }) => ({ path: { id }, body: { label: 'Warehouse in Kyiv' } }),
} satisfies Examples<Records>;

export const shipperTrackingLinkExamples = {
  ...shared,
  'DELETE /loads/{id}/tracking_links/{link_id}': ({ order: id, trackingLinks }) => ({
    path: { id, link_id: trackingLinks.shipper },
  }),
} satisfies Examples<Records>;

export const carrierTrackingLinkExamples = {
  ...shared,
  'DELETE /loads/{id}/tracking_links/{link_id}': ({ order: id, trackingLinks }) => ({
    path: { id, link_id: trackingLinks.carrier },
  }),
} satisfies Examples<Records>;

import type { Examples } from '../core/example';
import { completeLoadBody } from '../loads/examples';

interface Records {
  draft: number;
  now: number;
  tender: number;
}

const reason = { reason: 'A reason' };

export const shipperAuctionExamples = {
  'PUT /loads/{id}': ({ draft: id, now }) => ({ path: { id }, body: completeLoadBody(now) }),
  'PUT /loads/{id}/auction': ({ draft: id }) => ({ path: { id }, body: { extra_minutes: 3 } }),
  'PUT /loads/{id}/publish': ({ draft: id }) => ({ path: { id } }),
  'PUT /loads/{id}/extend': ({ tender: id }) => ({ path: { id }, body: { minutes: 60, ...reason } }),
  'GET /loads/{id}/chain': ({ tender: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

export const carrierAuctionExamples = {
  'GET /loads/{id}/chain': ({ tender: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

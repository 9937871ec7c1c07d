import type { Examples } from '../core/example';

interface Records {
  carrier: { carrierId: number };
  option: number;
  tender: number;
}

const reason = { reason: 'A reason' };

export const shipperAwardsExamples = {
  'GET /carriers/{id}/dealings': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'GET /loads/{id}/options': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/options/export': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/select_option': ({ tender: id, option: option_id }) => ({ path: { id }, body: { option_id } }),
  'PUT /loads/{id}/approve_option': ({ tender: id, option: option_id }) => ({
    path: { id },
    body: { option_id, approve: true },
  }),
  'PUT /loads/{id}/remind': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/cancel': ({ tender: id }) => ({ path: { id }, body: reason }),
  'PUT /loads/{id}/release': ({ tender: id }) => ({ path: { id }, body: reason }),
  'PUT /loads/{id}/reopen': ({ tender: id }) => ({ path: { id }, body: { minutes: 60 } }),
  'PUT /loads/{id}/raise_price': ({ tender: id }) => ({ path: { id }, body: { percent_bp: 500 } }),
  'PUT /loads/{id}/resolve': ({ tender: id }) => ({ path: { id }, body: { reason: 'The consignee signed' } }),
} satisfies Examples<Records>;

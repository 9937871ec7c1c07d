import { call } from '../../lib/api';
import { useTenderAction } from '../auction';

export const useConfirmAward = (id: number) =>
  useTenderAction(id, (bidId: number) => call('PUT /loads/{id}/confirm', { path: { id }, body: { bid_id: bidId } }));

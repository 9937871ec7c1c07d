import type { HistoryEntry } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';

type Params = HistoryEntry['params'];

const VARIANTS: Readonly<Record<string, (params: Params) => unknown>> = {
  'load.created': (params) => params['copied_from'] && 'copied',
  'load.scheduled': (params) => !params['publish_at'] && 'off',
  'load.bid_placed': ({ amount, entered_by: isByPhone, provisional }) =>
    // The amounts of bids are withheld while a tender is sealed.
    typeof amount !== 'number' ? 'hidden' : isByPhone ? 'by_phone' : provisional === true && 'provisional',
  'load.extended': (params) => params['cause'],
  'option.selected': (params) => params['via'],
  'load.vehicle_assigned': (params) => Boolean(params['reason']) && 'replaced',
  'trip.driver_link_opened': (params) => params['is_moved'] === true && 'moved',
  'trip.sharing_changed': (params) => params['is_on'] === true && 'on',
  'trip.stop_reported': (params) => params['state'],
  'trip.proof_decided': (params) => params['state'],
  'trip.change_decided': (params) => params['state'],
  'trip.task_changed': (params) => params['change'],
};

export function variantOf(action: string, params: Params): string | undefined {
  const variant = lookUp(VARIANTS, action)?.(params);
  return typeof variant === 'string' ? variant : undefined;
}

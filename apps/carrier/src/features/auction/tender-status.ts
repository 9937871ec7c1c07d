import type { CarrierLoad } from '@tenderlane/contract';

export const STATUS_HUES = {
  won: 'green',
  confirmed: 'green',
  uncompleted: 'red',
  loading_late: 'red',
  leading: 'green',
  outbid: 'amber',
  stale: 'amber',
  by_phone: 'amber',
  provisional: 'amber',
  expired: 'amber',
  sealed: 'lane',
  deciding: 'plum',
  other_chosen: 'plum',
  refused: 'gray',
  lapsed: 'red',
  released: 'gray',
  given_back: 'gray',
  withdrawn: 'gray',
  declined: 'gray',
  lost: 'gray',
  canceled: 'gray',
  did_not_take_place: 'gray',
  ended: 'gray',
} as const;
export type TenderStatus = keyof typeof STATUS_HUES;

type Subject = Pick<CarrierLoad, 'status_id' | 'option' | 'own_bid' | 'own_rank' | 'result' | 'loading_late_since'> & {
  terms: { mode: string };
};

const BY_OPTION: Partial<Record<Subject['option']['state'], TenderStatus>> = {
  selected: 'won',
  confirmed: 'confirmed',
  refused: 'refused',
  lapsed: 'lapsed',
  released: 'released',
  cancelled_by_carrier: 'given_back',
  withdrawn: 'withdrawn',
  lost: 'lost',
  void: 'canceled',
};

const BY_STATE: Partial<Record<Subject['status_id'], TenderStatus>> = {
  canceled: 'canceled',
  did_not_take_place: 'did_not_take_place',
};

/** Most important status of a tender for the carrier; null while there is nothing to tell. */
export function tenderStatus(load: Subject): TenderStatus | null {
  const { option, status_id: status } = load;
  // A tender that ended without an award was won by nobody.
  if (load.result?.reason === 'not_awarded') return 'did_not_take_place';
  if (load.loading_late_since !== null) return 'loading_late';
  if (option.state === 'confirmed' && status === 'uncompleted') return 'uncompleted';
  const settled = BY_OPTION[option.state] ?? BY_STATE[status];
  if (settled) return settled;
  if (status === 'ongoing') return ongoingStatus(load);
  if (option.state !== 'active') return 'ended';
  if (status === 'tender_over') return 'deciding';
  return status === 'awaiting_confirmation' ? 'other_chosen' : 'ended';
}

function ongoingStatus({ option, own_bid: bid, own_rank: rank, terms }: Subject): TenderStatus | null {
  if (option.state === 'stale' || option.state === 'declined' || option.state === 'expired') return option.state;
  if (option.provisional)
    return bid?.by_phone && option.provisional_reasons.includes('by_phone') ? 'by_phone' : 'provisional';
  if (option.state !== 'active' || !bid) return null;
  if (terms.mode === 'sealed') return 'sealed';
  if (rank === 1) return 'leading';
  return rank ? 'outbid' : null;
}

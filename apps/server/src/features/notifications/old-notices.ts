import { lookUp } from '@tenderlane/domain/values';
import type { NoticeTemplate } from '../../platform/notices/templates';
import { readEvent } from '../../platform/events/events';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import { always, type Audience } from '../../platform/notices/notice';
import type { PlannedNotice } from './notice';
import { approvers, carrier, manager, reached } from './tenders/tender-audiences';
import { isLeaderAgain, tenderNotices } from './tenders/tender-notices';

/**
 * Earlier releases wrote a notice per reader beside the event. Such rows may still wait after an upgrade, and the
 * previous release may write them for a while.
 */
export const OLD_NOTICES: Readonly<Record<string, { carrier?: NoticeTemplate; shipper?: NoticeTemplate }>> = {
  invited: { carrier: 'tender-invited' },
  outbid: { carrier: 'tender-outbid' },
  extended: { carrier: 'tender-extended' },
  leader_withdrew: { carrier: 'tender-leader-withdrew' },
  terms_changed: { carrier: 'tender-changed' },
  reopened: { carrier: 'tender-reopened' },
  resumed: { carrier: 'tender-resumed' },
  selected: { carrier: 'tender-won', shipper: 'load-selected' },
  lost: { carrier: 'tender-lost' },
  not_awarded: { carrier: 'tender-not-awarded' },
  lapsed: { carrier: 'tender-lapsed', shipper: 'load-lapsed' },
  released: { carrier: 'tender-released' },
  canceled: { carrier: 'tender-canceled' },
  publication_failed: { shipper: 'load-publication-failed' },
  tender_over: { shipper: 'load-tender-over' },
  did_not_take_place: { shipper: 'load-did-not-take-place' },
  approval_requested: { shipper: 'load-approval-requested' },
  approved: { shipper: 'load-approved' },
  disapproved: { shipper: 'load-disapproved' },
  confirmed: { carrier: 'tender-confirmed', shipper: 'load-confirmed' },
  refused: { shipper: 'load-refused' },
  carrier_canceled: { shipper: 'load-carrier-canceled' },
  carrier_canceled_under_way: { shipper: 'load-carrier-canceled-under-way' },
  canceled_under_way: { carrier: 'order-canceled' },
  bid_expired: { carrier: 'tender-bid-expired' },
  loading_late: { carrier: 'order-loading-late', shipper: 'load-loading-late' },
  not_delivered: { carrier: 'order-not-delivered' },
  resolved: { carrier: 'order-resolved' },
};

const PREFIX = 'notice.';

interface NoticePayload {
  load_id: number;
  company_id: number;
  to: 'shipper' | 'approvers' | 'everyone' | { optionId: number };
  params: Record<string, unknown>;
  caused_by: number | null;
}

const audienceOf = (to: NoticePayload['to']): Audience => {
  if (typeof to === 'object') return carrier;
  return { everyone: reached, approvers, shipper: manager }[to];
};

/** Earlier releases wrote events of a load beside notices, which contain everything to send. */
export const isOldEvent = ({ kind, payload }: OutboxRow) => /^(load|option)\./.test(kind) && !('account_id' in payload);

export function readOldNotice(row: OutboxRow): Omit<PlannedNotice, 'row'> | null {
  if (!row.kind.startsWith(PREFIX)) return null;
  const { load_id: entityId, company_id: companyId, to, params, caused_by } = row.payload as unknown as NoticePayload;
  const audience = audienceOf(to);
  const side = audience.side === 'shipper' ? 'shipper' : 'carrier';
  const template = lookUp(OLD_NOTICES, row.kind.slice(PREFIX.length))?.[side];
  if (!template) return null;
  const optionId = typeof to === 'object' ? to.optionId : Number(params['option_id']) || null;
  const { key } = readEvent(row);
  const event = {
    action: row.kind,
    key,
    at: null,
    entityId,
    companyId,
    carrierCompanyId: null,
    optionId,
    optionIds: [],
    params,
  };
  const isConfirmed = template === 'tender-confirmed' || template === 'load-confirmed';
  return {
    event: { ...event, accountId: caused_by },
    source: tenderNotices,
    notice: {
      to: audience,
      template,
      class: 'must-have',
      ...(template === 'tender-outbid' && { unless: isLeaderAgain }),
      ...(template === 'tender-confirmed' && { alsoCauser: always }),
      ...(isConfirmed && { withContacts: true }),
    },
  };
}

import { lookUp, type Notice, type NoticeKind, type NoticeRecipient } from '@tenderlane/domain';
import type { Sql } from '../../platform/database/database';
import type { Message } from '../../platform/messages/messages';
import type { OutboxRow } from '../../platform/events/outbox';
import {
  listCarrierPeople,
  listNoticeFacts,
  listManagers,
  listPeople,
  rolesWith,
  type AskedNotice,
  type NoticeFacts,
  type Indexed,
} from './queries';
import { listTenderFacts, type TenderFacts, findOrderContacts, type OrderContacts } from '../loads';
import { zoneOfCountry } from '../reference';
import { contactLines } from './contact-lines';
import { withLinkFor } from './personal-links';
import { addressTo, type Recipient } from './recipient';
import { describeTender, nameOf, titlePartsOf } from './tender-text';
import type { Template } from './texts';

export const NOTICE_PREFIX = 'notice.';

/** What the rules tell about a load, and the text each side gets; a kind that a side has no text for is not for it. */
const NOTICES: Readonly<Record<NoticeKind, { carrier?: Template; shipper?: Template }>> = {
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

interface NoticePayload {
  load_id: number;
  company_id: number;
  to: NoticeRecipient;
  params: Notice['params'];
  caused_by: number | null;
}

/** A hot tender outbids the same carrier many times within a batch; it is notices once. */
export function lastOutbidOnly(rows: OutboxRow[]): OutboxRow[] {
  const keyOf = ({ payload }: OutboxRow) => JSON.stringify([payload['load_id'], payload['to']]);
  const isOutbid = ({ kind }: OutboxRow) => kind === `${NOTICE_PREFIX}outbid`;
  const last = new Map(rows.filter(isOutbid).map((row) => [keyOf(row), row]));
  return rows.filter((row) => !isOutbid(row) || last.get(keyOf(row)) === row);
}

/** A notice with the people it is for. */
interface NoticeWithRecipients extends AskedNotice {
  row: OutboxRow;
  notice: NoticePayload;
  people: Recipient[];
  /** Of a confirmed order: how its two sides reach each other. */
  contacts?: OrderContacts | undefined;
}

/** Turns notices of the rules into messages, for each row its own; whoever caused a notice needs none. */
export async function planNotices(sql: Sql, rows: OutboxRow[]): Promise<Map<OutboxRow, Message[]>> {
  const notices = rows.map(toNotice);
  if (notices.length === 0) return new Map();
  const facts = new Map((await listNoticeFacts(sql, notices)).map((row) => [row.position, row]));
  const loadIds = [...new Set(notices.map(({ loadId }) => loadId))];
  const tenders = new Map((await listTenderFacts(sql, loadIds)).map((tender) => [tender.id, tender]));
  const isForCarriers = ({ notice }: NoticeWithRecipients) => !isForShipper(notice);
  await addPeople(
    notices.filter(({ notice }) => notice.to === 'shipper'),
    (some) => listManagers(sql, some),
  );
  await addPeople(notices.filter(isForCarriers), (some) => listCarrierPeople(sql, some));
  for (const { notice, people } of notices) {
    if (notice.to === 'approvers') {
      people.push(...(await listPeople(sql, notice.company_id, rolesWith('shipper', 'loads.approve'))));
    }
  }
  for (const one of notices) {
    const { row, companyId, loadId } = one;
    if (row.kind === `${NOTICE_PREFIX}confirmed`)
      one.contacts = await findOrderContacts(sql, { shipper: companyId }, loadId);
  }
  return new Map(
    notices.map((one, position) => [one.row, messagesOf(one, facts.get(position), tenders.get(one.loadId))]),
  );
}

const isForShipper = ({ to }: NoticePayload) => to === 'shipper' || to === 'approvers';

function toNotice(row: OutboxRow): NoticeWithRecipients {
  const notice = row.payload as unknown as NoticePayload;
  const { load_id: loadId, company_id: companyId, to, params } = notice;
  const optionId = typeof to === 'object' ? to.optionId : null;
  return { row, notice, loadId, companyId, optionId, namedOptionId: Number(params['option_id']) || null, people: [] };
}

async function addPeople(
  notices: NoticeWithRecipients[],
  list: (notices: NoticeWithRecipients[]) => Promise<Indexed<Recipient>[]>,
): Promise<void> {
  if (notices.length === 0) return;
  for (const { position, ...person } of await list(notices)) notices[position]?.people.push(person);
}

function messagesOf(
  { row, notice, optionId, people, contacts }: NoticeWithRecipients,
  facts: NoticeFacts | undefined,
  tender: TenderFacts | undefined,
): Message[] {
  const side = isForShipper(notice) ? 'shipper' : 'carrier';
  const template = lookUp(NOTICES, row.kind.slice(NOTICE_PREFIX.length))?.[side];
  if (!template || !facts || !tender) return [];
  // A bid that leads again by now was outbid only for a moment.
  if (template === 'tender-outbid' && facts.leader_option_id === optionId) return [];
  // How to reach each other is for everybody, also for who confirmed.
  const isFor = ({ account_id: id }: Recipient) => template === 'tender-confirmed' || id !== notice.caused_by;
  return people.filter(isFor).flatMap((person) =>
    addressTo(person, template, {
      ...valuesOf({ ...facts, tender, params: notice.params }, side, person),
      contacts: contactLines(contacts, side),
      ...linkFor(notice, person),
    }),
  );
}

/** A carrier's person is led to the tender by a link of its own. */
const linkFor = ({ company_id: companyId, load_id: loadId }: NoticePayload, { carrier_id: carrierId }: Recipient) =>
  carrierId === undefined ? {} : withLinkFor({ companyId, carrierId, loadId });

const ENDS = ['confirmation_ends_at', 'decision_ends_at', 'effective_end'] as const;

/** What the texts may name. `at` is the moment that counts for this notice, notices in the reader's zone. */
function valuesOf(
  { tender, params, carrier }: NoticeFacts & { tender: TenderFacts; params: Notice['params'] },
  side: 'carrier' | 'shipper',
  reader: Recipient,
): Message['params'] {
  const end = ENDS.map((name) => params[name]).find((value) => typeof value === 'number');
  const reason = params['reason'];
  return {
    ...titlePartsOf(tender, reader),
    tender: nameOf(tender, reader),
    details: describeTender(tender, reader),
    company: tender.company,
    carrier: carrier ?? '',
    reason: typeof reason === 'string' ? reason : '',
    at: end ?? tender.effective_end?.getTime() ?? null,
    time_zone: zoneOfCountry(reader.country_id),
    country_id: reader.country_id,
    path: side === 'carrier' ? `/carrier/loads/${tender.id}` : `/tenders/${tender.id}/view`,
  };
}

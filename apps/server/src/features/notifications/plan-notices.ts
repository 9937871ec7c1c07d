import type { Notice, NoticeKind, NoticeRecipient } from '@tenderlane/domain';
import type { Sql } from '../../platform/database';
import type { Message } from '../../platform/messages';
import type { OutboxRow } from '../../platform/outbox';
import { findLoadFacts, listCarrierPeople, listManagers, listPeople, rolesWith, type LoadFacts } from './queries';
import { addressTo, type Recipient } from './recipient';
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
  lapsed: { carrier: 'tender-lapsed', shipper: 'load-lapsed' },
  released: { carrier: 'tender-released' },
  canceled: { carrier: 'tender-canceled' },
  publication_failed: { shipper: 'load-publication-failed' },
  tender_over: { shipper: 'load-tender-over' },
  did_not_take_place: { shipper: 'load-did-not-take-place' },
  approval_requested: { shipper: 'load-approval-requested' },
  approved: { shipper: 'load-approved' },
  disapproved: { shipper: 'load-disapproved' },
  confirmed: { shipper: 'load-confirmed' },
  refused: { shipper: 'load-refused' },
  carrier_canceled: { shipper: 'load-carrier-canceled' },
};

interface NoticePayload {
  load_id: number;
  company_id: number;
  to: NoticeRecipient;
  params: Notice['params'];
  caused_by: number | null;
}

/** A hot tender outbids the same carrier many times within a batch; it is told once. */
export function lastOutbidOnly(rows: OutboxRow[]): OutboxRow[] {
  const keyOf = ({ payload }: OutboxRow) => JSON.stringify([payload['load_id'], payload['to']]);
  const isOutbid = ({ kind }: OutboxRow) => kind === `${NOTICE_PREFIX}outbid`;
  const last = new Map(rows.filter(isOutbid).map((row) => [keyOf(row), row]));
  return rows.filter((row) => !isOutbid(row) || last.get(keyOf(row)) === row);
}

/** Turns one notice of the rules into messages; whoever caused it needs none. */
export async function planNotice(sql: Sql, { kind, payload }: OutboxRow): Promise<Message[]> {
  const notice = payload as unknown as NoticePayload;
  const { load_id: loadId, company_id: companyId, to, params } = notice;
  const side = to === 'shipper' || to === 'approvers' ? 'shipper' : 'carrier';
  const template = NOTICES[kind.slice(NOTICE_PREFIX.length) as NoticeKind]?.[side];
  const facts = await findLoadFacts(sql, companyId, loadId, Number(params['option_id']) || null);
  if (!template || !facts) return [];
  const optionId = typeof to === 'object' ? to.optionId : null;
  // A bid that leads again by now was outbid only for a moment.
  if (template === 'tender-outbid' && facts.leader_option_id === optionId) return [];
  const people = await listRecipients(sql, notice, optionId);
  const values = valuesOf(facts, params, side);
  return people
    .filter(({ account_id: id }) => id !== notice.caused_by)
    .flatMap((person) => addressTo(person, template, values));
}

function listRecipients(
  sql: Sql,
  { to, company_id: companyId, load_id: loadId }: NoticePayload,
  optionId: number | null,
): Promise<Recipient[]> {
  if (to === 'shipper') return listManagers(sql, companyId, loadId);
  if (to === 'approvers') return listPeople(sql, companyId, rolesWith('loads.approve'));
  return listCarrierPeople(sql, companyId, loadId, optionId);
}

const ENDS = ['confirmation_ends_at', 'decision_ends_at', 'effective_end'] as const;

/** What the texts may name. `at` is the moment that counts for this notice, in the zone of the first stop. */
function valuesOf(facts: LoadFacts, params: Notice['params'], side: 'carrier' | 'shipper'): Message['params'] {
  const end = ENDS.map((name) => params[name]).find((value) => typeof value === 'number');
  const cities = [facts.from_city, facts.to_city].filter(Boolean).join(' → ');
  const reason = params['reason'];
  return {
    load: facts.name ?? (cities || `#${facts.id}`),
    company: facts.company,
    carrier: facts.carrier ?? '',
    reason: typeof reason === 'string' ? reason : '',
    at: end ?? facts.effective_end?.getTime() ?? null,
    time_zone: facts.time_zone ?? 'UTC',
    country_id: facts.country_id,
    path: side === 'carrier' ? `/carrier/loads/${facts.id}` : `/tenders/${facts.id}/view`,
  };
}

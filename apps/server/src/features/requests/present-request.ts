import type { HelpRequest, Locale } from '@tenderlane/contract';
import { mayLook, refuseClosing, refuseConsent, refuseReopening } from '@tenderlane/domain/requests';
import { iso } from '../../platform/present';
import { wayOf, type ChatReader } from '../chat';
import type { RequestRow } from './request.queries';

interface Reading {
  reader: ChatReader;
  locale: Locale;
  now: number;
}

export const isLoadShown = ({ company_id: companyId, consent_until: until }: RequestRow, { reader, now }: Reading) =>
  companyId === reader.companyId || mayLook(until && until.getTime(), now);

export function presentRequest(row: RequestRow, reading: Reading): HelpRequest {
  const { reader, locale } = reading;
  const { id, subject, state, category, last_at: lastAt, load_id: loadId } = row;
  return {
    id,
    model_type: state === null ? '' : 'request',
    subject,
    state,
    category,
    is_blocking: row.is_blocking ?? false,
    company_name: row.company_name,
    asked_by: row.asker_id === null ? null : { account_id: row.asker_id, name: row.asker },
    assignee:
      row.assignee_id === null || row.assignee === null ? null : { account_id: row.assignee_id, name: row.assignee },
    load:
      loadId !== null && isLoadShown(row, reading)
        ? { id: loadId, name: row.load_name ?? '', ...wayOf(row, locale) }
        : null,
    has_load: row.has_load ?? false,
    consent_until: iso(row.consent_until),
    waits_since: iso(row.waits_since),
    unread_message_count: row.unread,
    last_message: lastAt && {
      text: row.last_text ?? '',
      sender_name: row.last_sender ?? '',
      is_own: row.last_is_own ?? false,
      sent_at: lastAt.toISOString(),
    },
    refusals: row.company_id === reader.companyId ? refusalsOf(row, reading) : {},
    created_at: row.created_at.toISOString(),
  };
}

function refusalsOf(row: RequestRow, { reader, now }: Reading): HelpRequest['refusals'] {
  if (row.state === null) return {};
  const facts = { state: row.state, changedAt: row.changed_at.getTime() };
  const found = {
    close: refuseClosing({ ...facts, isAsker: row.asker_id === reader.accountId }, now),
    reopen: refuseReopening(facts, now),
    consent: refuseConsent(reader, { hasLoad: row.load_id !== null, state: row.state }),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, refusal]) =>
      refusal ? [[name, { code: refusal.code, params: refusal.params ?? {} }]] : [],
    ),
  );
}

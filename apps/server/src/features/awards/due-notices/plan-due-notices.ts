import { confirmationNoticesAt, endingNoticeAt } from '@tenderlane/domain/awards';
import type { EventOf } from '../../../platform/events/new-event';
import type { InTransaction, RecordContext } from '../../../platform/events/in-transaction';
import { saveNotices } from './due-notices.queries';

export const dueNoticeSubscribers = {
  'load.published': [(context, events) => planEnding(context, events, ({ params }) => params.end)],
  'load.reopened': [(context, events) => planEnding(context, events, ({ params }) => params.end)],
  'load.resumed': [(context, events) => planEnding(context, events, ({ params }) => params.effective_end)],
  'option.selected': [planConfirmation],
} satisfies InTransaction;

type Opened = EventOf<'load.published' | 'load.reopened' | 'load.resumed'>;

function planEnding<Event extends Opened>(
  { sql }: RecordContext,
  events: readonly Event[],
  endOf: (event: Event) => number,
): Promise<void> {
  const notices = events.flatMap((event) => {
    const dueAt = endingNoticeAt(event.at, endOf(event));
    if (dueAt === null || event.companyId === null) return [];
    const { companyId: company_id, entityId: load_id } = event;
    return [{ company_id, load_id, option_id: null, kind: 'ending' as const, stage: 0, due_at: dueAt }];
  });
  // The write is sent with the change's other writes, so no request waits for it.
  if (notices.length > 0) sql.queueWrite(saveNotices(sql, notices));
  return Promise.resolve();
}

function planConfirmation({ sql }: RecordContext, events: readonly EventOf<'option.selected'>[]): Promise<void> {
  const notices = events.flatMap(({ at, companyId, entityId: load_id, optionId = null, params }) => {
    if (companyId === null || optionId === null) return [];
    const asked = { company_id: companyId, load_id, option_id: optionId, kind: 'confirmation' as const };
    return confirmationNoticesAt(at, params.confirmation_ends_at).map((due_at, stage) => ({ ...asked, stage, due_at }));
  });
  if (notices.length > 0) sql.queueWrite(saveNotices(sql, notices));
  return Promise.resolve();
}

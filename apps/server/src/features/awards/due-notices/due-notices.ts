import { ENDING_NOTICE_MS } from '@tenderlane/domain/awards';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { dueRows } from '../../../platform/jobs/due';
import { dueTable } from '../../../platform/jobs/due-table.queries';
import { CLOCK } from '../../../platform/principal';
import {
  listNoticedLoads,
  listSilentOptions,
  saveNotices,
  type DueNotice,
  type NoticedLoad,
} from './due-notices.queries';

interface NoticeOfLoad {
  notice: DueNotice;
  load: NoticedLoad;
}

export const dueNotices = dueRows<DueNotice>({
  name: 'due notices',
  paceMs: 1000,
  ...dueTable<DueNotice>('due_notices', 'id, company_id, load_id, option_id, kind, stage'),
  async run(context, notices) {
    const loads = new Map((await listNoticedLoads(context.sql, notices)).map((load) => [load.load_id, load]));
    const found = notices.flatMap((notice): NoticeOfLoad[] => {
      const load = loads.get(notice.load_id);
      return load ? [{ notice, load }] : [];
    });
    const at = await context.clock.now(context.sql);
    await record(context, [...(await endings(context, found, at)), ...confirmations(found, at)]);
    return notices.length;
  },
});

async function endings({ sql }: RecordContext, found: NoticeOfLoad[], at: number): Promise<NewEvent[]> {
  const open = found.filter(
    ({ notice, load }) => notice.kind === 'ending' && load.state === 'ongoing' && !load.is_pending,
  );
  const endOf = ({ load }: NoticeOfLoad) => load.effective_end?.getTime() ?? 0;
  const later = open.filter((one) => endOf(one) - ENDING_NOTICE_MS > at);
  const moved = later.map((one) => ({ ...one.notice, due_at: endOf(one) - ENDING_NOTICE_MS }));
  if (moved.length > 0) await saveNotices(sql, moved);
  const now = open.filter((one) => !later.includes(one) && endOf(one) > at);
  if (now.length === 0) return [];
  const asked = now.map(({ notice }) => ({ companyId: notice.company_id, loadId: notice.load_id }));
  const silent = new Map((await listSilentOptions(sql, asked)).map(({ load_id: id, ids }) => [id, ids]));
  return now.flatMap((one): NewEvent[] => {
    const { company_id: companyId, load_id: entityId } = one.notice;
    const optionIds = silent.get(entityId) ?? [];
    if (optionIds.length === 0) return [];
    const params = { effective_end: endOf(one) };
    return [{ action: 'load.ending_announced', at, companyId, entityId, actor: CLOCK, optionIds, params }];
  });
}

function confirmations(found: NoticeOfLoad[], at: number): NewEvent[] {
  return found.flatMap(({ notice, load }): NewEvent[] => {
    const { company_id: companyId, load_id: entityId, option_id: optionId, kind } = notice;
    const end = load.confirmation_ends_at?.getTime() ?? 0;
    const isAwaited = load.state === 'awaiting_confirmation' && load.selected_option_id === optionId && end > at;
    if (kind !== 'confirmation' || !isAwaited) return [];
    const params = { confirmation_ends_at: end };
    return [{ action: 'option.confirmation_awaited', at, companyId, entityId, optionId, actor: CLOCK, params }];
  });
}

import type { Sql } from '../../../platform/database/database';
import { own, unscoped } from '../../../platform/database/tenant';

export interface DueNotice {
  id: number;
  company_id: number;
  load_id: number;
  option_id: number | null;
  kind: 'ending' | 'confirmation';
  stage: number;
}

type NewNotice = Omit<DueNotice, 'id'> & { due_at: number };

/** Saves due times; an existing notice of the same kind and stage is moved. */
export function saveNotices(sql: Sql, notices: readonly NewNotice[]): Promise<number> {
  return sql.run(
    `insert into due_notices (company_id, load_id, option_id, kind, stage, due_at)
     select n.company_id, n.load_id, n.option_id, n.kind, n.stage, to_timestamp(n.due_at / 1000)
       from jsonb_to_recordset($1::jsonb) ${unscoped('loads that the caller has locked')}
            as n (company_id bigint, load_id bigint, option_id bigint, kind text, stage int, due_at float8)
     on conflict (load_id, kind, stage, coalesce(option_id, 0)) do update set due_at = excluded.due_at`,
    [JSON.stringify(notices)],
  );
}

export interface NoticedLoad {
  load_id: number;
  state: string;
  effective_end: Date | null;
  confirmation_ends_at: Date | null;
  selected_option_id: number | null;
  is_pending: boolean;
}

export function listNoticedLoads(sql: Sql, notices: readonly DueNotice[]): Promise<NoticedLoad[]> {
  return sql.rows(
    `select l.id as load_id, l.state, l.effective_end, l.confirmation_ends_at, l.selected_option_id, l.approval is not null as is_pending
       from (select distinct * from unnest($1::bigint[], $2::bigint[])) as asked(company_id, load_id)
       join loads l on ${own('l', 'asked.company_id')} and l.id = asked.load_id and l.deleted_at is null`,
    [notices.map((notice) => notice.company_id), notices.map((notice) => notice.load_id)],
  );
}

export function listSilentOptions(
  sql: Sql,
  asked: readonly { companyId: number; loadId: number }[],
): Promise<{ load_id: number; ids: number[] }[]> {
  return sql.rows(
    `select o.load_id, array_agg(o.id order by o.id) as ids
       from unnest($1::bigint[], $2::bigint[]) as asked(company_id, load_id)
       join options o on ${own('o', 'asked.company_id')} and o.load_id = asked.load_id and o.state in ('invited', 'viewed')
        and o.bid_id is null and not o.is_out
      group by o.load_id`,
    [asked.map(({ companyId }) => companyId), asked.map(({ loadId }) => loadId)],
  );
}

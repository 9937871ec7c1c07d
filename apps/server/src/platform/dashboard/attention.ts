import type { AttentionPanel, ItemCall, ItemIcon } from '@tenderlane/contract/dashboard/schemas';
import type { Right, Side } from '@tenderlane/domain/core';
import type { Clock } from '../clock';
import type { Sql } from '../database/database';
import type { StatementValues } from '../database/list.queries';
import { AppError } from '../errors';
import type { Member } from '../principal';

type Principal = Pick<Member, 'accountId' | 'companyId' | 'limit' | 'rights'>;

export interface AttentionReader extends Pick<StatementValues, 'bind'> {
  principal: Principal;
  now: number;
  /** Only what the reader manages, or what is addressed to the reader. */
  isMine: boolean;
}

export interface ItemNeeds {
  sql: Sql;
  principal: Principal;
  now: number;
}

type Rows = (reader: AttentionReader) => string;

/**
 * Records that wait for a decision or have a problem. `rows` is a statement with the columns `record_id`, `load_id`
 * and `priority` (null for other records), `deadline`, `since` and `name`; `$1` is the company. `findRows` looks up records first that
 * only a rule of the domain can choose.
 */
export type AttentionItem = ItemHead & ({ rows: Rows } | { findRows(needs: ItemNeeds): Promise<Rows> });

interface ItemHead {
  key: string;
  side: Side;
  panel: AttentionPanel;
  icon: ItemIcon;
  right?: Right;
  /** Call of the button; without one it opens the page. */
  call?: ItemCall;
  page?: string;
  list?: { page: string; query?: Record<string, string> };
}

export type ReadyItem = ItemHead & { rows: Rows };

export const readyItems = (items: readonly AttentionItem[], needs: ItemNeeds): Promise<ReadyItem[]> =>
  Promise.all(items.map(async (item) => ('rows' in item ? item : { ...item, rows: await item.findRows(needs) })));

export const nowOf = ({ bind, now }: AttentionReader) => `${bind(new Date(now))}::timestamptz`;

export function rowsOfItems(items: readonly ReadyItem[], reader: AttentionReader): string {
  const parts = items.map(
    (item) => `select ${reader.bind(item.key)}::text as key, record_id, load_id, priority, deadline, since, name
       from (${item.rows(reader)}) of_item`,
  );
  return parts.length > 0 ? parts.join(' union all ') : NO_ROWS;
}

const NO_ROWS = `select null::text as key, null::bigint as record_id, null::bigint as load_id, null::bigint as priority, null::timestamptz as deadline,
    null::timestamptz as since, null::text as name where false`;

const DECIDE = 'decide' satisfies AttentionPanel;

interface ItemContext {
  principal: Principal & Pick<Member, 'side'>;
  attention: readonly AttentionItem[];
  clock: Clock;
  sql: Sql;
}

/**
 * Returns the statement behind the filter `attention` of a list: the items of a key, or of the panel that is named
 * `decide`. Refuses another name.
 */
export async function findItems(
  { attention, principal, clock, sql }: ItemContext,
  name: string,
  isMine = false,
): Promise<(bind: AttentionReader['bind']) => string> {
  const items = attention.filter(
    ({ key, panel, side }) => side === principal.side && (key === name || (name === DECIDE && panel === DECIDE)),
  );
  if (items.length === 0) throw new AppError('input.invalid', { fields: { attention: [{ code: 'not-one-of' }] } });
  const now = await clock.now(sql);
  const ready = await readyItems(items, { sql, principal, now });
  return (bind) => rowsOfItems(ready, { bind, principal, now, isMine });
}

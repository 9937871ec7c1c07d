import type { AnswerOf, Notification, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import type { DeclaredMessages } from '../declared-messages';
import { countUnread, listEntries, type BellRow } from './bell.queries';
import { renderBell } from './render-bell';

const USUAL_PAGE = 25;

export async function listNotifications(
  context: MemberContext,
  { after, per_page: perPage = USUAL_PAGE }: { after?: string | undefined; per_page?: number | undefined },
  declared: DeclaredMessages,
): Promise<AnswerOf<ShipperApi['GET /notifications']>> {
  const { sql, principal } = context;
  const [rows, unread] = await Promise.all([
    listEntries(sql, principal, { before: after === undefined ? null : Number(after), limit: perPage + 1 }),
    countUnread(sql, principal),
  ]);
  const shown = rows.slice(0, perPage);
  return {
    data: shown.flatMap((row) => present(row, context, declared)),
    meta: { total_unread: unread, next: rows.length > perPage ? String(shown.at(-1)?.id) : null },
  };
}

/** Entries of a newer release may have a template that this release does not know. */
function present(
  row: BellRow,
  { locale, principal }: MemberContext,
  { groups, facts }: DeclaredMessages,
): Notification[] {
  const type = groups.get(row.template);
  if (!type) return [];
  return [
    {
      id: row.id,
      ...renderBell(row.template, row.params, { locale, countryId: principal.companyCountryId, facts }),
      page_name: row.page_name,
      link: row.link,
      is_read: row.read_at !== null,
      is_external: row.is_external,
      created_at: row.created_at.toISOString(),
      type,
    },
  ];
}

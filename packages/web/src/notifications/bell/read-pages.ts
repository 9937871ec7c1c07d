import type { BellPages } from './bell.api';

/** The pages as they are once everything up to an entry is read. */
export const readUpTo = (pages: BellPages, untilId: number, totalUnread: number): BellPages => ({
  ...pages,
  pages: pages.pages.map(({ data, meta }) => ({
    data: data.map((entry) => (entry.id <= untilId ? { ...entry, is_read: true } : entry)),
    meta: { ...meta, total_unread: totalUnread },
  })),
});

/** The first page alone: older ones are asked for when somebody scrolls to them again. */
export const firstPage = ({ pages, pageParams }: BellPages): BellPages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

import type { BellPages } from './bell.api';

export const readUpTo = (pages: BellPages, untilId: number, totalUnread: number): BellPages => ({
  ...pages,
  pages: pages.pages.map(({ data, meta }) => ({
    data: data.map((entry) => (entry.id <= untilId ? { ...entry, is_read: true } : entry)),
    meta: { ...meta, total_unread: totalUnread },
  })),
});

/** Drops older pages; they load again on scrolling. */
export const firstPage = ({ pages, pageParams }: BellPages): BellPages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

export const announcementKeys = {
  all: ['announcements'],
  list: ['announcements', 'list'],
  readers: (id: number) => ['announcements', id, 'readers'] as const,
  preview: (asked: object) => ['announcements', 'preview', asked] as const,
} as const;

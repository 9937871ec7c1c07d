export const announcementKeys = {
  list: ['announcements', 'list'],
  one: (id: number) => ['announcements', id] as const,
} as const;

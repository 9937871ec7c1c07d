export const memberKeys = {
  all: ['members'],
  working: ['members', 'working'],
  administrators: ['members', 'administrators'],
  page: (page: number) => ['members', page] as const,
  invitation: (code: string) => ['member-invitation', code] as const,
} as const;

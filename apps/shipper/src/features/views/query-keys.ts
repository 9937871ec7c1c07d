export const viewKeys = {
  all: ['views'],
  list: (list: string) => ['views', 'list', list] as const,
  one: (id: number) => ['views', id] as const,
} as const;

export const viewKeys = {
  all: ['views'],
  saved: ['views', 'saved'],
  list: (list: string) => ['views', 'list', list] as const,
  one: (id: number) => ['views', id] as const,
} as const;

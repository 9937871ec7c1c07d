export const nextPage = (loaded: number, perPage: number): number => Math.round(loaded / perPage) + 1;

/**
 * Tells whether the rounding in `nextPage` skipped a page because messages arrived meanwhile; then the previous page is
 * requested too.
 */
export const isPageLeftOut = (loaded: number, page: number, perPage: number, total: number): boolean =>
  page > 1 && loaded < Math.min(total, page * perPage);

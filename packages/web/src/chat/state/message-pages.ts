/** The page of older messages that follows those loaded. */
export const nextPage = (loaded: number, perPage: number): number => Math.round(loaded / perPage) + 1;

/**
 * Whether messages are missing between those loaded and the page that has just been added: rounding may leave a page out
 * when messages arrived meanwhile, and then the one before it is asked for too.
 */
export const isPageLeftOut = (loaded: number, page: number, perPage: number, total: number): boolean =>
  page > 1 && loaded < Math.min(total, page * perPage);

import type { FindPrincipal } from '../principal';

const AT_MOST = 20_000;

/**
 * Tokens that were found to be somebody's: their requests are counted by session. Any other token counts for its address,
 * else each one that somebody makes up would bring a budget of its own.
 */
export function createRateLimitKeys() {
  const known = new Set<string>();
  return {
    has: (authorization: string) => known.has(authorization),
    /** Wraps a finder so that tokens it knows are counted by session. */
    remember(findPrincipal: FindPrincipal): FindPrincipal {
      return async (token, side) => {
        const principal = await findPrincipal(token, side);
        if (principal && known.size >= AT_MOST) known.clear();
        if (principal) known.add(`Bearer ${token}`);
        return principal;
      };
    },
  };
}

export type RateLimitKeys = ReturnType<typeof createRateLimitKeys>;

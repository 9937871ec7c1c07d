import type { FindPrincipal } from '../principal';

const AT_MOST = 20_000;

/**
 * Valid tokens, whose requests are counted by session. Other tokens count for their address, because each invented
 * token would otherwise have a budget of its own.
 */
export function createRateLimitKeys() {
  const known = new Set<string>();
  return {
    has: (authorization: string) => known.has(authorization),
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

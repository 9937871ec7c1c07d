import { callerName, type FindPrincipal } from '../principal';

const AT_MOST = 20_000;

/**
 * Callers of valid tokens, by whom their requests are counted. Other tokens count for their address, because each invented
 * token would otherwise have a budget of its own.
 */
export function createRateLimitKeys() {
  const known = new Map<string, string>();
  return {
    find: (authorization: string) => known.get(authorization),
    remember(findPrincipal: FindPrincipal): FindPrincipal {
      return async (token, base) => {
        const principal = await findPrincipal(token, base);
        if (principal && known.size >= AT_MOST) known.clear();
        const caller = principal && callerName(principal);
        if (caller) known.set(`Bearer ${token}`, caller);
        return principal;
      };
    },
  };
}

export type RateLimitKeys = ReturnType<typeof createRateLimitKeys>;

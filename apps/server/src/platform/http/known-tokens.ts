import type { Host } from './mount-api';

const AT_MOST = 20_000;

/**
 * Tokens that were found to be somebody's: their requests are counted by session. Any other token counts for its address,
 * else each one that somebody makes up would bring a budget of its own.
 */
export function createKnownTokens() {
  const known = new Set<string>();
  return {
    has: (authorization: string) => known.has(authorization),
    /** The same search, which notes what it found. */
    noting(findSession: Host['findSession']): Host['findSession'] {
      return async (token, application) => {
        const person = await findSession(token, application);
        if (person && known.size >= AT_MOST) known.clear();
        if (person) known.add(`Bearer ${token}`);
        return person;
      };
    },
  };
}

export type KnownTokens = ReturnType<typeof createKnownTokens>;

const AT_MOST = 20_000;

/**
 * Tokens that were found to be somebody's: their requests are counted by session. Any other token counts for its address,
 * else each one that somebody makes up would bring a budget of its own.
 */
export function createKnownTokens() {
  const known = new Set<string>();
  return {
    has: (authorization: string) => known.has(authorization),
    add(token: string) {
      if (known.size >= AT_MOST) known.clear();
      known.add(`Bearer ${token}`);
    },
  };
}

export type KnownTokens = ReturnType<typeof createKnownTokens>;

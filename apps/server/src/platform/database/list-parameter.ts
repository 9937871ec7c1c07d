/**
 * A parameter that holds a list. How long it is stays hidden from the planner: it would plan such a statement anew for
 * every call, because it expects ten values where it cannot count them, and planning takes several times as long as running.
 */
export const listOf = (parameter: string, type: 'bigint' | 'text'): string =>
  `(select ${parameter}::${type}[])::${type}[]`;

/**
 * A parameter that holds a list of ids. How long it is stays hidden from the planner: it would plan such a statement anew for
 * every call, because it expects ten values where it cannot count them, and planning takes several times as long as running.
 */
export const idsOf = (parameter: string): string => `(select ${parameter}::bigint[])::bigint[]`;

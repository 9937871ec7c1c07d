/** A client that does not read its response is disconnected, because unread responses stay in memory. */
export const READER_TIMEOUT_MS = 15_000;

/** The contract validates input, so Fastify's schema compilers, a tenth of a start, are not loaded. */
export const withoutSchemas = () => {
  throw new Error('A route has a schema of its own: calls are checked by the contract.');
};

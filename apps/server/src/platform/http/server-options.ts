/** A client that does not read its answer is disconnected, because unread answers stay in memory. */
export const READER_TIMEOUT_MS = 15_000;

/** The contract checks what comes in: Fastify's own compilers of schemas, a tenth of a start, are not even loaded. */
export const withoutSchemas = () => {
  throw new Error('A route has a schema of its own: calls are checked by the contract.');
};

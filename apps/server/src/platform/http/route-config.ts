import type {} from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A compressed response would reveal its secret by its length (BREACH). */
    holdsSecret?: () => boolean;
    takesForm?: boolean;
    /** Largest form with files in bytes; it takes a while over a mobile network. */
    formBytes?: number;
  }
}

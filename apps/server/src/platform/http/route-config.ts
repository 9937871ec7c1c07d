import type {} from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer holds a secret: its compressed length would tell what is in it (BREACH). */
    holdsSecret?: () => boolean;
    /** The body may be the fields of a form. */
    takesForm?: boolean;
    /** The most bytes of a form with files, which takes a while over a phone's network. */
    formBytes?: number;
  }
}

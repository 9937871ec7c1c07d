import type {} from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer holds a secret: its compressed length would tell what is in it (BREACH). */
    holdsSecret?: () => boolean;
    /** The body may be the fields of a form. */
    takesForm?: boolean;
    /** The body may hold files, which take a while over a phone's network. */
    takesFiles?: boolean;
  }
}

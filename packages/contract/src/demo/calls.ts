import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';

const demo = z.object({
  state: z.enum(['absent', 'building', 'ready', 'failed']),
  /** How much of it is there while it is being built, from 0 to 1. */
  share: z.number().min(0).max(1),
});

/** A company to look around in; only on an installation that nobody else can reach. */
export const demoApi = {
  'GET /demo': { access: 'public', summary: 'Whether the demo is there', response: dataOf(demo) },
  'POST /demo': {
    access: 'public',
    summary: 'Build the demo, or enter it where it is there',
    body: z.strictObject({
      side: z.enum(['shipper', 'carrier']),
    }),
    /** The token once it is ready. */
    response: dataOf(demo.extend({ token: z.string().nullable() })),
    secret: true,
  },
} as const satisfies EndpointTable;

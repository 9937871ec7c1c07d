import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';

const demo = z.object({
  state: z.enum(['absent', 'building', 'ready', 'failed']),
  share: z.number().min(0).max(1),
});

export const demoApi = {
  'GET /demo': { access: 'public', summary: 'Whether the demo is there', response: dataOf(demo) },
  'POST /demo': {
    access: 'public',
    summary: 'Build the demo, or enter it where it is there',
    body: z.strictObject({
      side: z.enum(['shipper', 'carrier']),
    }),
    response: dataOf(demo.extend({ token: z.string().nullable() })),
    secret: true,
  },
} as const satisfies EndpointTable;

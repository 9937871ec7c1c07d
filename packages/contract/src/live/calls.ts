import { z } from 'zod';
import type { EndpointTable } from '../core/endpoint';
import { line } from '../core/fields';

/** Authorizes a page for a private channel; the response goes to the socket unchanged. */
export const liveApi = {
  'POST /broadcast/auth': {
    summary: 'Leave to listen on a private channel with one socket, as the Pusher protocol asks for it',
    access: 'brand',
    whileClosed: true,
    form: true,
    body: z.strictObject({ socket_id: line(50).regex(/^\d{1,10}\.\d{1,10}$/), channel_name: line(200).min(1) }),
    response: z.object({ auth: z.string(), channel_data: z.string().optional() }),
    secret: true,
  },
} as const satisfies EndpointTable;

import { WATCH_STATES } from '@tenderlane/domain/loads';
import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { instant } from '../core/fields';

const watch = z.object({ state: z.enum(WATCH_STATES).nullable(), remind_at: instant.nullable() });
const watchBody = z.strictObject({
  state: z.enum(WATCH_STATES).nullable(),
  remind_at: instant.nullable().optional(),
});
export type Watch = z.infer<typeof watch>;

export const watchApi = {
  'GET /loads/{id}/watch': {
    access: 'brand',
    summary: 'Whether the person follows or mutes a load, and when it wants to be reminded of it',
    response: dataOf(watch),
  },
  'PUT /loads/{id}/watch': {
    access: 'brand',
    summary: 'Follow or mute a load, or be reminded of it',
    body: watchBody,
    response: dataOf(watch),
  },
} as const satisfies EndpointTable;

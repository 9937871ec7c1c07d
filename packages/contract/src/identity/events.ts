import { z } from 'zod';
import { defineEvent, noParams, number } from '../core/event';

/** Events of a person; no company sees them. */
export const identityEvents = {
  'account.created': defineEvent({ entity: 'account', params: noParams, views: {} }),
  'account.changed': defineEvent({ entity: 'account', params: noParams, views: {} }),
  'session.started': defineEvent({
    entity: 'session',
    params: z.strictObject({ link_id: number.optional() }),
    views: {},
  }),
  'session.ended': defineEvent({ entity: 'session', params: noParams, views: {} }),
  'session.brand_switched': defineEvent({ entity: 'session', params: noParams, views: {} }),
};

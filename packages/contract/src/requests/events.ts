import { SIDES } from '@tenderlane/domain/core';
import { REQUEST_STATES } from '@tenderlane/domain/requests';
import { z } from 'zod';
import { defineEvent, noParams, number, showAll } from '../core/event';

const kept = false;
const entity = 'request';
const views = { shipper: showAll, carrier: showAll };

export const requestEvents = {
  'request.asked': defineEvent({ entity, kept, params: z.strictObject({ is_blocking: z.boolean() }), views }),
  'request.answered': defineEvent({ entity, kept, params: z.strictObject({ message_id: number }), views }),
  'request.moved': defineEvent({ entity, kept, params: z.strictObject({ state: z.enum(REQUEST_STATES) }), views }),
  'request.assigned': defineEvent({ entity, kept, params: noParams, views }),
  'request.consented': defineEvent({ entity, kept, params: noParams, views }),
  'load.shown_to_operator': defineEvent({
    entity: 'load',
    params: z.strictObject({ side: z.enum(SIDES), request_id: number }),
    views: {
      shipper: () => (params) => (params.side === 'shipper' ? {} : null),
      carrier: () => (params) => (params.side === 'carrier' ? {} : null),
    },
  }),
};

import { z } from 'zod';
import { defineEvent, noParams, number, showAll } from '../core/event';

const kept = false;
const entity = 'demo';
const views = { shipper: showAll };
const params = z.strictObject({ at: number });

export const demoEvents = {
  'demo.requested': defineEvent({ entity, kept, params: noParams, views }),
  'demo.changed': defineEvent({ entity, kept, params: noParams, views }),
  'demo.agreed': defineEvent({ entity, kept, params, views }),
  'demo.moved': defineEvent({ entity, kept, params, views }),
  'demo.reopened': defineEvent({ entity, kept, params: noParams, views }),
  'demo.canceled': defineEvent({ entity, kept, params: noParams, views }),
  'demo.reminded': defineEvent({ entity, kept, params, views }),
};

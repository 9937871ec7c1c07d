import { RETURN_REASONS } from '@tenderlane/domain/packets';
import { z } from 'zod';
import { defineEvent, noParams, number, showAll } from '../core/event';

const entity = 'carrier';
const both = { shipper: showAll, carrier: showAll };
const plain = defineEvent({ entity, params: noParams, views: both });
const reviewed = z.strictObject({ part: z.string(), feedback: z.string() });

const document = defineEvent({
  entity: 'company',
  params: z.strictObject({ document_id: number, title: z.string(), carrier_id: number.optional() }),
  views: both,
});
const ends = z.strictObject({ document_id: number, title: z.string(), expires_on: z.string(), days: number });

export const packetEvents = {
  'packet.published': defineEvent({
    entity: 'company',
    params: z.strictObject({ version: number, ask_again: z.boolean() }),
    views: { shipper: showAll },
  }),
  'packet.asked': plain,
  'packet.submitted': plain,
  'packet.reopened': plain,
  'packet.reviewed': plain,
  /** `joined`: the approval also admitted the carrier to the network. */
  'packet.approved': defineEvent({ entity, params: z.strictObject({ joined: z.boolean() }), views: both }),
  'packet.returned': defineEvent({
    entity,
    params: z.strictObject({ reason: z.enum(RETURN_REASONS), parts: z.array(reviewed) }),
    views: both,
  }),
  'document.added': document,
  'document.changed': document,
  'document.deleted': document,
  'document.restored': document,
  'document.expiring': defineEvent({ entity: 'company', kept: false, params: ends, views: both }),
  'packet.document_expiring': defineEvent({ entity, kept: false, params: ends, views: { shipper: showAll } }),
};

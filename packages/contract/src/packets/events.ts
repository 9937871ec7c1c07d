import { RETURN_REASONS } from '@tenderlane/domain/packets';
import { z } from 'zod';
import { defineEvent, noParams, number, showAll } from '../core/event';

/** Between a shipper and a carrier: the record is the relation. */
const entity = 'carrier';
const both = { shipper: showAll, carrier: showAll };
const plain = defineEvent({ entity, params: noParams, views: both });
const reviewed = z.strictObject({ part: z.string(), feedback: z.string() });

/** A document of a company's own, on whichever side it stands. */
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
  /** `joined`: the approval let the carrier into the network. */
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
  /** To the company whose document it is. */
  'document.expiring': defineEvent({ entity: 'company', kept: false, params: ends, views: both }),
  /** To a shipper that has it in a packet. */
  'packet.document_expiring': defineEvent({ entity, kept: false, params: ends, views: { shipper: showAll } }),
};

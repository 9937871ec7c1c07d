import { z } from 'zod';
import { defineEvent, noParams, number, showAll, showNoParams, showOnly } from '../core/event';

const entity = 'carrier';
const reasoned = z.strictObject({ reason: z.string().optional() });
const byInvitation = z.strictObject({ invitation_id: number.optional() });

const decision = defineEvent({ entity, params: reasoned, views: { shipper: showAll, carrier: showAll } });
const answer = defineEvent({ entity, params: byInvitation, views: { shipper: showAll, carrier: showAll } });
const ownNote = defineEvent({ entity, params: noParams, views: { shipper: showAll } });
const label = defineEvent({
  entity: 'label',
  params: z.strictObject({ name: z.string() }),
  views: { shipper: showAll },
});

export const carrierEvents = {
  'carrier.invited': defineEvent({
    entity,
    params: z.strictObject({ invitation_id: number, login: z.string() }),
    views: { shipper: showAll, carrier: showOnly('invitation_id') },
  }),
  'carrier.invitation_revoked': ownNote,
  'carrier.invitation_sent': defineEvent({ ...ownNote, kept: false }),
  'carrier.invitation_failed': ownNote,
  'carrier.invitation_opened': ownNote,
  'carrier.reminded': ownNote,
  'carrier.accepted': answer,
  'carrier.requested': answer,
  'carrier.approved': decision,
  'carrier.declined': decision,
  'carrier.suspended': decision,
  'carrier.resumed': decision,
  /** Created or changed by a file; `company.carriers_imported` has the number. */
  'carrier.imported': defineEvent({ entity, isQuiet: true, params: noParams, views: { shipper: showAll } }),
  'company.carriers_imported': defineEvent({
    entity: 'company',
    params: z.strictObject({ created: number, updated: number }),
    views: { shipper: showAll },
  }),
  'carrier.labelled': ownNote,
  'carrier.removed': defineEvent({ entity, params: reasoned, views: { shipper: showAll, carrier: showNoParams } }),
  'carrier.merged': defineEvent({
    entity,
    params: z.strictObject({ into_id: number, into: z.string() }),
    views: { shipper: showAll },
  }),
  'carrier.changed': ownNote,
  /** The carrier's company has other confirmed bank details; the event does not contain them. */
  'carrier.requisites_changed': ownNote,
  'carrier.opted_out': ownNote,
  'carrier.described': ownNote,
  'carrier.legal_id_confirmed': ownNote,
  'carrier.legal_id_unconfirmed': ownNote,
  'carrier.note_added': ownNote,
  'carrier.note_changed': ownNote,
  'carrier.note_deleted': ownNote,
  'label.created': label,
  'label.rule_changed': label,
  'label.removed': label,
};

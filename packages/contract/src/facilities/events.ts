import { z } from 'zod';
import { FACILITY_PROPOSAL_KINDS } from '@tenderlane/domain/facilities';
import { defineEvent, noParams, number, showAll } from '../core/event';

const entity = 'facility';
const own = defineEvent({ entity, params: noParams, views: { shipper: showAll } });
const ofProposal = { proposal_id: number, kind: z.enum(FACILITY_PROPOSAL_KINDS) };
const proposal = defineEvent({ entity, params: z.strictObject(ofProposal), views: { shipper: showAll } });

export const facilityEvents = {
  'facility.created': own,
  'facility.changed': own,
  'facility.deleted': own,
  'facility.restored': own,
  'facility.proposed': proposal,
  'facility.proposal_withdrawn': proposal,
  'facility.proposal_approved': proposal,
  'facility.proposal_declined': defineEvent({
    entity,
    params: z.strictObject({ ...ofProposal, reason: z.string() }),
    views: { shipper: showAll },
  }),
};

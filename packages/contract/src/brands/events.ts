import { z } from 'zod';
import { ROLES } from '@tenderlane/domain/core';
import { defineEvent, noParams, number, showAll, showNoParams } from '../core/event';

/** Events of a company on either side; its network learns of them by events of the relation. */
const views = { shipper: showAll, carrier: showAll };
const plain = defineEvent({ entity: 'company', params: noParams, views });
const asked = defineEvent({ entity: 'company', params: z.strictObject({ request_id: number }), views });
const aboutRequisites = { requisite_id: number };
const colleague = defineEvent({ entity: 'colleague', params: noParams, views });
/** A request for access is in the company's history, because that person is no member yet. */
const accessRequest = defineEvent({ entity: 'company', params: z.strictObject({ request_id: number }), views });

export const companyEvents = {
  'company.created': plain,
  'company.changed': plain,
  'company.signees_changed': plain,
  /** The valid bank details changed; accounts are masked. */
  'company.requisites_changed': defineEvent({
    entity: 'company',
    params: z.strictObject({ ...aboutRequisites, is_confirmation: z.boolean().optional() }),
    views,
  }),
  /** New details wait for their confirmation. */
  'company.requisites_proposed': defineEvent({
    entity: 'company',
    params: z.strictObject({ ...aboutRequisites, asks_confirmation: z.boolean().optional() }),
    views,
  }),
  'company.setting_changed': plain,
  'company.capabilities_changed': plain,
  'company.legal_id_confirmed': plain,
  'company.legal_id_unconfirmed': plain,
  'company.legal_id_contested': asked,
  'company.join_asked': asked,
  /** The operator's contact for the company; null without one. Members see the name in their account. */
  'company.manager_assigned': defineEvent({
    entity: 'company',
    params: z.strictObject({ account_id: number.nullable() }),
    views: { shipper: showNoParams, carrier: showNoParams },
  }),
  'company.handed_over': defineEvent({
    entity: 'company',
    params: z.strictObject({ from_account_id: number, to_account_id: number }),
    views,
  }),
  'company.closed': plain,
  'company.reopened': plain,
  'company.looked_at': plain,
  'colleague.invited': defineEvent({
    entity: 'colleague',
    params: z.strictObject({ member_id: number, role: z.enum(ROLES) }),
    views,
  }),
  'colleague.joined': colleague,
  'colleague.role_changed': colleague,
  'colleague.changed': colleague,
  'colleague.locked': colleague,
  'colleague.unlocked': colleague,
  'colleague.removed': colleague,
  'colleague.invitation_revoked': colleague,
  'colleague.access_asked': accessRequest,
  'colleague.access_approved': accessRequest,
  'colleague.access_declined': accessRequest,
};

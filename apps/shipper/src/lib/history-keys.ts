import type { HistoryEntry } from '@tenderlane/contract';
import type { KeptAction } from '@tenderlane/contract/events';

type Params = HistoryEntry['params'];

/** Actions with several sentences, chosen by their parameters. */
type Varied = 'load.created' | 'load.scheduled' | 'load.bid_placed' | 'load.extended' | 'option.selected';

/** Actions with a single sentence; a new action does not compile without one. */
const SENTENCES = {
  'load.deleted': 'event.deleted',
  'load.restored': 'event.restored',
  'load.handed_over': 'event.handed_over',
  'load.publication_failed': 'event.publication_failed',
  'load.published': 'event.published',
  'load.edited': 'event.edited',
  'load.bid_accepted': 'event.bid_accepted',
  'load.bid_withdrawn': 'event.bid_withdrawn',
  'load.bid_reconfirmed': 'event.bid_reconfirmed',
  'load.bid_expired': 'event.bid_expired',
  'load.canceled_under_way': 'event.canceled_under_way',
  'load.loading_late': 'event.loading_late',
  'load.contested': 'event.contested',
  'load.resolved': 'event.resolved',
  'load.closed': 'event.closed',
  'load.reopened': 'event.reopened',
  'load.not_awarded': 'event.not_awarded',
  'load.republished': 'event.republished',
  'load.canceled': 'event.canceled',
  'load.started': 'event.started',
  'load.completed': 'event.completed',
  'load.uncompleted': 'event.uncompleted',
  'load.reviewed': 'event.reviewed',
  'load.review_changed': 'event.review_changed',
  'option.contested': 'event.figure_contested',
  'option.contest_accepted': 'event.contest_accepted',
  'option.contest_declined': 'event.contest_declined',
  'load.archived': 'event.archived',
  'load.unarchived': 'event.unarchived',
  'option.declined': 'event.declined',
  'option.approval_requested': 'event.approval_requested',
  'option.approved': 'event.approved',
  'option.disapproved': 'event.disapproved',
  'option.confirmed': 'event.confirmed',
  'option.refused': 'event.refused',
  'option.confirmation_asked': 'event.confirmation_asked',
  'option.lapsed': 'event.lapsed',
  'option.released': 'event.released',
  'option.canceled': 'event.given_back',
  'option.viewed': 'event.viewed',
  'option.opened_by_link': 'event.opened_by_link',
  'account.created': 'event.account_created',
  'account.changed': 'event.account_changed',
  'session.started': 'event.session_started',
  'session.ended': 'event.session_ended',
  'session.brand_switched': 'event.brand_switched',
  'company.carriers_imported': 'event.carriers_imported',
  'carrier.imported': 'event.carrier_imported',
  'company.created': 'event.company_created',
  'company.changed': 'event.company_changed',
  'company.signees_changed': 'event.signees_changed',
  'company.requisites_changed': 'event.requisites_changed',
  'company.requisites_proposed': 'event.requisites_proposed',
  'carrier.described': 'event.carrier_described',
  'company.setting_changed': 'event.setting_changed',
  'company.legal_id_confirmed': 'event.company_number_confirmed',
  'company.legal_id_unconfirmed': 'event.company_number_unconfirmed',
  'company.legal_id_contested': 'event.company_number_contested',
  'company.join_asked': 'event.join_asked',
  'company.manager_assigned': 'event.manager_assigned',
  'company.handed_over': 'event.company_handed_over',
  'company.closed': 'event.company_closed',
  'company.reopened': 'event.company_reopened',
  'company.looked_at': 'event.company_looked_at',
  'colleague.invited': 'event.colleague_invited',
  'colleague.joined': 'event.colleague_joined',
  'colleague.role_changed': 'event.role_changed',
  'colleague.changed': 'event.colleague_changed',
  'colleague.locked': 'event.colleague_locked',
  'colleague.unlocked': 'event.colleague_unlocked',
  'colleague.removed': 'event.colleague_removed',
  'colleague.invitation_revoked': 'event.invitation_revoked',
  'carrier.invited': 'event.carrier_invited',
  'carrier.invitation_revoked': 'event.invitation_revoked',
  'carrier.accepted': 'event.carrier_accepted',
  'carrier.requested': 'event.carrier_requested',
  'carrier.approved': 'event.carrier_approved',
  'carrier.declined': 'event.carrier_declined',
  'carrier.suspended': 'event.carrier_suspended',
  'carrier.resumed': 'event.carrier_resumed',
  'packet.published': 'event.packet_published',
  'packet.asked': 'event.packet_asked',
  'packet.submitted': 'event.packet_submitted',
  'packet.reopened': 'event.packet_reopened',
  'packet.reviewed': 'event.packet_reviewed',
  'packet.approved': 'event.packet_approved',
  'packet.returned': 'event.packet_returned',
  'document.added': 'event.document_added',
  'document.changed': 'event.document_changed',
  'document.deleted': 'event.document_deleted',
  'document.restored': 'event.document_restored',
  'carrier.labelled': 'event.carrier_labelled',
  'carrier.removed': 'event.carrier_removed',
  'carrier.merged': 'event.carrier_merged',
  'carrier.changed': 'event.carrier_changed',
  'carrier.requisites_changed': 'event.carrier_requisites_changed',
  'label.rule_changed': 'event.label_rule_changed',
  'company.capabilities_changed': 'event.capabilities_changed',
  'carrier.opted_out': 'event.carrier_opted_out',
  'carrier.legal_id_confirmed': 'event.carrier_number_confirmed',
  'carrier.legal_id_unconfirmed': 'event.carrier_number_unconfirmed',
  'load.vehicle_assigned': 'event.vehicle_assigned',
  'carrier.note_added': 'event.note_added',
  'carrier.note_changed': 'event.note_changed',
  'carrier.note_deleted': 'event.note_deleted',
  'contact.created': 'event.record_created',
  'contact.changed': 'event.record_changed',
  'contact.deleted': 'event.record_deleted',
  'contact.restored': 'event.record_restored',
  'contact.verified': 'event.contact_verified',
  'driver.created': 'event.record_created',
  'driver.changed': 'event.record_changed',
  'driver.deleted': 'event.record_deleted',
  'driver.restored': 'event.record_restored',
  'truck.created': 'event.record_created',
  'truck.changed': 'event.record_changed',
  'truck.deleted': 'event.record_deleted',
  'truck.restored': 'event.record_restored',
  'trailer.created': 'event.record_created',
  'trailer.changed': 'event.record_changed',
  'trailer.deleted': 'event.record_deleted',
  'trailer.restored': 'event.record_restored',
  'field_list.created': 'event.field_list_created',
  'field_list.changed': 'event.field_list_changed',
  'field_list.deleted': 'event.field_list_deleted',
  'field_list.restored': 'event.field_list_restored',
  'custom_field.created': 'event.custom_field_created',
  'custom_field.changed': 'event.custom_field_changed',
  'custom_field.deleted': 'event.custom_field_deleted',
  'custom_field.restored': 'event.custom_field_restored',
  'label.created': 'event.label_created',
  'carrier.invitation_failed': 'event.carrier_invitation_failed',
  'carrier.invitation_opened': 'event.carrier_invitation_opened',
  'carrier.reminded': 'event.carrier_reminded',
  'colleague.access_asked': 'event.colleague_access_asked',
  'colleague.access_approved': 'event.colleague_access_approved',
  'colleague.access_declined': 'event.colleague_access_declined',
  'announcement.sent': 'event.announcement_sent',
  'label.removed': 'event.label_removed',
  'facility.created': 'event.facility_created',
  'facility.changed': 'event.facility_changed',
  'facility.deleted': 'event.facility_deleted',
  'facility.restored': 'event.facility_restored',
  'facility.proposed': 'event.facility_proposed',
  'facility.proposal_withdrawn': 'event.facility_proposal_withdrawn',
  'facility.proposal_approved': 'event.facility_proposal_approved',
  'facility.proposal_declined': 'event.facility_proposal_declined',
} as const satisfies Record<Exclude<KeptAction, Varied>, string>;

const isKnown = (action: string): action is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, action);

/** Returns the text key of an entry; actions newer than this page get a general sentence. */
export function sentenceKey(action: string, params: Params) {
  switch (action) {
    case 'load.created':
      return params['copied_from'] ? 'event.copied' : 'event.created';
    case 'load.scheduled':
      return params['publish_at'] ? 'event.scheduled' : 'event.unscheduled';
    case 'load.bid_placed':
      // The amounts of bids are withheld while a tender is sealed.
      if (typeof params['amount'] !== 'number') return 'event.bid_hidden';
      if (params['entered_by']) return 'event.bid_by_phone';
      return params['provisional'] === true ? 'event.bid_provisional' : 'event.bid';
    case 'load.extended':
      if (params['cause'] === 'late_bid') return 'event.extended_late_bid';
      return params['cause'] === 'leader_withdrew' ? 'event.extended_leader_withdrew' : 'event.extended_by_hand';
    case 'option.selected':
      if (params['via'] === 'automatic') return 'event.selected_automatic';
      return params['via'] === 'book_now' ? 'event.selected_book_now' : 'event.selected';
    default:
      return isKnown(action) ? SENTENCES[action] : 'event.other';
  }
}

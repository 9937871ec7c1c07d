export { carriersFeature } from './feature';
export { carrierLink } from './links/carrier-link';
export { ensureRequestedRelation } from './request-access';
export { endOperatorConfirmation } from './legal-ids/run-legal-id-command';
export { legalIdCheck, type LegalIdCheckRow } from './legal-ids/legal-id.queries';
export { presentLegalIdCheck } from './presenter';
export { findCarrierInvitation } from './invitations/invitation.queries';
export { presentCapabilities, readCapabilities, type NamedCapabilities } from './capabilities/present-capabilities';
export { checkLaneCountries } from './capabilities/check-lanes';
export { changeRelation } from './change-relation';
export { findOwnCarrier, findOwnRelation, lockOwnRelation, refuseForeignCarriers, refuseForeignLabels } from './policy';
export { findRelationForMessage } from './queries';
export { noteInvitationFailed, noteInvitationSent } from './invitations/follow-invitation';
export { inviteSuggested } from './invitations/invite-suggested';
export { findOpenInvitation } from './invitations/read-invitation';
export {
  findPersonalLinkUrls,
  issuePersonalLinks,
  readPersonalLink,
  withLinkFor,
  type PersonalLinkUrls,
} from './links/personal-link';
export { savePersonalLinkBids, type LinkTarget } from './links/personal-link.queries';
export { changeCarrierLabels } from './labels/change-carrier-labels';
export type { CarriersFilter } from './list/list-conditions.queries';
export { listSelectedCarriers, type SelectedCarrier } from './list/list.queries';

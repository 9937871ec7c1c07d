export { carrierSubscribers } from './subscribers';
export { networkRoutes } from './routes';
export { carrierPublicRoutes, carrierAppRoutes } from './carrier-routes';
export { carrierLink } from './links/carrier-link';
export { ensureRequestedRelation } from './request-access';
export { legalIdCheck, type LegalIdCheckRow } from './legal-ids/legal-id.queries';
export { presentLegalIdCheck } from './presenter';
export { findCarrierInvitation, saveEarlierRevocation } from './invitations/invitation.queries';
export { findRelationForMessage } from './queries';
export { findOpenInvitation } from './invitations/read-invitation';
export {
  findBySecret,
  findPersonalLinkSecret,
  issuePersonalLinks,
  optOutUrl,
  personalLinkUrl,
  refuseLink,
} from './links/personal-link';
export { savePersonalLinkBids, type PersonalLinkAim } from './links/personal-link.queries';

export { carrierReactions } from './reactions';
export { networkRoutes } from './routes';
export { carrierPublicRoutes, carrierAppRoutes } from './carrier-routes';
export { carrierLink } from './carrier-link';
export { ensureRequestedRelation } from './request-access';
export { findRelation, type Relation } from './queries';
export { legalIdCheck, type LegalIdCheckRow } from './legal-id.queries';
export { presentLegalIdCheck } from './presenter';
export { findCarrierInvitation, saveEarlierRevocation } from './invitation.queries';
export { findRelationForMessage } from './queries';
export { keepTenderMessages, saveOptOut } from '../brands';
export { findOpenInvitation } from './read-invitation';
export {
  findBySecret,
  findPersonalLinkSecret,
  issuePersonalLinks,
  optOutUrl,
  personalLinkUrl,
  refuseLink,
} from './personal-link';
export { savePersonalLinkBids, type PersonalLinkAim } from './personal-link.queries';

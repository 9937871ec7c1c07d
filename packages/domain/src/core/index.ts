export type { Json } from './json';
export { LIMITS, REVISION_LIMITS, type RevisionLimits } from './limits';
export { isRefusal, type Refusal, REFUSAL_CODES, REFUSAL_STATUS, type RefusalCode, refuse } from './refusal';
export { fieldsChangedSince, refuseStale } from './refuse-stale';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './time';
export {
  distanceUnit,
  estimateDistanceKm,
  estimateDrivingMinutes,
  estimateLegsKm,
  greatCircleKm,
  KM_PER_MILE,
  pricePerDistance,
} from './distance';
export {
  hasRight,
  refuseApprovalRule,
  refuseHandOver,
  refuseRight,
  refuseRoleChange,
  type Right,
  RIGHTS,
  RIGHTS_IN_USE,
  rightsInUseOf,
  rightsOf,
  effectiveRights,
  type Role,
  type RoleFacts,
  ROLES,
  type Side,
  SIDES,
} from './roles';

// People and vehicles of carriers.
export { checkContact, checkDriver, checkVehicle, type FleetProblem } from './fleet/check-record';
export { checkVin, normalizePlate, normalizeVin, plateKey } from './fleet/vehicle-numbers';
export { driverFieldsShown, DRIVER_SUMMARY } from './fleet/visibility';
export { CONTACT_CODE_LIMITS, contactWayState, refuseContactCode, refuseContactTry } from './fleet/contact-code';
export type { ContactWay, SentContactCode } from './fleet/contact-code';
export { MASKED_FIELDS, historyValue } from './fleet/history';
export { refuseAssignment, type AssignmentFacts } from './fleet/assignment';
export {
  FLEET_KINDS,
  FLEET_LIMITS,
  SPOKEN_LANGUAGES,
  TRAILER_CATEGORIES,
  TRAILER_TYPES,
  TRUCK_CATEGORIES,
  TRUCK_TYPES,
  WAY_STATES,
  type FleetKind,
  type WayState,
} from './fleet/lists';

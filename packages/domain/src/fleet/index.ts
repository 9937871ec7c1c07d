export { checkContact, checkDriver, checkVehicle, type FleetProblem } from './check-record';
export { checkVin, normalizePlate, normalizeVin, plateKey } from './vehicle-numbers';
export { driverFieldsShown, DRIVER_SUMMARY } from './visibility';
export {
  CONTACT_CODE_LIMITS,
  contactWayState,
  refuseContactCode,
  refuseContactTry,
  type ContactWay,
  type SentContactCode,
} from './contact-code';
export { MASKED_FIELDS, historyValue } from './history';
export { refuseAssignment, type AssignmentFacts } from './assignment';
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
} from './lists';

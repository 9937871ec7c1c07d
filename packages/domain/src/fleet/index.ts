export { checkContact, checkDriver, checkVehicle, type FleetProblem } from './check-record';
export { normalizePlate, normalizeVin, plateKey } from './vehicle-numbers';
export { driverFieldsShown } from './visibility';
export { CONTACT_CODE_LIMITS, contactWayState, refuseContactCode, refuseContactTry } from './contact-code';
export { historyValue } from './history';
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

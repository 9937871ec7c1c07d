export { checkPosition, evidenceOf, type Position } from './positions';
export { comesLate, followGeofences, type GeofenceState, isInGeofence } from './geofence';
export { type StopFacts, stopFacts, type WatchedStop } from './stop-facts';
export { isHidden, isVisible, roundAwayFromStops, roundPoint, visibleLines } from './visibility';
export { drivingSpeedKmh, type Eta, etasOf, expectedDwellMs } from './eta';
export { dwellMs, onTimeOf } from './on-time';
export { trackedBp, trackedMs } from './quality';

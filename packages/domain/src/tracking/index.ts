export { checkPosition, evidenceOf, type Position } from './positions';
export { comesLate, followTrip, type GeofenceState, isInGeofence } from './geofence';
export { type StopFacts, stopFacts, type WatchedStop } from './stop-facts';
export { drivingSpeedKmh, type Eta, etasOf, expectedDwellMs } from './eta';
export { dwellMs, onTimeOf } from './on-time';

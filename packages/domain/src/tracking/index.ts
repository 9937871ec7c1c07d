export { checkPosition, evidenceOf, type Position, POSITIONS_MAX } from './positions';
export { followPositions, knownUntil, type TrackingState } from './follow-positions';
export { followGeofences, type GeofenceState, isInGeofence, isOutdated, nextChangeAt } from './geofence';
export { type StopFacts, stopFacts, type WatchedStop } from './stop-facts';
export {
  isHidden,
  isVisible,
  roundAwayFromStops,
  roundLine,
  roundPoint,
  visibleFrom,
  visibleLines,
} from './visibility';
export { drivingSpeedKmh, type Eta, etasOf, expectedDwellMs } from './eta';
export { dwellMs, onTimeOf } from './on-time';
export {
  isAhead,
  isStale,
  isWithheld,
  lateMinutes,
  newestReading,
  type Progress,
  type Reading,
  STALE_MS,
  trackedBpAt,
} from './progress';

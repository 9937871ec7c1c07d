export { type Arrival, arrivalsOf, type PlannedStop } from './arrivals';
export { isSameTime, refuseAssignment, refuseReplacement } from './vehicle/assignment';
export {
  EVIDENCE_KINDS,
  EVIDENCE_SOURCES,
  type Evidence,
  type EvidenceKind,
  type EvidenceSource,
  isConfirmed,
  mayConfirm,
  rankOf,
  type StopTimes,
  stopTimes,
} from './evidence';
export { followTrip, leftAt, tripFacts } from './follow-trip';
export { replaceGeofenceEvidence } from './geofence-evidence';
export { isWithheld, type Progress, type SeenPosition, toldAfter, trackedBpAt } from '../tracking/progress';
export { roundAwayFromStops, visibleFrom } from '../tracking/visibility';
export {
  PROOF_STATES,
  type Proof,
  type ProofState,
  proofDueAt,
  proofState,
  refuseProof,
  refuseProofDecision,
} from './proof';
export { refuseTime, REPORTED_STATES, reportStop, type StopChange, stopRefusals, TAKE_BACK_MS } from './report-stop';
export { etasOfStops, nextStop, type PlacedStop, underWayFrom } from './stops-ahead';
export {
  STOP_STATES,
  stopState,
  type Trip,
  TRIP_RESULTS,
  TRIP_STATES,
  tripState,
  type TripStop,
  isUnloadedLess,
  refuseOver,
} from './stop';
export {
  refuseNewTask,
  refuseTaskByDriver,
  refuseTaskChange,
  refuseTaskDelete,
  refuseTaskDone,
  TASK_PERFORMERS,
  TASK_TRACKINGS,
  taskState,
  type TripTask,
} from './task';
export { isOutOfRange, type TemperatureRange } from './temperature';
export { isRunning, refuseVehicleRequest, type VehicleRequestFacts } from './vehicle/vehicle-request';
export {
  CHANGE_STATES,
  type ChangedPlace,
  type ChangeState,
  decideChange,
  refuseChange,
  refuseNote,
  type TripChange,
} from './trip-change';

export {
  asksNothing,
  type Capabilities,
  CAPABILITY_LIMITS,
  type CapabilityLane,
  type Certificate,
  CERTIFICATES,
  coversLane,
  LANE_RADIUS_KM,
  type LabelRule,
  type LaneEnd,
  meetsLabelRule,
} from './carriers/capabilities';
export { decideMerge, type Merge, type MergeSide } from './carriers/merge';
export { CARRIER_BULK_ACTIONS, type CarrierBulkAction } from './jobs/job';
